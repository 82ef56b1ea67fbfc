import assert from "node:assert/strict";
import { test } from "node:test";
import { directivesIn } from "@/e2e/support/policy";
import { contentSecurityPolicy, policyOfEveryAnswer, scriptHashesIn } from "./content-security-policy";

const SCRIPT = "'sha256-script='";

const page = contentSecurityPolicy({ scripts: [SCRIPT], styles: ["'sha256-style='"] });
const answer = directivesIn(policyOfEveryAnswer([SCRIPT], false));

test("A policy with every answer allows what each page's own allows, but no more than its styles by their hashes", () => {
	for (const [directive, sources] of Object.entries(directivesIn(page))) {
		assert.deepEqual(answer[directive], directive === "style-src" ? ["'unsafe-inline'"] : sources, directive);
	}
	assert.deepEqual(answer["frame-ancestors"], ["'none'"]);
});

test("A site with the editor sends what holds for the editor's page as well", () => {
	assert.deepEqual(directivesIn(policyOfEveryAnswer([SCRIPT], true)), {
		"base-uri": ["'none'"],
		"object-src": ["'none'"],
		"frame-ancestors": ["'none'"],
	});
});

test("The hashes of inline scripts are read from a finished page", () => {
	const html = `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${page}">`;
	assert.deepEqual(scriptHashesIn(html), [SCRIPT]);
	assert.deepEqual(scriptHashesIn(html.replace(` ${SCRIPT}`, "")), []);
});
