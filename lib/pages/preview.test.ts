import assert from "node:assert/strict";
import { test } from "node:test";
import { isPreview } from "./preview";

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
