import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as z from "zod";
import type { Registered } from "./upkeep";

const run = promisify(execFile);

/** What `npm view` answers of a package's version. */
const viewed = z.object({
	"dist-tags": z.object({ latest: z.string() }),
	time: z.record(z.string(), z.string()).optional(),
	deprecated: z.string().optional(),
});

/** The registry did not answer; `message` has npm's own words. */
export class RegistryError extends Error {}

/** npm's own words about why it failed: JSON on its standard output. */
function reasonOf(error: unknown): string {
	const { stdout = "", message } = error as Error & { stdout?: string };
	try {
		return z.object({ error: z.object({ summary: z.string() }) }).parse(JSON.parse(stdout)).error.summary;
	} catch {
		return message;
	}
}

/**
 * Asks the registry of npm's settings about a package, by npm itself.
 * @param used the version in use
 * @throws {RegistryError} if it does not answer, or not as a registry does
 */
export async function askRegistry(name: string, used: string): Promise<Registered> {
	const fields = ["dist-tags", "time", "deprecated"];
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	try {
		const { stdout } = await run(npm, ["view", `${name}@${used}`, ...fields, "--json"], { maxBuffer: 64 << 20 });
		const { "dist-tags": tags, time, deprecated } = viewed.parse(JSON.parse(stdout));
		return { latest: tags.latest, released: time?.[tags.latest]?.slice(0, 10), deprecated };
	} catch (error) {
		throw new RegistryError(reasonOf(error));
	}
}
