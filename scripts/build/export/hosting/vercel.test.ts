import assert from "node:assert/strict";
import { test } from "node:test";
import { vercelRules } from "./vercel";

type Rules = { headers: { source: string; headers: { key: string; value: string }[] }[] };

/** The value of a header for a path; patterns of the file are regular expressions where they stand in brackets. */
function headerOf(name: string, path: string): string[] {
	const { headers } = JSON.parse(vercelRules()) as Rules;
	return headers
		.filter(({ source }) => new RegExp(`^${source}$`).test(path))
		.flatMap((rule) => rule.headers.filter(({ key }) => key === name).map(({ value }) => value));
}

test("Vercel publishes the finished site, made by the command that refuses unfinished content", () => {
	const { framework, buildCommand, outputDirectory, trailingSlash } = JSON.parse(vercelRules());
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
