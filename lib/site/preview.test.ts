import assert from "node:assert/strict";
import { test } from "node:test";
import { isPreview } from "./preview";

for (const [what, env, expected] of [
	["A build on one's own machine is the site itself", {}, false],
	["PREVIEW=1 makes a preview of any build", { PREVIEW: "1" }, true],
	["PREVIEW=0 makes none, whatever the host says", { PREVIEW: "0", VERCEL_ENV: "preview" }, false],
	["An empty PREVIEW says nothing", { PREVIEW: "", VERCEL_ENV: "preview" }, true],
	["Netlify builds the site", { NETLIFY: "true", CONTEXT: "production" }, false],
	["Netlify builds a pull request", { NETLIFY: "true", CONTEXT: "deploy-preview" }, true],
	["Netlify builds a branch", { NETLIFY: "true", CONTEXT: "branch-deploy" }, true],
	["A CONTEXT that is not Netlify's says nothing", { CONTEXT: "deploy-preview" }, false],
	["Vercel builds the site", { VERCEL_ENV: "production" }, false],
	["Vercel builds a pull request", { VERCEL_ENV: "preview" }, true],
	["Cloudflare builds the site", { CF_PAGES: "1", CF_PAGES_BRANCH: "main" }, false],
	["Cloudflare builds a branch", { CF_PAGES: "1", CF_PAGES_BRANCH: "diwali" }, true],
	[
		"Cloudflare builds a production branch of another name",
		{ CF_PAGES: "1", CF_PAGES_BRANCH: "live", PRODUCTION_BRANCH: "live" },
		false,
	],
	[
		"Cloudflare builds main, which is not the production branch",
		{ CF_PAGES: "1", CF_PAGES_BRANCH: "main", PRODUCTION_BRANCH: "live" },
		true,
	],
] as const) {
	test(what, () => assert.equal(isPreview(env), expected));
}
