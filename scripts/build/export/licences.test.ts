import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { noticeOf } from "./licences";

test("A package whose licence has no text stops the build with its name", (t) => {
	const manifest = '{"name":"secret","version":"1.0.0","license":"UNLICENSED"}';
	const folder = temporaryFolder(t, { "package.json": manifest });
	assert.throws(() => noticeOf(folder), /The package secret \(UNLICENSED\) contains no licence text/);
});
