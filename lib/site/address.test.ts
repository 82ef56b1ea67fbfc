import { test } from "node:test";
import { expect } from "@playwright/test";
import { folderOf, wholeAddress } from "./address";

for (const [site, folder, page] of [
	["https://clinic.example", "", "https://clinic.example/hand/warts/"],
	["https://clinic.example/", "", "https://clinic.example/hand/warts/"],
	["https://name.github.io/clinic", "/clinic", "https://name.github.io/clinic/hand/warts/"],
	["https://name.github.io/clinic/", "/clinic", "https://name.github.io/clinic/hand/warts/"],
	["https://host.example/a/b/", "/a/b", "https://host.example/a/b/hand/warts/"],
] as const) {
	test(`At ${site} a page has its address below it`, () => {
		expect(folderOf({ site })).toBe(folder);
		expect(wholeAddress({ site }, "/hand/warts/")).toBe(page);
	});
}

test("A site can be tried at the top of a host before it goes into its folder", () => {
	expect(folderOf({ site: "https://name.github.io/clinic/" }, { SITE_AT_TOP: "1" })).toBe("");
});

test("What leads elsewhere keeps its address, and letters are written as browsers write them", () => {
	const published = { site: "https://name.github.io/clinic/" };
	expect(wholeAddress(published, "https://other.example/a")).toBe("https://other.example/a");
	expect(wholeAddress(published, "//other.example/a")).toBe("https://other.example/a");
	expect(wholeAddress(published, "/गाठ/a&b/")).toBe("https://name.github.io/clinic/%E0%A4%97%E0%A4%BE%E0%A4%A0/a&b/");
});
