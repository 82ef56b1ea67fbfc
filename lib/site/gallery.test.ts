import { test } from "node:test";
import { expect } from "@playwright/test";
import { smallContent } from "@/e2e/support/small-content";
import { galleryGroups } from "./gallery";

const pair = (caption: string) => ({ before: { alt: "Before" }, after: { alt: "After" }, caption });

test("Pairs come by menu, in the order of the menus, each with its treatment; a menu without pairs is left out", (t) => {
	const { navigation, treatments } = smallContent(t);
	const withPairs = treatments.map((treatment) => {
		const [first, ...others] = treatment.details.sections;
		if (!first || treatment.menu !== "hand-surgery") return treatment;
		const pairs = [pair(`${treatment.slug} 1`), pair(`${treatment.slug} 2`)];
		const withoutPairs = others.filter(({ topic }) => topic !== "results");
		const sections = [first, ...withoutPairs, { topic: "results" as const, pairs }];
		return { ...treatment, details: { ...treatment.details, sections } };
	});
	const groups = galleryGroups({ navigation, treatments: withPairs });
	expect(groups.map(({ title, id }) => ({ title, id }))).toEqual([{ title: "Hand Surgery", id: "hand-surgery" }]);
	expect(groups[0]?.pairs.map(({ caption, treatment, path }) => [caption, treatment, path])).toEqual([
		["cut-tendons 1", "Cut Tendons", "/hand-surgery/cut-tendons/"],
		["cut-tendons 2", "Cut Tendons", "/hand-surgery/cut-tendons/"],
		["hand-lumps 1", "Hand Lumps", "/hand-surgery/hand-lumps/"],
		["hand-lumps 2", "Hand Lumps", "/hand-surgery/hand-lumps/"],
	]);
	const backwards = { menus: navigation.menus.toReversed(), footer: navigation.footer };
	const all = withPairs.map((treatment) => ({ ...treatment, details: withPairs[0]?.details ?? treatment.details }));
	expect(galleryGroups({ navigation: backwards, treatments: all }).map(({ id }) => id)).toEqual([
		"minor-surgery",
		"hand-surgery",
	]);
});
