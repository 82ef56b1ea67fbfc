import assert from "node:assert/strict";
import { test } from "node:test";
import { hostingTable } from "./table";
import { vercelRules } from "./vercel";

type Rule = { source: string; missing?: { type: string; value: string }[]; headers: { key: string; value: string }[] };
type Rules = { headers: Rule[] };

const HOST = "www.clinic.example";
const rules = vercelRules(hostingTable({ host: HOST, pages: [] }));

/** The value of a header for a path; patterns of the file are regular expressions where they stand in brackets. */
function headerOf(name: string, path: string, host = HOST): string[] {
	const { headers } = JSON.parse(rules) as Rules;
	return headers
		.filter(({ source }) => new RegExp(`^${source}$`).test(path))
		.filter(({ missing = [] }) => missing.every(({ type, value }) => type === "host" && value !== host))
		.flatMap((rule) => rule.headers.filter(({ key }) => key === name).map(({ value }) => value));
}

test("Vercel publishes the finished site, made by the command that refuses unfinished content", () => {
	const { framework, buildCommand, outputDirectory, trailingSlash } = JSON.parse(rules);
	assert.deepEqual(
		[framework, buildCommand, outputDirectory, trailingSlash],
		[null, "npm run build:live", "out", true],
	);
});

test("Only files with a hash in their names are kept for a year", () => {
	assert.deepEqual(headerOf("Cache-Control", "/_islands/form-1.js"), ["public, max-age=31536000, immutable"]);
	assert.deepEqual(headerOf("Cache-Control", "/pictures/hand-2.svg"), ["public, max-age=31536000, immutable"]);
	assert.deepEqual(headerOf("Cache-Control", "/privacyPolicy/"), []);
	assert.deepEqual(headerOf("X-Content-Type-Options", "/privacyPolicy/"), ["nosniff"]);
});

test("Only under another name is the site not to be listed", () => {
	for (const host of [HOST, "clinic.example"]) {
		assert.deepEqual(headerOf("X-Robots-Tag", "/privacyPolicy/", host), [], host);
	}
	for (const host of ["clinic.vercel.app", "www.clinic.example.vercel.app"]) {
		assert.deepEqual(headerOf("X-Robots-Tag", "/privacyPolicy/", host), ["noindex"], host);
	}
});
