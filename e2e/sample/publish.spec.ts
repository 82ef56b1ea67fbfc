import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("The sample is never built to be published", () => {
	const before = statSync("out/index.html").mtimeMs;
	const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build/live.ts"], {
		encoding: "utf8",
		env: { ...process.env, PREVIEW: "0" },
	});
	expect(status).toBe(1);
	expect(stderr).toMatch(/invented/);
	expect(statSync("out/index.html").mtimeMs).toBe(before);
});
