import assert from "node:assert/strict";
import { test } from "node:test";
import { firebaseRules } from "./firebase";
import { hostingTable } from "./table";

type Header = { source?: string; regex?: string; headers: { key: string; value: string }[] };
type Redirect = { regex: string; destination: string; type: number };
type Rules = { hosting: { public: string; headers: Header[]; redirects: Redirect[] } };

const pages = ["/privacyPolicy/", "/vascular-surgery/a.v.-fistula/", "/nerves-&-veins/"];
const { hosting } = JSON.parse(firebaseRules(hostingTable({ host: "www.clinic.example", pages }))) as Rules;

/** What Firebase takes: the last rule of a header that matches. */
const headerOf = (name: string, path: string) =>
	hosting.headers
		.filter(({ source, regex }) => source === "**" || new RegExp(regex ?? "").test(path))
		.flatMap(({ headers }) => headers.filter(({ key }) => key === name))
		.at(-1)?.value;

/** What Firebase takes of redirects: the first rule that matches. */
const redirected = (path: string) => hosting.redirects.find(({ regex }) => new RegExp(regex).test(path));

test("Files with a hash in their names are kept for a year, everything else is asked for anew", () => {
	assert.equal(headerOf("Cache-Control", "/_next/static/media/a.woff2"), "public, max-age=31536000, immutable");
	assert.equal(headerOf("Cache-Control", "/pictures/hand-2.svg"), "public, max-age=31536000, immutable");
	assert.equal(headerOf("Cache-Control", "/privacyPolicy/"), "no-cache");
	assert.equal(headerOf("Cache-Control", "/my-pictures/"), "no-cache");
	assert.equal(headerOf("X-Content-Type-Options", "/pictures/hand-2.svg"), "nosniff");
});

test("Other spellings lead to the page, and no page leads anywhere", () => {
	for (const [path, page] of [
		["/PrivacyPolicy", "/privacyPolicy/"],
		["/privacypolicy/", "/privacyPolicy/"],
		["/Vascular-Surgery/A.V.-Fistula/", "/vascular-surgery/a.v.-fistula/"],
	] as const) {
		assert.deepEqual([redirected(path)?.destination, redirected(path)?.type], [page, 301], path);
	}
	for (const path of [...pages, "/Vascular-Surgery/AxV.-Fistula/", "/more/PrivacyPolicy/"]) {
		assert.equal(redirected(path), undefined, path);
	}
});

test("Patterns are such as RE2 takes, which has no looking ahead or behind", () => {
	for (const { regex } of hosting.redirects) assert.doesNotMatch(regex, /\(\?[=!<]/);
});
