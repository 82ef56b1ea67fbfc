/** `npm run test:units`: the tests beside the code, in a process a file; arguments are parts of the paths of those to run. */
import { availableParallelism } from "node:os";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { filesIn } from "@/lib/content/files";

const parts = process.argv.slice(2);
const files = ["components", "lib", "scripts", "e2e"]
	.flatMap((folder) => filesIn(process.cwd(), folder))
	.filter((file) => /\.test\.tsx?$/.test(file) && (parts.length === 0 || parts.some((part) => file.includes(part))));
if (files.length === 0) throw new Error(`No test has a path with ${parts.join(" or ")} in it.`);

// Node 20 takes neither patterns nor, before 20.10, the number of processes on its command line.
const tests = run({ files, concurrency: availableParallelism() });
tests.on("test:fail", () => {
	process.exitCode = 1;
});
tests.compose(new spec()).pipe(process.stdout);
