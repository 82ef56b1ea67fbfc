import { test } from "node:test";
import { expect } from "@playwright/test";
import { smallContent } from "@/e2e/support/small-content";
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

test("The bar shows the first twelve pages of a menu, and the menu's own view all of them", (t) => {
	const content = smallContent(t);
	const [pattern] = content.treatments;
	const slugs = Array.from({ length: 30 }, (_, number) => `lump-${number}`);
	const treatments = slugs.map(
		(slug) => ({ ...pattern, menu: "hand-surgery", slug, link: slug }) as typeof pattern & {},
	);
	const menus = content.navigation.menus.map((menu) =>
		menu.slug === "hand-surgery" ? { ...menu, items: slugs } : menu,
	);
	const hands = siteMenus({ navigation: { ...content.navigation, menus }, treatments }).find(
		({ slug }) => slug === "hand-surgery",
	);
	expect(hands?.links.map(({ label }) => label)).toEqual(slugs.slice(0, 12));
	expect(hands?.allLinks.map(({ label }) => label)).toEqual(slugs);
});
