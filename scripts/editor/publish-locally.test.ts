import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { contentCopy } from "@/e2e/support/content-copy";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { editorServer } from "./editor-server";
import { localState, NotDone, publishLocally, undoLocally } from "./publish-locally";

const git = (folder: string, ...args: string[]) =>
	execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@clinic.example", ...args], {
		cwd: folder,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
	});

/** A clinic's folder, connected to a repository. */
function clinicWithRepository(t: TestContext) {
	const copy = contentCopy(t);
	const { folder } = copy;
	const remote = temporaryFolder(t);
	git(remote, "init", "--bare", "--initial-branch=main");
	git(folder, "init", "--initial-branch=main");
	git(folder, "config", "user.name", "Test");
	git(folder, "config", "user.email", "test@clinic.example");
	git(folder, "add", ".");
	git(folder, "commit", "--message", "Begin");
	return { ...copy, remote, connect: () => git(folder, "push", remoteOf(folder, remote), "main", "--set-upstream") };
}

function remoteOf(folder: string, remote: string): string {
	git(folder, "remote", "add", "origin", remote);
	return "origin";
}

const paths = (folder: string) => localState(folder).files.map(({ path }) => path);

test("what was changed is listed, taken back file by file, and published", (t) => {
	const { folder, remote, edit, read, connect } = clinicWithRepository(t);
	const before = read("content/clinic.yaml");
	edit("content/clinic.yaml", "name:", "# A remark.\nname:");
	writeFileSync(join(folder, "content/photos.txt"), "new");
	writeFileSync(join(folder, "notes.txt"), "not of the content");
	assert.deepEqual(paths(folder).sort(), ["content/clinic.yaml", "content/photos.txt"]);
	assert.throws(() => publishLocally(folder, "Edit: x"), /not connected/);

	undoLocally(folder, "content/photos.txt");
	assert.equal(existsSync(join(folder, "content/photos.txt")), false);
	assert.throws(() => undoLocally(folder, "../outside"), NotDone);

	connect();
	publishLocally(folder, "Edit: clinic.yaml");
	assert.deepEqual(localState(folder), { files: [], commits: 0 });
	assert.match(git(remote, "show", "main:content/clinic.yaml"), /# A remark/);
	assert.match(git(remote, "log", "-1", "--format=%s", "main"), /^Edit: clinic\.yaml$/m);
	assert.throws(() => git(remote, "show", "main:notes.txt"));

	writeFileSync(join(folder, "content/clinic.yaml"), before);
	undoLocally(folder, "content/clinic.yaml");
	assert.match(readFileSync(join(folder, "content/clinic.yaml"), "utf8"), /# A remark/);
});

test("content with a mistake is not published, and says where it is", (t) => {
	const { folder, edit, connect } = clinicWithRepository(t);
	connect();
	edit("content/clinic.yaml", "name:", "nam:");
	assert.throws(() => publishLocally(folder, "Edit: x"), /content\/clinic\.yaml:\d+:\d+ nam: /);
	assert.deepEqual(paths(folder), ["content/clinic.yaml"], "nothing was committed");
});

test("other sites cannot publish or undo", async () => {
	const app = editorServer(process.cwd());
	for (const name of ["publish", "undo"]) {
		const request = { method: "POST", headers: { Origin: "https://elsewhere.example" }, body: "{}" };
		assert.equal((await app.request(`http://localhost:3000/admin/${name}`, request)).status, 403);
	}
});
