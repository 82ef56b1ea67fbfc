import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("The build for hosts takes the arguments of the build", () => {
	// Without the repository, the build stops before its first step.
	const env = { ...process.env, PREVIEW: "1", EDITOR_REPOSITORY: "" };
	const args = ["--import", "tsx", "scripts/build/build-for-launch.ts", "--admin"];
	const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env, timeout: 60_000 });
	assert.equal(status, 1);
	assert.match(stderr, /^The site cannot have the editor\. EDITOR_REPOSITORY is not set/m);
});
