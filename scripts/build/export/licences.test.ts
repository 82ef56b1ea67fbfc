import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { noticeOf } from "./licences";

test("A package whose licence has no text stops the build with its name", (t) => {
	const folder = temporaryFolder(t);
	writeFileSync(join(folder, "package.json"), '{"name":"secret","version":"1.0.0","license":"UNLICENSED"}');
	assert.throws(() => noticeOf(folder), /The package secret \(UNLICENSED\) contains no licence text/);
});
