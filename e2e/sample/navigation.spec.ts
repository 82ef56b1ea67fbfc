import { expect, test } from "@playwright/test";
import { content, menus } from "@/e2e/support/site";
import { specifiedFooter, specifiedMenus } from "./specification";

test("The navigation bar has the groups and items of the specification, each slug made of its label", () => {
	const slug = (label: string) => label.toLowerCase().replace(/\s+/g, "-");
	expect(menus.map(({ label }) => label)).toEqual(Object.keys(specifiedMenus));
	for (const [index, [menu, items]] of Object.entries(specifiedMenus).entries()) {
		const links = menus[index]?.links ?? [];
		expect.soft(links.map(({ label }) => label)).toEqual(items);
		expect
			.soft(links.map(({ path }) => path))
			.toEqual(items.map((item) => `/${slug(menu)}/${slug(item).replace(/^dr\.-/, "dr-")}/`));
	}
});

test("The footer lists every path of the specification", () => {
	const listed = content.navigation.footer.flatMap(({ links }) => links.map(({ path }) => path));
	expect(listed.sort()).toEqual([...specifiedFooter].sort());
});
