import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { GitHubBackend } from "@sveltia/cms";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { readContentFiles } from "@/lib/content/content-files";
import { SAVED } from "./editor-page";
import { exportEditor, hostedBackend } from "./export-editor";

test("the editor is added to a finished site with its own policy, files and licences, and changes no page", async (t) => {
	const robots = "User-Agent: *\nAllow: /\n\nSitemap: https://clinic.example/sitemap.xml\n";
	const out = temporaryFolder(t, { "index.html": "<p>A page, finished", "robots.txt": robots });
	const read = (file: string) => readFileSync(join(out, file), "utf8");
	const { sources } = readContentFiles(process.cwd());
	await exportEditor(process.cwd(), out, sources, { name: "github", repo: "clinic/site", auth_methods: ["token"] });

	assert.deepEqual(readdirSync(out), ["admin", "index.html", "robots.txt"]);
	assert.equal(read("index.html"), "<p>A page, finished");
	assert.match(read("robots.txt"), /^User-Agent: \*\nAllow: \/\nDisallow: \/admin\/\n\nSitemap: /);

	assert.match(JSON.parse(read("admin/built.json")).commit, /^([0-9a-f]{40})?$/);

	const page = read("admin/index.html");
	assert.match(page, /<meta name="robots" content="noindex, nofollow">/);
	assert.match(page, /"repo":"clinic\/site"/);
	const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "";
	assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; /);
	assert.match(policy, /connect-src 'self' blob: data: https:\/\/api\.github\.com https:\/\/www\.githubstatus\.com;/);

	const files = readdirSync(join(out, "admin/files"), { recursive: true, encoding: "utf8" });
	for (const name of ["source-sans-3", "material-symbols-outlined"]) {
		const isFont = (file: string) => file.startsWith(`assets/${name}`) && file.endsWith(".woff2");
		assert.ok(files.some(isFont), name);
	}
	assert.match(read("admin/files/licences.txt"), /@sveltia\/cms [\d.]+ \(MIT\)/);
	for (const inside of ["dompurify", "lexical", "svelte"]) {
		assert.match(read("admin/files/licences.txt"), new RegExp(`^${inside}$`, "m"));
	}
});

test("the settings of a host make the backend, and wrong ones are named", () => {
	const repo = "clinic/site";
	const { commit_messages: messages, ...token } = hostedBackend({ EDITOR_REPOSITORY: repo }) as GitHubBackend;
	const github = { name: "github", repo, branch: "main", commit_messages: messages };
	assert.deepEqual(token, { name: "github", repo, branch: "main", auth_methods: ["token"] });
	for (const message of Object.values(messages ?? {})) assert.ok(message.startsWith(SAVED), message);
	const env = { EDITOR_REPOSITORY: repo, EDITOR_BRANCH: "live", EDITOR_SIGN_IN: "https://sign-in.example/path" };
	assert.deepEqual(hostedBackend(env), { ...github, branch: "live", base_url: "https://sign-in.example" });
	assert.throws(() => hostedBackend({}), /EDITOR_REPOSITORY is not set/);
	assert.throws(() => hostedBackend({ EDITOR_REPOSITORY: "https://github.com/a/b" }), /EDITOR_REPOSITORY must be/);
	assert.throws(() => hostedBackend({ ...env, EDITOR_SIGN_IN: "http://x.example" }), /EDITOR_SIGN_IN must begin/);
});
