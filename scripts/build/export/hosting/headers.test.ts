import assert from "node:assert/strict";
import { test } from "node:test";
import { headersOfAll, headersOverTls } from "./headers";

const site = "https://www.clinic.example";

test("Browsers ask over TLS alone for a year, or as the setting says", () => {
	assert.deepEqual(headersOverTls(site, {}), { "Strict-Transport-Security": "max-age=31536000" });
	for (const HSTS of ["max-age=0", "max-age=63072000; includeSubDomains; preload"]) {
		assert.deepEqual(headersOverTls(site, { HSTS }), { "Strict-Transport-Security": HSTS });
	}
	assert.deepEqual(headersOverTls("http://www.clinic.example", {}), {});
});

test("A setting that browsers would not understand stops the build with its name", () => {
	for (const HSTS of ["1 year", "max-age=", 'max-age=1"; evil']) {
		assert.throws(() => headersOverTls(site, { HSTS }), /HSTS must be like/);
	}
});

test("A site with the editor leaves it the window in which its user signs in", () => {
	assert.equal(headersOfAll("default-src 'none'", false)["Cross-Origin-Opener-Policy"], "same-origin");
	assert.equal(headersOfAll("default-src 'none'", true)["Cross-Origin-Opener-Policy"], "same-origin-allow-popups");
});

test("No value has a sign that would end it in a server's rules", () => {
	const policy = "default-src 'none'; script-src 'self' 'sha256-a+/='";
	for (const value of Object.values(headersOfAll(policy, false))) assert.doesNotMatch(value, /["\\$%{}\n]/);
});
