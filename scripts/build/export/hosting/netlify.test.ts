import assert from "node:assert/strict";
import { test } from "node:test";
import { netlifyRedirects } from "./netlify";
import { hostingTable } from "./table";

const rulesOf = (host: string, name?: string) =>
	netlifyRedirects(hostingTable({ host, pages: [] }), name)
		.split("\n")
		.filter((line) => line && !line.startsWith("#"));

test("Netlify's own name leads to the site's", () => {
	assert.deepEqual(rulesOf("www.clinic.example", "clinic"), [
		"https://clinic.netlify.app/* https://www.clinic.example/:splat 301!",
	]);
});

test("A site that has no other name stays there, and one built elsewhere too", () => {
	assert.deepEqual(rulesOf("clinic.netlify.app", "clinic"), []);
	assert.deepEqual(rulesOf("www.clinic.example"), []);
});
