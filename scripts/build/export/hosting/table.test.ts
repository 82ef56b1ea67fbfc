import assert from "node:assert/strict";
import { test } from "node:test";
import { apacheRules } from "./apache";
import { caddyRules } from "./caddy";
import { cloudflareHeaders, cloudflareRedirects, headersFile } from "./cloudflare";
import { firebaseRules } from "./firebase";
import { nginxRules } from "./nginx";
import { hostingTable } from "./table";
import { vercelRules } from "./vercel";

const files = ["index.html", "hand/index.html", "pictures/photos/a-1.avif", "films/a.mp4", ".htaccess"];
const site = { host: "www.clinic.example", pages: ["/", "/hand/"], files };

test("The first page has no other spelling at the top of a domain, but in a folder it has", () => {
	assert.deepEqual(hostingTable(site).pages, ["/hand/"]);
	assert.deepEqual(hostingTable({ ...site, base: "/clinic" }).pages, ["/clinic/", "/clinic/hand/"]);
});

test("Folders without a page are named at any depth", () => {
	assert.deepEqual(hostingTable(site).folders.sort(), ["/films/", "/pictures/", "/pictures/photos/"]);
});

test("Endings are told apart by whether a file's name has a hash", () => {
	assert.deepEqual(hostingTable(site).endings, { hashed: ["avif"], others: ["html", "mp4"] });
});

test("In a folder of a host, no rule names an address outside it", () => {
	const table = hostingTable({ ...site, base: "/our-clinic" });
	for (const rules of [
		apacheRules(table),
		nginxRules(table),
		caddyRules(table),
		headersFile(table),
		cloudflareHeaders(table),
		cloudflareRedirects(table),
		vercelRules(table),
		firebaseRules(table),
	]) {
		const names = /(?<![\w.-])\/(404\.html|hand\b|pictures|films|_islands|_next|\(_next|\.well-known)/g;
		assert.deepEqual(rules.match(names), null);
		assert.match(rules, /\/our-clinic\//);
	}
});
