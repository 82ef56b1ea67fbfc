import assert from "node:assert/strict";
import { mkdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { filesBelow, outputFile } from "@/lib/content/files";
import { replaceSite } from "./swap-output";

/** A project with the site of an earlier build. */
function project(t: TestContext) {
	const root = temporaryFolder(t, { "out/index.html": "old" });
	const write = (file: string, text: string) => outputFile(join(root, file), text);
	const files = () =>
		Object.fromEntries(filesBelow(root).map((file) => [file, readFileSync(join(root, file), "utf8")]));
	return { root, write, files };
}

const fail = () => Promise.reject(new Error("no title"));

test("a finished export replaces the whole site, which stays in place until then", async (t) => {
	const { root, write, files } = project(t);
	write("out/gone/index.html", "old");
	for (const expected of ["old", "new"]) {
		await replaceSite(root, async (folder) => {
			write(join(folder, "index.html"), "new");
			assert.equal(files()["out/index.html"], expected);
		});
		assert.deepEqual(files(), { "out/index.html": "new" });
	}
});

test("a failed export, or none, leaves the site as it was, and the next one starts from nothing", async (t) => {
	const { root, write, files } = project(t);
	const failing = replaceSite(root, (folder) => {
		write(join(folder, "half.html"), "half");
		return fail();
	});
	await assert.rejects(failing, /no title/);
	assert.equal(files()["out/index.html"], "old");
	const makeNothing = async () => void mkdirSync(join(root, ".export"));
	await assert.rejects(replaceSite(root, makeNothing), /ENOENT/);
	assert.deepEqual(files(), { "out/index.html": "old" });
	await replaceSite(root, async (folder) => write(join(folder, "index.html"), "new"));
	assert.deepEqual(files(), { "out/index.html": "new" });
});

test("a build that was killed between the two renames loses nothing", async (t) => {
	const { root, write, files } = project(t);
	write(".export/site/index.html", "new");
	renameSync(join(root, "out"), join(root, ".export/before"));
	await assert.rejects(replaceSite(root, fail), /no title/);
	assert.deepEqual(files(), { "out/index.html": "old" });
});
