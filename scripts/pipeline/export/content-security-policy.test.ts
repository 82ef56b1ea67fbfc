import assert from "node:assert/strict";
import { test } from "node:test";
import { contentCopy } from "@/e2e/support/content-copy";
import { directivesIn } from "@/e2e/support/policy";
import { loadContent } from "@/lib/content/load";
import type { Clinic } from "@/lib/model/schema/clinic";
import { contentSecurityPolicy, foreignOrigins, policyOfEveryAnswer, scriptHashesIn } from "./content-security-policy";

const SCRIPT = "'sha256-script='";
const map = ["https://map.example"];
const maps = { frames: map, requests: map };
const sources = { scripts: [SCRIPT], styles: ["'sha256-style='"] };
const page = contentSecurityPolicy(maps, sources);
const framing = { "object-src": ["'none'"], "frame-ancestors": ["'none'"] };

test("the policy of a response is that of its page, with all inline styles and without framing", () => {
	const response = directivesIn(policyOfEveryAnswer(maps, [SCRIPT]));
	assert.deepEqual(response, { ...directivesIn(page), "style-src": ["'self'", "'unsafe-inline'"], ...framing });
});

test("the hashes of inline scripts are read from a finished page", () => {
	const html = `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${page}">`;
	assert.deepEqual(scriptHashesIn(html), [SCRIPT]);
	assert.deepEqual(scriptHashesIn(html.replace(` ${SCRIPT}`, "")), []);
});

/** The policy of a clinic without maps and services, byte for byte. */
const CLOSED =
	"default-src 'none'; script-src 'self' 'sha256-script='; style-src 'self' 'sha256-style='; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self' https://api.emailjs.com; frame-src 'none'; manifest-src 'self'; base-uri 'none'; form-action 'self' mailto:; require-trusted-types-for 'script'; trusted-types first-aid";

const CONNECT = "https://api.emailjs.com";
const plausible = { service: "plausible", address: "https://plausible.io" } as const;
const link = { name: "Practo", url: "https://practo.example/clinic" };

for (const [name, services, added] of [
	["no service", undefined, ""],
	["a count of visits", { visits: plausible }, " https://plausible.io"],
	["a booking page elsewhere", { booking: link }, ""],
	["a payment page elsewhere", { payment: link }, ""],
] as const satisfies [string, Clinic["services"], string][]) {
	test(`the policy opens for ${name} exactly what it needs`, (t) => {
		const { clinic } = loadContent(contentCopy(t).folder);
		const { maps: _maps, ...withoutMap } = clinic;
		const origins = foreignOrigins({ ...withoutMap, branches: [], services });
		assert.equal(contentSecurityPolicy(origins, sources), CLOSED.replace(CONNECT, CONNECT + added));
	});
}
