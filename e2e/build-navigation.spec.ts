import { expect, test } from "@playwright/test";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { allPaths, content, fetchPage, menus, type Page, tidy } from "./support/site";
import { specifiedFooter, specifiedMenus } from "./support/specification";

const links = (root: Element | Page["root"]) =>
	selectAll("a", root).map((link) => ({ text: tidy(link), path: String(link.properties.href) }));

function part({ root, path }: Page, selector: string): Element {
	const element = select(selector, root);
	if (!element) throw new Error(`${path} has no ${selector}`);
	return element;
}

test("The navigation bar has the groups and items of the specification, each slug made of its label", async ({
	request,
}) => {
	const nav = part(await fetchPage(request, "/"), "header nav");
	const groups = selectAll("details", nav);
	const slug = (label: string) => label.toLowerCase().replace(/\s+/g, "-");
	expect(groups.map((group) => tidy(select("summary", group) ?? group))).toEqual(Object.keys(specifiedMenus));
	for (const [index, [menu, items]] of Object.entries(specifiedMenus).entries()) {
		const found = links(groups[index] ?? nav);
		// After the items comes a link to the menu's own page.
		expect
			.soft(found.map(({ path }) => path))
			.toEqual([...items.map((item) => `/${slug(menu)}/${slug(item).replace(/^dr\.-/, "dr-")}/`), `/${slug(menu)}/`]);
		for (const [at, item] of items.entries()) expect.soft(found[at]?.text).toMatch(new RegExp(`^${item}`));
	}
});

test("The footer links every path that the specification lists for it", async ({ request }) => {
	const nav = part(await fetchPage(request, "/"), "footer nav");
	expect(
		links(nav)
			.map(({ path }) => path)
			.sort(),
	).toEqual([...specifiedFooter].map((path) => `${path}/`).sort());
	expect(links(nav).every(({ text }) => text !== "")).toBe(true);
});

test("The page of a menu lists all of its pages", async ({ request }) => {
	for (const menu of menus) {
		const main = part(await fetchPage(request, menu.path), "main");
		const found = links(main).map(({ path }) => path);
		const ofMenu = content.treatments.filter((treatment) => treatment.menu === menu.slug).length;
		expect.soft(menu.allLinks.length).toBeGreaterThanOrEqual(ofMenu);
		expect.soft(found, menu.path).toEqual(expect.arrayContaining(menu.allLinks.map(({ path }) => path)));
	}
});

test("Every page has the same navigation bar and the same footer", async ({ request }) => {
	const home = await fetchPage(request, "/");
	for (const path of allPaths) {
		const page = await fetchPage(request, path);
		for (const selector of ["header", "footer"]) {
			expect.soft(links(part(page, selector)), `${selector} of ${path}`).toEqual(links(part(home, selector)));
		}
	}
});

test("A page's own link is marked as the current one, on an alias too", async ({ request }) => {
	for (const [path, canonical] of [
		["/hand-surgery/hand-lumps/", "/hand-surgery/hand-lumps/"],
		["/minor-surgery/ear-repair/", "/minor-surgery/ear-lobe-repair/"],
		["/gallery/before-&-after/", "/gallery/before-&-after/"],
		["/about/dr-mrunal-devrukhkar/", "/about/dr-mrunal-devrukhkar/"],
		["/vascular-surgery/", "/vascular-surgery/"],
		["/BookingAppointment/", "/BookingAppointment/"],
		["/", "/"],
	] as const) {
		const marked = selectAll("header [aria-current=page]", (await fetchPage(request, path)).root);
		expect
			.soft(
				marked.map(({ properties }) => properties.href),
				path,
			)
			.toEqual([canonical]);
	}
});

test("On the not-found page no link is marked as the current one", async ({ request }) => {
	const page = await fetchPage(request, "/404.html");
	expect(selectAll("[aria-current]", page.root)).toEqual([]);
});
