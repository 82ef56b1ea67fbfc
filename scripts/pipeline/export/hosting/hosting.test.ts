import assert from "node:assert/strict";
import { test } from "node:test";
import { hostedSite, tlsHeaders } from "./hosted-site";
import { cloudflareHeaders, cloudflareRedirects, headersFile, netlifyRedirects, vercelRules } from "./platforms";
import { apacheRules, nginxRules } from "./servers";

const HOST = "www.clinic.example";
const facts = { host: HOST, pages: ["/", "/hand/"] };

test("pages have other spellings, the home page only in a folder", () => {
	assert.deepEqual(hostedSite(facts).pages, ["/hand/"]);
	assert.deepEqual(hostedSite({ ...facts, base: "/clinic" }).pages, ["/clinic/", "/clinic/hand/"]);
});

test("browsers use TLS for a year or as HSTS says, and an invalid HSTS stops the build", () => {
	const name = "Strict-Transport-Security";
	assert.deepEqual(tlsHeaders(`https://${HOST}`, {}), { [name]: "max-age=31536000" });
	assert.deepEqual(tlsHeaders(`http://${HOST}`, {}), {});
	for (const HSTS of ["max-age=0", "max-age=63072000; includeSubDomains; preload"]) {
		assert.deepEqual(tlsHeaders(`https://${HOST}`, { HSTS }), { [name]: HSTS });
	}
	for (const HSTS of ["1 year", "max-age=", 'max-age=1"; evil']) {
		assert.throws(() => tlsHeaders(`https://${HOST}`, { HSTS }), /HSTS must be like/);
	}
});

test("every response has the headers that guard visitors, of which no character ends them in a configuration", () => {
	const { always } = hostedSite({ ...facts, policy: "default-src 'none'" }).headers;
	const { "Permissions-Policy": permissions = "", ...others } = always;
	assert.deepEqual(others, {
		"Content-Security-Policy": "default-src 'none'",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Cross-Origin-Resource-Policy": "cross-origin",
	});
	assert.match(permissions, /^accelerometer=\(\), (\S+=\(\), ){12}fullscreen=\(self\)$/);
	assert.doesNotMatch(permissions, /["\\$%{}\n]/);
});

type Header = [name: string, value: string];

/** The headers that a `_headers` file sets for an address: `*` is any text, `:name` text without dots and slashes. */
function fromHeadersFile(file: string, address: string): Header[] {
	return file.split(/\n(?=\S)/).flatMap((block) => {
		const [pattern = "", ...headers] = block.trim().split("\n");
		const source = pattern
			.replace(/[.]/g, "\\.")
			.replace(/\*/g, ".*")
			.replace(/:[a-z]+/g, "[^./]+");
		const subject = pattern.startsWith("/") ? new URL(address).pathname : address;
		if (pattern.startsWith("#") || !new RegExp(`^${source}$`).test(subject)) return [];
		return headers.map((header) => header.trim().split(": ") as Header);
	});
}

type VercelRule = { source: string; missing?: { value: string }[]; headers: { key: string; value: string }[] };

function fromVercel(file: string, address: string): Header[] {
	const { hostname, pathname } = new URL(address);
	return (JSON.parse(file) as { headers: VercelRule[] }).headers
		.filter(({ source }) => new RegExp(`^${source}$`).test(pathname))
		.filter(({ missing = [] }) => missing.every(({ value }) => value !== hostname))
		.flatMap(({ headers }) => headers.map(({ key, value }): Header => [key, value]));
}

const year = "public, max-age=31536000, immutable";

for (const [rules, from, host, address, cacheControl, robots] of [
	[cloudflareHeaders, fromHeadersFile, HOST, `https://${HOST}/pictures/hand-2.svg`, year, undefined],
	[cloudflareHeaders, fromHeadersFile, HOST, `https://${HOST}/hand/`, undefined, undefined],
	[cloudflareHeaders, fromHeadersFile, HOST, "https://clinic.pages.dev/hand/", undefined, "noindex"],
	[cloudflareHeaders, fromHeadersFile, HOST, "https://a1b2.clinic.pages.dev/_islands/a.js", year, "noindex"],
	[cloudflareHeaders, fromHeadersFile, "clinic.pages.dev", "https://clinic.pages.dev/hand/", undefined, undefined],
	[cloudflareHeaders, fromHeadersFile, "clinic.pages.dev", "https://a1.clinic.pages.dev/", undefined, "noindex"],
	[headersFile, fromHeadersFile, HOST, `https://${HOST}/_next/static/media/a.woff2`, year, undefined],
	[headersFile, fromHeadersFile, HOST, `https://${HOST}/films/a.mp4`, undefined, undefined],
	[vercelRules, fromVercel, HOST, `https://${HOST}/_islands/form-1.js`, year, undefined],
	[vercelRules, fromVercel, HOST, "https://clinic.example/hand/", undefined, undefined],
	[vercelRules, fromVercel, HOST, `https://${HOST}.vercel.app/hand/`, undefined, "noindex"],
] as const) {
	test(`${rules.name} gives the right headers for ${address} if the site is ${host}`, () => {
		const headers = from(rules(hostedSite({ ...facts, host })), address);
		assert.equal(new Set(headers.map(([name]) => name)).size, headers.length, "no header twice");
		const found = Object.fromEntries(headers);
		assert.equal(found["X-Content-Type-Options"], "nosniff");
		assert.deepEqual([found["Cache-Control"], found["X-Robots-Tag"]], [cacheControl, robots]);
	});
}

test("Netlify gets patterns of paths only, the not-found pages of languages, and a redirect from its own name", () => {
	assert.doesNotMatch(headersFile(hostedSite(facts)), /^https:/m);
	const redirects = (host: string, name?: string) =>
		netlifyRedirects(hostedSite({ ...facts, host, languages: ["/mr"] }), name);
	const redirect = /^https:\/\/clinic\.netlify\.app\/\* https:\/\/www\.clinic\.example\/:splat 301!$/m;
	assert.match(redirects(HOST, "clinic"), redirect);
	for (const rules of [redirects("clinic.netlify.app", "clinic"), redirects(HOST)]) {
		assert.doesNotMatch(rules, /^https:/m);
		assert.match(rules, /^\/mr\/\* \/mr\/404\.html 404$/m);
	}
});

test("Vercel publishes the finished site, built by the command that refuses unfinished content", () => {
	const { framework, buildCommand, outputDirectory, trailingSlash } = JSON.parse(vercelRules(hostedSite(facts)));
	const settings = [framework, buildCommand, outputDirectory, trailingSlash];
	assert.deepEqual(settings, [null, "npm run build:live", "out", true]);
});

test("Cloudflare Pages redirects the usual other spellings of a page, as many as it accepts", () => {
	const redirects = (...pages: string[]) =>
		cloudflareRedirects(hostedSite({ host: HOST, pages }))
			.split("\n")
			.filter((line) => line !== "" && !line.startsWith("#"));
	for (const [page, ...spellings] of [
		["/privacyPolicy/", "/privacypolicy/", "/PrivacyPolicy/", "/PRIVACYPOLICY/"],
		["/before-&-after/a.v.-fistula/", "/Before-&-After/A.V.-Fistula/", "/BEFORE-&-AFTER/A.V.-FISTULA/"],
	] as const) {
		const expected = spellings.flatMap((from) => [`${from} ${page} 301`, `${from.slice(0, -1)} ${page} 301`]);
		assert.deepEqual(redirects(page), expected);
	}
	const pages = Array.from({ length: 1_200 }, (_, index) => `/hand-surgery/treatment-${index}/`);
	assert.equal(redirects(...pages).length, 2_000);
});

test("in a folder of a host, no rule names an address outside it", () => {
	const site = hostedSite({ ...facts, base: "/our-clinic", languages: ["/mr"] });
	for (const rules of [headersFile, cloudflareHeaders, cloudflareRedirects, vercelRules, apacheRules, nginxRules]) {
		const outside = /(?<![\w.-])\/(404\.html|mr\/|hand\b|pictures|films|_islands|_next|\(_next|\.well-known)/g;
		assert.deepEqual(rules(site).match(outside), null, rules.name);
		assert.match(rules(site), /\/our-clinic\//);
	}
});
