import assert from "node:assert/strict";
import { test } from "node:test";
import { commonHeaders, hostedSite, tlsHeaders } from "./hosted-site";
import { cloudflareHeaders, cloudflareRedirects, headersFile, netlifyRedirects, vercelRules } from "./platforms";
import { apacheRules, nginxRules } from "./servers";

const HOST = "www.clinic.example";
const files = ["index.html", "hand/index.html", "pictures/photos/a-1.avif", "films/a.mp4", ".htaccess"];
const facts = { host: HOST, pages: ["/", "/hand/"], files };

test("pages have other spellings, the home page only in a folder; folders without a page are known", () => {
	assert.deepEqual(hostedSite(facts).pages, ["/hand/"]);
	assert.deepEqual(hostedSite({ ...facts, base: "/clinic" }).pages, ["/clinic/", "/clinic/hand/"]);
	assert.deepEqual(hostedSite(facts).folders.sort(), ["/films/", "/pictures/", "/pictures/photos/"]);
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

test("headers contain no character that would end them in a configuration", () => {
	const headers = commonHeaders("default-src 'none'; script-src 'self' 'sha256-a+/='");
	for (const value of Object.values(headers)) assert.doesNotMatch(value, /["\\$%{}\n]/);
});

type Header = [name: string, value: string];

/** The headers that a `_headers` file sets for an address: `*` is any text, `:name` text without dots and slashes. */
function fromHeadersFile(file: string, address: string): Header[] {
	const { pathname } = new URL(address);
	return file.split(/\n(?=\S)/).flatMap((block) => {
		const [pattern = "", ...headers] = block.trim().split("\n");
		const source = pattern
			.replace(/[.]/g, "\\.")
			.replace(/\*/g, ".*")
			.replace(/:[a-z]+/g, "[^./]+");
		const subject = pattern.startsWith("/") ? pathname : address;
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

const platforms = {
	"Cloudflare Pages": (address: string, host: string) =>
		fromHeadersFile(cloudflareHeaders(hostedSite({ ...facts, host })), address),
	Netlify: (address: string, host: string) => fromHeadersFile(headersFile(hostedSite({ ...facts, host })), address),
	Vercel: (address: string, host: string) => fromVercel(vercelRules(hostedSite({ ...facts, host })), address),
};

const year = "public, max-age=31536000, immutable";

for (const [platform, host, address, cacheControl, robots] of [
	["Cloudflare Pages", HOST, `https://${HOST}/pictures/hand-2.svg`, year, undefined],
	["Cloudflare Pages", HOST, `https://${HOST}/hand/`, undefined, undefined],
	["Cloudflare Pages", HOST, "https://clinic.pages.dev/hand/", undefined, "noindex"],
	["Cloudflare Pages", HOST, "https://a1b2c3.clinic.pages.dev/_islands/form-1.js", year, "noindex"],
	["Cloudflare Pages", "clinic.pages.dev", "https://clinic.pages.dev/hand/", undefined, undefined],
	["Cloudflare Pages", "clinic.pages.dev", "https://a1b2c3.clinic.pages.dev/", undefined, "noindex"],
	["Netlify", HOST, `https://${HOST}/_next/static/media/a.woff2`, year, undefined],
	["Netlify", HOST, `https://${HOST}/films/a.mp4`, undefined, undefined],
	["Vercel", HOST, `https://${HOST}/_islands/form-1.js`, year, undefined],
	["Vercel", HOST, "https://clinic.example/hand/", undefined, undefined],
	["Vercel", HOST, "https://www.clinic.example.vercel.app/hand/", undefined, "noindex"],
] as const) {
	test(`${platform} sends the right headers for ${address} if the site is ${host}`, () => {
		const headers = platforms[platform](address, host);
		assert.equal(new Set(headers.map(([name]) => name)).size, headers.length, "no header twice");
		const found = Object.fromEntries(headers);
		assert.equal(found["X-Content-Type-Options"], "nosniff");
		assert.deepEqual([found["Cache-Control"], found["X-Robots-Tag"]], [cacheControl, robots]);
	});
}

test("Netlify gets patterns of paths only, the not-found pages of languages, and a redirect from its own name", () => {
	assert.doesNotMatch(headersFile(hostedSite(facts)), /^https:/m);
	const redirects = (host: string, name?: string) => netlifyRedirects(hostedSite({ ...facts, host }), name);
	const redirect = /^https:\/\/clinic\.netlify\.app\/\* https:\/\/www\.clinic\.example\/:splat 301!$/m;
	assert.match(redirects(HOST, "clinic"), redirect);
	for (const rules of [redirects("clinic.netlify.app", "clinic"), redirects(HOST)]) {
		assert.doesNotMatch(rules, /^https:/m);
	}
	assert.match(
		netlifyRedirects(hostedSite({ ...facts, languages: ["/mr"] }), undefined),
		/^\/mr\/\* \/mr\/404\.html 404$/m,
	);
});

test("Vercel publishes the finished site, built by the command that refuses unfinished content", () => {
	const { framework, buildCommand, outputDirectory, trailingSlash } = JSON.parse(vercelRules(hostedSite(facts)));
	const settings = [framework, buildCommand, outputDirectory, trailingSlash];
	assert.deepEqual(settings, [null, "npm run build:live", "out", true]);
});

/** From where to where Cloudflare Pages redirects. */
const redirects = (...pages: string[]) =>
	cloudflareRedirects(hostedSite({ host: HOST, pages }))
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => line.replace(/ 301$/, "").split(" "));

for (const [page, spellings] of [
	["/privacyPolicy/", ["/privacypolicy/", "/PrivacyPolicy/", "/PRIVACYPOLICY/"]],
	["/vascular-surgery/a.v.-fistula/", ["/Vascular-Surgery/A.V.-Fistula/", "/VASCULAR-SURGERY/A.V.-FISTULA/"]],
	["/before-&-after/", ["/Before-&-After/", "/BEFORE-&-AFTER/"]],
	["/what is it/", ["/What%20Is%20It/", "/WHAT%20IS%20IT/"]],
	["/हाथ/", []],
] as const) {
	test(`Cloudflare Pages redirects the usual other spellings to ${page}`, () => {
		const expected = spellings.flatMap((from) => [from, from.slice(0, -1)].map((one) => [one, encodeURI(page)]));
		assert.deepEqual(redirects(page), expected);
	});
}

test("there are as many redirects as Cloudflare Pages accepts", () => {
	const pages = Array.from({ length: 1_200 }, (_, index) => `/hand-surgery/treatment-${index}/`);
	assert.equal(redirects(...pages).length, 2_000);
});

test("in a folder of a host, no rule names an address outside it", () => {
	const site = hostedSite({ ...facts, base: "/our-clinic", languages: ["/mr"] });
	const all = [apacheRules, nginxRules, headersFile, cloudflareHeaders, cloudflareRedirects, vercelRules];
	for (const rules of all) {
		const outside = /(?<![\w.-])\/(404\.html|mr\/|hand\b|pictures|films|_islands|_next|\(_next|\.well-known)/g;
		assert.deepEqual(rules(site).match(outside), null, rules.name);
		assert.match(rules(site), /\/our-clinic\//);
	}
});
