import assert from "node:assert/strict";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/clinic-copy";
import { crumbs } from "../site/breadcrumb";
import { routeTable } from "../site/routes";
import type { Content } from "./content-of";
import { loadContent } from "./load";

/** The menu above a page in its breadcrumb, home left out. */
const above = (content: Content, path: string) => crumbs(content, "", path).above.slice(1);

type Menus = { label: string; slug: string; items: unknown[] }[];

test("Menus can be renamed, in any script and with an ampersand, and keep their paths", (t) => {
	const { folder, change, problems } = clinicCopy(t);
	const before = routeTable(loadContent(folder));
	change("content/navigation.yaml", (navigation) => {
		for (const menu of navigation.menus as Menus) menu.label = `दात & ${menu.label}`;
	});
	assert.deepEqual(problems(), []);
	const content = loadContent(folder);
	assert.deepEqual(routeTable(content), before);
	assert.deepEqual(above(content, "/about/dr-revati-limaye/"), [{ label: "दात & Our Practice", path: "/about/" }]);
});

test("A doctor in no menu, and a treatment without an entry in its menu, keep their pages", (t) => {
	const { folder, change, problems } = clinicCopy(t);
	change("content/navigation.yaml", (navigation) => {
		const menus = navigation.menus as Menus;
		navigation.menus = menus.slice(1).map((menu) => ({ ...menu, items: menu.items.slice(0, 1) }));
	});
	assert.deepEqual(problems(), []);
	const content = loadContent(folder);
	const paths = routeTable(content).map(({ path }) => path);
	assert.ok(paths.includes("/about/dr-revati-limaye/") && paths.includes("/teeth-&-gums/gum-care/"));
	assert.ok(!paths.includes("/about/"));
	assert.deepEqual(above(content, "/about/dr-revati-limaye/"), []);
	assert.deepEqual(above(content, "/teeth-&-gums/gum-care/"), [{ label: "Teeth & Gums", path: "/teeth-&-gums/" }]);
});

test("A menu that goes while its treatments stay is named, at each file and each link", (t) => {
	const { change, problems } = clinicCopy(t);
	change("content/navigation.yaml", (navigation) => {
		navigation.menus = (navigation.menus as Menus).filter(({ slug }) => slug !== "children");
	});
	assert.deepEqual(problems(), [
		"content/treatments/children/first-visit.yaml:1:1 this file must be in the folder of a menu: content/treatments/about/, content/treatments/teeth-&-gums/",
	]);
});

test("A menu's folder that is renamed without it is named at every reference and link", (t) => {
	const { folder, edit, placeOf, problems } = clinicCopy(t);
	renameSync(join(folder, "content/treatments/children"), join(folder, "content/treatments/families"));
	edit("content/navigation.yaml", "slug: children", "slug: families");
	const gums = "treatments/teeth-&-gums/gum-care.yaml";
	const at = (file: string, text: string) => `content/${file}:${placeOf(`content/${file}`, text)}`;
	assert.deepEqual(problems().sort(), [
		`${at("home.yaml", "/children")} sections[2].cards[2].to: "/children/first-visit" is no page of the site`,
		`${at("navigation.yaml", "/children")} footer[1].links[2].path: "/children/first-visit" is no page of the site`,
		`${at(gums, "children/first-visit ]")} related[1]: there is no treatment children/first-visit`,
		`${at(gums, "/children/first-visit/)")} details.sections[1].text: "/children/first-visit/" is no page of the site`,
	]);
});
