import assert from "node:assert/strict";
import { test } from "node:test";
import { cloudflareHeaders, cloudflareRedirects, headersFile } from "./cloudflare";
import { hostingTable } from "./table";

const tableOf = (pages: string[], host = "www.clinic.example") => hostingTable({ host, pages });
const headers = headersFile(tableOf([]));

/** The rules of `_headers`: patterns, each with the headers below it. */
function parsed(file: string): { pattern: string; headers: string[] }[] {
	const rules: { pattern: string; headers: string[] }[] = [];
	for (const line of file.split("\n")) {
		if (line === "" || line.startsWith("#")) continue;
		if (line.startsWith(" ")) rules.at(-1)?.headers.push(line.trim());
		else rules.push({ pattern: line, headers: [] });
	}
	return rules;
}

const matching = (path: string) =>
	parsed(headers)
		.filter(({ pattern }) => path.startsWith(pattern.replace("*", "")))
		.flatMap(({ headers }) => headers);

test("Files with a hash in their names are kept for a year, pages are not", () => {
	const kept = "Cache-Control: public, max-age=31536000, immutable";
	for (const path of ["/_next/static/media/a.woff2", "/_islands/form-1.js", "/pictures/hand-2.svg"]) {
		assert.ok(matching(path).includes(kept), path);
	}
	for (const path of ["/", "/privacyPolicy/", "/films/a.mp4", "/sitemap.xml"]) {
		assert.deepEqual(
			matching(path).filter((header) => header.startsWith("Cache-Control")),
			[],
			path,
		);
	}
});

test("Every answer has the headers of all, and none twice, since hosts put the values of a header together", () => {
	for (const path of ["/", "/pictures/hand-2.svg"]) {
		const names = matching(path).map((header) => header.split(":")[0]);
		assert.ok(names.includes("X-Content-Type-Options"), path);
		assert.equal(new Set(names).size, names.length, path);
	}
});

/** Whether a pattern of Cloudflare's takes an address: `:name` stands for a part between dots or slashes. */
const takes = (pattern: string, address: string) =>
	new RegExp(
		`^${pattern
			.replaceAll(".", "\\.")
			.replace(/:[a-z]+/g, "[^./]+")
			.replace("*", ".*")}$`,
	).test(address);

/** What Cloudflare adds at an address, of a site whose own name is `host`. */
const addedAt = (address: string, host: string) =>
	parsed(cloudflareHeaders(tableOf([], host)))
		.filter(({ pattern }) => !pattern.startsWith("/") && takes(pattern, address))
		.flatMap(({ headers }) => headers);

test("Under the names that Cloudflare gives by itself the site is not to be listed", () => {
	for (const host of ["clinic.pages.dev", "a1b2c3.clinic.pages.dev"]) {
		assert.deepEqual(addedAt(`https://${host}/hand-surgery/`, "www.clinic.example"), ["X-Robots-Tag: noindex"], host);
	}
	assert.deepEqual(addedAt("https://www.clinic.example/hand-surgery/", "www.clinic.example"), []);
});

test("A site that has no other name than Cloudflare's may be listed there, its builds may not", () => {
	assert.deepEqual(addedAt("https://clinic.pages.dev/hand-surgery/", "clinic.pages.dev"), []);
	assert.deepEqual(addedAt("https://a1b2c3.clinic.pages.dev/", "clinic.pages.dev"), ["X-Robots-Tag: noindex"]);
});

test("Netlify, which takes paths alone for patterns, is given no others", () => {
	assert.deepEqual(
		parsed(headers).filter(({ pattern }) => !pattern.startsWith("/")),
		[],
	);
});

/** The rules of `_redirects`: from where to where, with which status. */
const rulesOf = (pages: string[]) =>
	cloudflareRedirects(tableOf(pages))
		.split("\n")
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map((line) => line.split(" "));

test("Other spellings lead to the page, with and without a slash at the end", () => {
	assert.deepEqual(rulesOf(["/privacyPolicy/"]), [
		["/privacypolicy/", "/privacyPolicy/", "301"],
		["/privacypolicy", "/privacyPolicy/", "301"],
		["/PrivacyPolicy/", "/privacyPolicy/", "301"],
		["/PrivacyPolicy", "/privacyPolicy/", "301"],
	]);
});

test("No rule leads away from a page, whatever signs its path has", () => {
	const pages = ["/a.v.-fistula/", "/nerves-&-veins/", "/müller's-clinic/", "/what is it/", "/हाथ/", "/Hand/"];
	const addresses = pages.map((page) => encodeURI(page));
	const rules = rulesOf(pages);
	assert.ok(rules.length > 8);
	for (const rule of rules) {
		const [from = "", to = ""] = rule;
		assert.equal(rule.length, 3, "nothing in a rule but its three parts");
		assert.ok(!addresses.includes(from), from);
		assert.ok(addresses.includes(to), to);
	}
});

test("A large site keeps to the number of rules that the host takes", () => {
	const pages = Array.from({ length: 1_200 }, (_, index) => `/hand-surgery/treatment-${index}/`);
	assert.equal(rulesOf(pages).length, 2_000);
});
