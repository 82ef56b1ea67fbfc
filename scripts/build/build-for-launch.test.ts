import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("The build for hosts takes the arguments of the build", () => {
	const { status, stderr } = spawnSync(
		process.execPath,
		["--import", "tsx", "scripts/build/build-for-launch.ts", "--admin"],
		{
			encoding: "utf8",
			// Without the repository, the build ends before it has begun.
			env: { ...process.env, PREVIEW: "1", EDITOR_REPOSITORY: "" },
			timeout: 60_000,
		},
	);
	assert.equal(status, 1);
	assert.match(stderr, /^The site cannot have the editor\. EDITOR_REPOSITORY is not set/m);
});
