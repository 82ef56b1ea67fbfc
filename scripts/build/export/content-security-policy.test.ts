import assert from "node:assert/strict";
import { test } from "node:test";
import { directivesIn } from "@/e2e/support/policy";
import { contentSecurityPolicy, policyOfEveryAnswer, scriptHashesIn } from "./content-security-policy";

const SCRIPT = "'sha256-script='";
const maps = ["https://map.example"];
const page = contentSecurityPolicy(maps, { scripts: [SCRIPT], styles: ["'sha256-style='"] });
const framing = { "base-uri": ["'none'"], "object-src": ["'none'"], "frame-ancestors": ["'none'"] };

test("the policy of a response is that of its page, with all inline styles and without framing", () => {
	const response = directivesIn(policyOfEveryAnswer(maps, [SCRIPT], false));
	assert.deepEqual(response, { ...directivesIn(page), "style-src": ["'unsafe-inline'"], ...framing });
	assert.deepEqual(directivesIn(policyOfEveryAnswer(maps, [SCRIPT], true)), framing);
});

test("the hashes of inline scripts are read from a finished page", () => {
	const html = `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${page}">`;
	assert.deepEqual(scriptHashesIn(html), [SCRIPT]);
	assert.deepEqual(scriptHashesIn(html.replace(` ${SCRIPT}`, "")), []);
});
