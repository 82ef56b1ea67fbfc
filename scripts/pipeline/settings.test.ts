import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { type TestContext, test } from "node:test";
import { runScript } from "@/e2e/support/run-script";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { embeddedMailbox, settingProblems } from "./settings";

const check = "scripts/check-folder.cjs";

/** A folder with a name of its own, and with what `npm run` needs before the project's code. */
function folderNamed(t: TestContext, name: string): string {
	const files = ["package.json", check].map((file) => [`${name}/${file}`, readFileSync(file)]);
	return join(realpathSync(temporaryFolder(t, Object.fromEntries(files))), name);
}

const ends = (folder: string, found: string) =>
	`The folder "${folder}" has ${found} in its name, which breaks the build: rename it.\n`;

/** Names of folders in which the build fails, with the cause. Windows allows none of the signs but #. */
const refused = Object.entries({
	"My Site #1": "#",
	"#": "#",
	node_modules: "node_modules",
	...(process.platform === "win32" ? {} : { "a?b": "?", "क*ख": "*", "a\\b": "\\" }),
});

test("The check names the folder to rename, also if the project is further below, and allows all other names", (t) => {
	const others = ["a b", "a%20b", "[new] (100%)", "it's", "क्लिनिक", "{a,b} & $c", ".hidden", "node_modules.old"];
	for (const [name, found] of [...refused, ...others.map((allowed) => [allowed, ""] as const)]) {
		const folder = folderNamed(t, name);
		for (const cwd of found ? [folder, join(folder, "scripts")] : [folder]) {
			const { status, stderr } = spawnSync(process.execPath, [resolve(check)], { cwd, encoding: "utf8" });
			assert.deepEqual([stderr, status], found ? [ends(folder, found), 1] : ["", 0], name);
		}
	}
});

test("Commands check their folder before they load anything else", (t) => {
	for (const command of ["build", "build:live", "dev", "edit", "start"]) {
		const [name, found] = refused.at(-1) ?? assert.fail();
		const cwd = folderNamed(t, name);
		const npm = { cwd, encoding: "utf8", shell: process.platform === "win32" } as const;
		const { status, stderr } = spawnSync("npm", ["run", "--silent", command], npm);
		assert.equal(stderr, ends(cwd, found), command);
		assert.equal(status, 1);
	}
});

test("Scripts check their folder, also without npm", async (t) => {
	const folder = folderNamed(t, "My Site #1");
	for (const script of ["scripts/pipeline/build.ts", "scripts/server/dev.ts"]) {
		assert.deepEqual(await runScript(t, script, folder), { code: 1, text: ends(folder, "#") });
	}
});

test("Settings of the e-mail service contain no spaces, quotation marks or invisible characters", () => {
	const name = "NEXT_PUBLIC_EMAILJS_SERVICE_ID";
	const expected = `${name} must be without spaces, quotation marks and invisible characters: service_1`;
	for (const value of [
		'"service_1"',
		"'service_1'",
		"“service_1”",
		" service_1",
		"service_1\r",
		"service_1\u00a0",
		"\u200bservice_1",
	]) {
		assert.deepEqual(settingProblems({ [name]: value }, []), [expected], JSON.stringify(value));
	}
	const origin = { NEXT_PUBLIC_EMAILJS_ORIGIN: "https://mail.clinic.example:8443" };
	for (const env of [{}, { [name]: "" }, embeddedMailbox, origin]) assert.deepEqual(settingProblems(env, []), []);
});

test("Files of settings are read as Windows saves them, or named, whatever NODE_ENV is", async (t) => {
	const text = "NEXT_PUBLIC_EMAILJS_SERVICE_ID=„a”\r\n";
	const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");
	const unreadable = ".env.local cannot be read: save it again with the encoding UTF-8.\n";
	const value = "NEXT_PUBLIC_EMAILJS_SERVICE_ID must be without spaces, quotation marks and invisible characters: a\n";
	const cases: [NODE_ENV: string, content: Uint8Array, expected: string][] = [
		["test", Buffer.from(`\ufeff${text}`), value],
		["development", utf16, unreadable],
		["prod", Buffer.from(utf16).swap16(), unreadable],
		["", Buffer.from(text, "utf16le"), unreadable],
		["production", Buffer.from("# R\u00e9union\r\n", "latin1"), unreadable],
	];
	const build = ([NODE_ENV, content]: (typeof cases)[number]) =>
		runScript(t, "scripts/pipeline/build.ts", temporaryFolder(t, { ".env.local": content }), { NODE_ENV });
	assert.deepEqual(
		await Promise.all(cases.map(build)),
		cases.map(([, , text]) => ({ code: 1, text })),
	);
});
