import assert from "node:assert/strict";
import { test } from "node:test";
import { serveRules } from "./serve";
import { hostingTable } from "./table";

const rulesOf = (...pages: string[]) => JSON.parse(serveRules(hostingTable({ host: "www.clinic.example", pages })));

test("A page whose folder has dots in its name is led to by its file", () => {
	const { cleanUrls, redirects } = rulesOf("/", "/privacyPolicy/", "/vascular/a.v.-fistula/");
	assert.deepEqual(cleanUrls, ["!/vascular/a.v.-fistula/index.html"]);
	assert.deepEqual(redirects, [
		{ source: "/vascular/a.v.-fistula", destination: "/vascular/a.v.-fistula/index.html", type: 302 },
	]);
});

test("Several of them are named in one pattern, and a site without them needs none", () => {
	assert.deepEqual(rulesOf("/a.b-c/", "/d.e-f/").cleanUrls, ["!/{a.b-c,d.e-f}/index.html"]);
	assert.deepEqual([rulesOf("/a/").cleanUrls, rulesOf("/a/").redirects], [true, []]);
});
