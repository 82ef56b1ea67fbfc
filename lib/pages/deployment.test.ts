import assert from "node:assert/strict";
import { test } from "node:test";
import { folderOf, isPreview, wholeAddress } from "./deployment";

test("A page's address is below that of the site", () => {
	for (const [site, folder] of [
		["https://clinic.example", ""],
		["https://clinic.example/", ""],
		["https://name.github.io/clinic", "/clinic"],
		["https://host.example/a/b/", "/a/b"],
	] as const) {
		assert.equal(folderOf({ site }, {}), folder);
		assert.equal(wholeAddress({ site }, "/hand/warts/"), `${new URL(site).origin}${folder}/hand/warts/`);
	}
	assert.equal(folderOf({ site: "https://name.github.io/clinic/" }, { SITE_AT_TOP: "1" }), "");
});

test("Addresses of other sites stay as they are, and letters are written as browsers write them", () => {
	const published = { site: "https://name.github.io/clinic/" };
	assert.equal(wholeAddress(published, "https://other.example/a"), "https://other.example/a");
	assert.equal(wholeAddress(published, "//other.example/a"), "https://other.example/a");
	assert.equal(wholeAddress(published, "/गा/a&b/"), "https://name.github.io/clinic/%E0%A4%97%E0%A4%BE/a&b/");
});

test("PREVIEW decides whether a build is a preview; without it, the variables of the host do", () => {
	for (const [env, expected] of [
		[{}, false],
		[{ PREVIEW: "1" }, true],
		[{ PREVIEW: "0", VERCEL_ENV: "preview" }, false],
		[{ PREVIEW: "", VERCEL_ENV: "preview" }, true],
		[{ NETLIFY: "true", CONTEXT: "production" }, false],
		[{ NETLIFY: "true", CONTEXT: "deploy-preview" }, true],
		[{ NETLIFY: "true", CONTEXT: "branch-deploy" }, true],
		[{ CONTEXT: "deploy-preview" }, false],
		[{ VERCEL_ENV: "production" }, false],
		[{ VERCEL_ENV: "preview" }, true],
		[{ CF_PAGES: "1", CF_PAGES_BRANCH: "main" }, false],
		[{ CF_PAGES: "1", CF_PAGES_BRANCH: "diwali" }, true],
		[{ CF_PAGES: "1", CF_PAGES_BRANCH: "live", PRODUCTION_BRANCH: "live" }, false],
		[{ CF_PAGES: "1", CF_PAGES_BRANCH: "main", PRODUCTION_BRANCH: "live" }, true],
	] as const) {
		assert.equal(isPreview(env), expected, JSON.stringify(env));
	}
});
