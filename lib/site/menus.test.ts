import { test } from "node:test";
import { expect } from "@playwright/test";
import { smallContent } from "@/tests/support/small-content";
import { siteMenus } from "./menus";

test("A menu links its treatments and pages in its own order, each with its line", (t) => {
	const [about, , minor] = siteMenus(smallContent(t));
	expect(about).toMatchObject({ label: "About", path: "/about/" });
	expect(about?.links[0]).toEqual({
		label: "Dr. Asha Rao",
		path: "/about/dr-asha-rao/",
		description: "Hand surgeon",
	});
	expect(minor?.links).toEqual([
		{ label: "Toenail Surgery", path: "/minor-surgery/toenail-surgery/", description: "About Toenail Surgery" },
		{ label: "Warts", path: "/minor-surgery/warts/", description: "About Warts" },
		{ label: "Ear Lobe Repair", path: "/minor-surgery/ear-lobe-repair/", description: "About Ear Lobe Repair" },
	]);
});

test("A treatment that the navigation bar leaves out follows in its menu's own view", (t) => {
	const hands = siteMenus(smallContent(t)).find(({ slug }) => slug === "hand-surgery");
	expect(hands?.links.map(({ label }) => label)).toEqual(["Hand Lumps"]);
	expect(hands?.allLinks.map(({ label }) => label)).toEqual(["Hand Lumps", "Cut Tendons"]);
});
