import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { readContentFiles } from "@/lib/content/load";
import { exportEditor, hostedBackend } from "./export-editor";

test("the editor is a site of its own, with its own policy, headers, files and licences", async (t) => {
	const folder = temporaryFolder(t);
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	const { files } = readContentFiles(join(process.cwd(), "e2e/clinic"));
	await exportEditor(process.cwd(), folder, files, { name: "github", repo: "clinic/site", auth_methods: ["token"] });

	const page = read("out/index.html");
	assert.match(page, /<meta name="robots" content="noindex, nofollow">/);
	assert.match(page, /"repo":"clinic\/site"/);
	const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "";
	assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; /);
	const services = "https://api.github.com https://www.githubstatus.com";
	assert.ok(policy.includes(`connect-src 'self' blob: data: ${services};`), policy);

	for (const rules of ["out/.htaccess", "hosting/nginx.conf", "hosting/_headers"]) {
		assert.ok(read(rules).includes(`${policy}; object-src 'none'; frame-ancestors 'none'`), rules);
		assert.match(read(rules), /Cross-Origin-Opener-Policy:? "?same-origin-allow-popups/);
		assert.doesNotMatch(read(rules), /Access-Control-Allow-Origin/);
	}

	const editorFiles = readdirSync(join(folder, "out/files"), { recursive: true, encoding: "utf8" });
	for (const name of ["source-sans-3", "material-symbols-outlined"]) {
		const isFont = (file: string) => file.startsWith(`assets/${name}`) && file.endsWith(".woff2");
		assert.ok(editorFiles.some(isFont), name);
	}
	assert.match(read("out/files/licences.txt"), /@sveltia\/cms [\d.]+ \(MIT\)/);
	for (const inside of ["dompurify", "lexical", "svelte"]) {
		assert.match(read("out/files/licences.txt"), new RegExp(`^${inside}$`, "m"));
	}
});

test("the settings of a host make the backend, and wrong ones are named", () => {
	const repo = "clinic/site";
	const token = { name: "github", repo, branch: "main", auth_methods: ["token"] };
	assert.deepEqual(hostedBackend({ EDITOR_REPOSITORY: repo }), token);
	const env = { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: "live", EDITOR_SIGN_IN: "https://sign-in.example/path" };
	assert.deepEqual(hostedBackend(env), { name: "github", repo, branch: "live", base_url: "https://sign-in.example" });
	assert.throws(() => hostedBackend({}), /EDITOR_REPOSITORY is not set/);
	assert.throws(() => hostedBackend({ EDITOR_REPOSITORY: "https://github.com/a/b" }), /EDITOR_REPOSITORY must be/);
	assert.throws(() => hostedBackend({ ...env, EDITOR_SIGN_IN: "http://x.example" }), /EDITOR_SIGN_IN must begin/);
});
