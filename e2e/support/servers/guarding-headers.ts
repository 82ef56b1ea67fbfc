import type { IncomingHttpHeaders } from "node:http";
import { expect } from "@playwright/test";
import { directivesIn } from "../policy";

const YEAR = 365 * 24 * 60 * 60;

/**
 * Expects what MDN's HTTP Observatory asks for in an A+ (its `src/grader/charts.js`), and what keeps the window from
 * others; HSTS aside, which belongs to TLS.
 * @param path the path that was asked for, for messages
 */
export function expectGuarded(headers: IncomingHttpHeaders, path: string): void {
	const policy = directivesIn(String(headers["content-security-policy"]));
	expect.soft(policy["frame-ancestors"], path).toEqual(["'none'"]);
	expect.soft(policy["base-uri"], path).toEqual(["'none'"]);
	expect.soft(policy["default-src"], path).toEqual(["'none'"]);
	expect.soft(policy["object-src"], path).toEqual(["'none'"]);
	expect.soft(policy["script-src"]?.join(" "), path).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
	// No other origin without TLS, and none at large.
	expect.soft(Object.values(policy).flat().join(" "), path).not.toMatch(/http:|ws:|\*|https:(\s|$)/);
	expect.soft(headers, path).toMatchObject({
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "cross-origin",
		"permissions-policy": expect.stringContaining("camera=(), "),
	});
	expect.soft(headers["access-control-allow-origin"], path).toBeUndefined();
	expect.soft(headers["set-cookie"], path).toBeUndefined();
}

/** Expects that browsers are told to ask over TLS alone for a year at least, once. */
export function expectTlsKept(headers: IncomingHttpHeaders, path: string): void {
	const [, seconds] = /^max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "") ?? [];
	expect.soft(Number(seconds), path).toBeGreaterThanOrEqual(YEAR);
}
