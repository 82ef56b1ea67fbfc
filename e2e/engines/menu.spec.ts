import { fill } from "@/lib/text/fill";
import { someMenu, someTreatment, words } from "../support/site";
import { test } from "./test";

const button = { css: "header button", says: words.header.menu };
const opener = { css: ".main-menu summary", says: someMenu.label };
const link = { css: ".main-menu a", says: someMenu.links[0]?.label };
const all = fill(words.header.allOf, { menu: someMenu.label });

test("A menu opens and leads to a page", async ({ visitor, device }) => {
	await visitor.open(someTreatment);
	await visitor.expectAwake("main-menu");
	await visitor.expectHidden(link.css);
	if (device === "phone") {
		await visitor.click(button);
		await visitor.click(opener);
	} else {
		await visitor.hover(opener);
	}
	await visitor.expectShown(link.css, all);
	await visitor.click(link);
	await visitor.expectPath(someMenu.links[0]?.path ?? "");
	await visitor.expectHidden(link.css);
});

test("The keyboard opens a menu, leaves it and follows its links", async ({ visitor, device }) => {
	await visitor.open(someTreatment);
	await visitor.expectAwake("main-menu");
	if (device === "phone") {
		await visitor.focus(button);
		await visitor.press("Enter");
	}
	await visitor.focus(opener);
	await visitor.press("Enter");
	await visitor.expectShown(link.css, all);
	await visitor.press("Escape");
	await visitor.expectHidden(link.css);
	await visitor.expectFocus(opener.css);
	await visitor.press("Enter");
	await visitor.expectShown(link.css, all);
	await visitor.press("Tab");
	await visitor.expectFocus(link.css);
	await visitor.press("Enter");
	await visitor.expectPath(someMenu.links[0]?.path ?? "");
});
