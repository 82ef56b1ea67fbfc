import { paths } from "@/lib/site/routes";
import { someTreatment, treatment, words } from "../support/site";
import { test } from "./test";

const { search } = words;

/** The way to all answers to what was typed to its end: earlier answers go, and with them what was chosen of them. */
const all = `header [role=option][href$="?q=${encodeURIComponent(treatment.link)}"]`;

test("The search answers as one types, and its answers are walked by keys", async ({ visitor }) => {
	await visitor.open(paths.home);
	await visitor.click({ css: "header button", says: search.label });
	await visitor.expectFocus("header [role=search] input");
	await visitor.type(treatment.link);
	await visitor.expectShown(all);
	await visitor.expectShown("header [role=option]", treatment.link);
	await visitor.press("ArrowDown");
	await visitor.expectShown("header [role=option][aria-selected=true]", treatment.link);
	await visitor.press("Enter");
	await visitor.expectPath(someTreatment);
	await visitor.expectShown("h1", treatment.heading);
});

test("Enter without a choice leads to the page of all answers", async ({ visitor }) => {
	await visitor.open(someTreatment);
	await visitor.click({ css: "header button", says: search.label });
	await visitor.expectFocus("header [role=search] input");
	await visitor.type(treatment.link);
	await visitor.expectShown("header [role=option]", treatment.link);
	await visitor.press("Enter");
	await visitor.expectPath(paths.search);
	await visitor.expectShown("main li", treatment.link);
});
