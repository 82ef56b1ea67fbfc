import { paths } from "@/lib/site/routes";
import { someTreatment, treatment, words } from "../support/site";
import { test } from "./test";

const { search } = words;

/** The link to all results of the complete query: results of a shorter one are replaced, with their selection. */
const all = `header [role=option][href$="?q=${encodeURIComponent(treatment.link)}"]`;

test("The search suggests results while a visitor types, and arrow keys select them", async ({ visitor }) => {
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

test("Enter without a selected result opens the search page", async ({ visitor }) => {
	await visitor.open(someTreatment);
	await visitor.click({ css: "header button", says: search.label });
	await visitor.expectFocus("header [role=search] input");
	await visitor.type(treatment.link);
	await visitor.expectShown("header [role=option]", treatment.link);
	await visitor.press("Enter");
	await visitor.expectPath(paths.search);
	await visitor.expectShown("main li", treatment.link);
});
