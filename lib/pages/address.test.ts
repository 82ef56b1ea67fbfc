import assert from "node:assert/strict";
import { test } from "node:test";
import { folderOf, wholeAddress } from "./address";

test("A page's address is below that of the site", () => {
	for (const [site, folder] of [
		["https://clinic.example", ""],
		["https://clinic.example/", ""],
		["https://name.github.io/clinic", "/clinic"],
		["https://host.example/a/b/", "/a/b"],
	] as const) {
		assert.equal(folderOf({ site }, {}), folder);
		assert.equal(wholeAddress({ site }, "/hand/warts/"), `${new URL(site).origin}${folder}/hand/warts/`);
	}
	assert.equal(folderOf({ site: "https://name.github.io/clinic/" }, { SITE_AT_TOP: "1" }), "");
});

test("Addresses of other sites stay as they are, and letters are written as browsers write them", () => {
	const published = { site: "https://name.github.io/clinic/" };
	assert.equal(wholeAddress(published, "https://other.example/a"), "https://other.example/a");
	assert.equal(wholeAddress(published, "//other.example/a"), "https://other.example/a");
	assert.equal(wholeAddress(published, "/गा/a&b/"), "https://name.github.io/clinic/%E0%A4%97%E0%A4%BE/a&b/");
});
