import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";
import { filesIn } from "@/lib/content/files";

/** The folders in which tests stand beside the code. */
const FOLDERS = ["components", "lib", "scripts", "e2e"];

/** Milliseconds that all tests of a process may take; only one that hangs takes so long. */
const TIME_LIMIT = 600_000;

/** The tests beside the code whose paths hold one of `parts`; all if there are none. */
function unitTests(parts: string[]): string[] {
	return FOLDERS.flatMap((folder) => filesIn(process.cwd(), folder)).filter(
		(file) => /\.test\.tsx?$/.test(file) && (parts.length === 0 || parts.some((part) => file.includes(part))),
	);
}

/**
 * Writes modules that import all files between them. Node starts a process for each module it is given: one for each
 * core in place of one for each file, because loading the assertions takes longer than most files' tests.
 */
function inGroups(files: string[], folder: string): string[] {
	const count = Math.min(availableParallelism(), files.length);
	return Array.from({ length: count }, (_, group) => {
		const own = files.filter((_, index) => index % count === group);
		const module = join(folder, `tests-${group}.mjs`);
		writeFileSync(module, own.map((file) => `import ${JSON.stringify(pathToFileURL(resolve(file)).href)};\n`).join(""));
		return module;
	});
}

/**
 * Runs the tests beside the code with Node's own runner, on all cores, and prints what they find. Its processes load
 * TypeScript as this one does.
 * @param parts parts of the paths of the tests to run; all if there are none
 * @returns the exit code: 1 if a test fails or no path matches
 */
export async function runUnitTests(parts: string[]): Promise<number> {
	const files = unitTests(parts);
	if (files.length === 0) {
		console.error(`No test has a path with ${parts.join(" or ")} in it.`);
		return 1;
	}
	const folder = mkdtempSync(join(tmpdir(), "units-"));
	const groups = inGroups(files, folder);
	const tests = run({ files: groups, concurrency: groups.length, timeout: TIME_LIMIT });
	let code = 0;
	tests.on("test:fail", () => {
		code = 1;
	});
	for await (const text of tests.compose(new spec())) process.stdout.write(text);
	rmSync(folder, { recursive: true });
	return code;
}
