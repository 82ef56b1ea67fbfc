/**
 * `npm run test:units`: the tests beside the code; arguments are parts of the paths of those to run. There is one
 * process for each core, not for each file: loading the schema of the content takes longer than most tests.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";
import { filesIn } from "@/lib/content/files";

const parts = process.argv.slice(2);
const files = ["components", "lib", "scripts", "e2e"]
	.flatMap((folder) => filesIn(process.cwd(), folder))
	.filter((file) => /\.test\.tsx?$/.test(file) && (parts.length === 0 || parts.some((part) => file.includes(part))));
if (files.length === 0) throw new Error(`No test has a path with ${parts.join(" or ")} in it.`);

const folder = mkdtempSync(join(tmpdir(), "units-"));
const processes = Math.min(availableParallelism(), files.length);
const entries = Array.from({ length: processes }, (_, index) => {
	const filesOfProcess = files.filter((_file, position) => position % processes === index);
	const entry = join(folder, `${index}.mjs`);
	writeFileSync(entry, filesOfProcess.map((file) => `import "${pathToFileURL(resolve(file))}";\n`).join(""));
	return entry;
});

// Node 20 takes neither patterns nor, before 20.10, the number of processes on its command line.
const tests = run({ files: entries, concurrency: processes });
tests.on("test:fail", () => {
	process.exitCode = 1;
});
tests.on("end", () => rmSync(folder, { recursive: true }));
tests.compose(new spec()).pipe(process.stdout);
