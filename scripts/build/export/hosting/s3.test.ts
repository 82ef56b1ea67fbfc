import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { s3Upload } from "./s3";
import { hostingTable } from "./table";

const year = "public, max-age=31536000, immutable";

/** Files of a site, with the headers that S3 is to keep with them; of a type that nobody knows, AWS may guess. */
const files = [
	["index.html", "no-cache", "text/html; charset=utf-8"],
	["privacyPolicy/index.html", "no-cache", "text/html; charset=utf-8"],
	[".well-known/security.txt", "no-cache", "text/plain; charset=utf-8"],
	["films/pictures/a.mp4", "no-cache", "video/mp4"],
	["films/a.vtt", "no-cache", "text/vtt; charset=utf-8"],
	["manifest.webmanifest", "no-cache", "application/manifest+json"],
	["hand-surgery/hand-lumps/page.txt", "no-cache", "text/plain; charset=utf-8"],
	["films/plan.xyz", "no-cache", undefined],
	["_islands/form-1.js", year, "text/javascript; charset=utf-8"],
	["pictures/hand-2.svg", year, "image/svg+xml"],
	["pictures/photos/room-3.avif", year, "image/avif"],
	["_next/static/media/a.woff2", year, "font/woff2"],
].map(([file = "", kept, type]) => ({ file, kept, type }));

const table = hostingTable({
	base: "/clinic",
	host: "www.clinic.example",
	pages: ["/"],
	files: files.map(({ file }) => file),
});

type Call = { words: string[]; filters: { takes: boolean; pattern: string }[] };

/** The calls of the AWS command line that the script makes, by a stand-in that notes its arguments. */
function calls(folder: string): Call[] {
	const [noted, script, aws] = [join(folder, "noted"), join(folder, "s3.sh"), join(folder, "aws")];
	writeFileSync(script, s3Upload(table));
	writeFileSync(aws, `#!/bin/sh\nfor word; do printf '%s\\n' "$word"; done >> "${noted}"\necho >> "${noted}"\n`);
	chmodSync(aws, 0o755);
	execFileSync("sh", [script, "our bucket", "E123"], {
		env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
	});
	const all = readFileSync(noted, "utf8").trimEnd().split("\n\n");
	return all.map((lines) => {
		const words = lines.split("\n");
		const filters = words.flatMap((word, index) =>
			["--include", "--exclude"].includes(word)
				? [{ takes: word === "--include", pattern: words[index + 1] ?? "" }]
				: [],
		);
		return { words, filters };
	});
}

/** Whether a call takes a file: the last filter that matches decides, `*` standing for anything. */
function takes({ filters }: Call, file: string): boolean {
	const asPattern = (pattern: string) => new RegExp(`^${pattern.replace(/[.]/g, "\\.").replaceAll("*", ".*")}$`);
	return filters.findLast(({ pattern }) => asPattern(pattern).test(file))?.takes ?? true;
}

const option = ({ words }: Call, name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);

test("Each file is uploaded once, with the headers that it needs", (t) => {
	const all = calls(temporaryFolder(t));
	const uploads = all.filter((call) => option(call, "--cache-control"));
	for (const { file, kept, type } of files) {
		const own = uploads.filter((call) => takes(call, file));
		assert.equal(own.length, 1, file);
		const [call] = own as [Call];
		assert.deepEqual([option(call, "--cache-control"), option(call, "--content-type")], [kept, type], file);
		assert.ok(call.words.includes("s3://our bucket/clinic"));
	}
	for (const file of [".htaccess", "index.html.br", "pictures/hand-2.svg.gz"]) {
		assert.ok(
			all.slice(0, -1).every((call) => !takes(call, file)),
			file,
		);
	}
});

test("Old files go once the new ones are there, and then CloudFront's copies", (t) => {
	const all = calls(temporaryFolder(t)).map(({ words }) => words);
	assert.ok(all.at(-2)?.includes("--delete"));
	assert.equal(all.filter((words) => words.includes("--delete")).length, 1);
	assert.deepEqual(all.at(-1)?.slice(0, 4), ["cloudfront", "create-invalidation", "--distribution-id", "E123"]);
});
