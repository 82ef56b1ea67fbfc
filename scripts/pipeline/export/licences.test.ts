import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { bundleFirstAidWorker, bundleIslands } from "./bundle-islands";
import { noticeOf } from "./licences";

test("A package whose licence has no text stops the build with its name", (t) => {
	const manifest = '{"name":"secret","version":"1.0.0","license":"UNLICENSED"}';
	const folder = temporaryFolder(t, { "package.json": manifest });
	assert.throws(() => noticeOf(folder), /The package secret \(UNLICENSED\) contains no licence text/);
});

/** Licences that ask for a notice at most (SPDX). */
const permissive =
	"0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT OFL-1.1 Python-2.0 Zlib".split(" ");

/** Licences that ask for more, and the packages that may have them: they run in builds and tests, and are in no page. */
const inBuilds: Record<string, RegExp> = {
	"CC-BY-4.0": /^caniuse-lite$/,
	"LGPL-3.0-or-later": /^@img\/sharp-/,
	"MPL-2.0": /^(axe-core|lightningcss(-.*)?)$/,
};

test("Each package that is installed has a licence under which a site may be built", () => {
	const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
		packages: Record<string, { license?: string }>;
	};
	for (const [path, { license = "none" }] of Object.entries(lock.packages)) {
		const name = path.replace(/^.*node_modules\//, "");
		if (name === "") continue;
		for (const part of license.split(/[()]| AND | OR /).filter(Boolean)) {
			assert.ok(permissive.includes(part) || inBuilds[part]?.test(name), `${name}: ${part}`);
		}
	}
});

test("The browser gets scripts of the packages in the table of docs/security.md, and of no others", async (t) => {
	const out = temporaryFolder(t);
	const { packages } = await bundleIslands(process.cwd(), out, "preact");
	const inWorker = await bundleFirstAidWorker(process.cwd(), out, true);
	const [, table = ""] = readFileSync("docs/security.md", "utf8").split("## Packages in the browser\n");
	const rows = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = ""]) => cell.replaceAll("`", "").split(", "));
	assert.deepEqual([...packages, ...inWorker].sort(), rows.sort());
});
