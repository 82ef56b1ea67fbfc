import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { noticeOf } from "./licences";

test("A package whose licence has no text stops the build with its name", async () => {
	const folder = await mkdtemp(join(tmpdir(), "package-"));
	await writeFile(join(folder, "package.json"), '{"name":"secret","version":"1.0.0","license":"UNLICENSED"}');
	assert.throws(() => noticeOf(folder), /The package secret \(UNLICENSED\) contains no licence text/);
	await rm(folder, { recursive: true });
});
