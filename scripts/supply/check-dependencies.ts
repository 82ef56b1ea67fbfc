/**
 * `npm run check:dependencies`: asks the registry which of the packages in `package.json` are deprecated, newer, or
 * without a release for long. It ends with 1 if one is deprecated, and with 2 if the registry does not answer.
 */
import { readFileSync } from "node:fs";
import * as z from "zod";
import { askRegistry, RegistryError } from "./registry";
import { type Finding, upkeepOf } from "./upkeep";

/** How many packages are asked for at once. */
const AT_ONCE = 8;

const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions, devDependencies: versions });

const { dependencies, devDependencies } = manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
const packages = Object.entries({ ...dependencies, ...devDependencies }).sort();
const today = new Date().toISOString().slice(0, 10);

/** What is to be said of every package, in the order of their names. */
async function findings(): Promise<Finding[]> {
	const found = new Map<string, Finding[]>();
	const waiting = [...packages];
	const askOne = async () => {
		for (let next = waiting.pop(); next; next = waiting.pop()) {
			const [name, used] = next;
			found.set(name, upkeepOf(name, used, await askRegistry(name, used), today));
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, askOne));
	return packages.flatMap(([name]) => found.get(name) ?? []);
}

try {
	const all = await findings();
	for (const { name, says, wrong } of all) console.log(`${wrong ? "WRONG " : ""}${name}: ${says}`);
	const wrong = all.filter((finding) => finding.wrong).length;
	console.log(`${packages.length} packages asked for, ${wrong} deprecated.`);
	if (wrong > 0) process.exitCode = 1;
} catch (error) {
	if (!(error instanceof RegistryError)) throw error;
	console.error(`Nothing can be said of the packages: the registry does not answer.\n${error.message}`);
	process.exit(2);
}
