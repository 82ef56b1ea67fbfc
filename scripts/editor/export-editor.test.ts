import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readSources } from "@/lib/content/sources";
import { exportEditor } from "./export-editor";

test("The editor comes beside the finished pages, with a policy of its own, and fetches nothing from elsewhere", async () => {
	const out = mkdtempSync(join(tmpdir(), "site-"));
	const read = (file: string) => readFileSync(join(out, file), "utf8");
	try {
		writeFileSync(join(out, "index.html"), "<p>A page, finished");
		writeFileSync(join(out, "robots.txt"), "User-Agent: *\nAllow: /\n\nSitemap: https://clinic.example/sitemap.xml\n");
		const { sources } = readSources(process.cwd());
		await exportEditor(process.cwd(), out, sources, { name: "github", repo: "clinic/site", auth_methods: ["token"] });

		assert.deepEqual(readdirSync(out), ["admin", "index.html", "robots.txt"]);
		assert.equal(read("index.html"), "<p>A page, finished");
		assert.match(read("robots.txt"), /^User-Agent: \*\nAllow: \/\nDisallow: \/admin\/\n\nSitemap: /);

		const page = read("admin/index.html");
		assert.match(page, /<meta name="robots" content="noindex, nofollow">/);
		assert.match(page, /"repo":"clinic\/site"/);
		const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? "";
		assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; /);
		assert.match(policy, /connect-src 'self' blob: data: https:\/\/api\.github\.com;/);

		const files = readdirSync(join(out, "admin/files"), { recursive: true, encoding: "utf8" });
		for (const name of ["source-sans-3", "material-symbols-outlined"]) {
			assert.ok(
				files.some((file) => file.startsWith(`assets/${name}`) && file.endsWith(".woff2")),
				name,
			);
		}
		const script = read("admin/files/editor.js");
		assert.doesNotMatch(script, /cdn\.jsdelivr\.net|status\.json/);
		assert.doesNotMatch(script, /showDirectoryPicker:|x-editor-token/, "the files of a machine stay out of it");
		assert.match(read("admin/files/licences.txt"), /@sveltia\/cms [\d.]+ \(MIT\)/);
		for (const inside of ["dompurify", "lexical", "svelte"]) {
			assert.match(read("admin/files/licences.txt"), new RegExp(`^${inside}$`, "m"));
		}
	} finally {
		rmSync(out, { recursive: true });
	}
});
