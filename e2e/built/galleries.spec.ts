import { paths } from "@/lib/model/routes";
import { galleryGroups } from "@/lib/site/gallery";
import { canonicalPaths, content, menus, words } from "../support/site";
import { expect, test } from "../support/test";

const galleries = [paths.beforeAfter, paths.videos].filter((path) => canonicalPaths.includes(path));

test("Before and after pictures are grouped by menu, each with a link to its treatment in a new tab", async ({
	page,
}) => {
	test.skip(!galleries.includes(paths.beforeAfter), "the clinic has no such page");
	await page.goto(paths.beforeAfter);
	for (const { title, pairs } of galleryGroups(content)) {
		const group = page.getByRole("region", { name: title });
		await expect(group.locator("figure")).toHaveCount(pairs.length);
		const links = group.getByRole("link", { name: words.beforeAfter.viewDetails });
		await expect(links).toHaveCount(pairs.length);
		for (const [index, { path, treatment }] of pairs.entries()) {
			await expect(links.nth(index)).toHaveAttribute("href", path);
			await expect(links.nth(index)).toHaveAttribute("target", "_blank");
			await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`${treatment}.*${words.common.opensInNewTab}`));
		}
	}
});

for (const path of galleries) {
	test(`${path} carries its menu and marks itself`, async ({ page }) => {
		const menu = menus.find(({ links }) => links.some((link) => link.path === path));
		test.skip(!menu, "no menu has this page");
		await page.goto(path);
		const tabs = page
			.getByRole("main")
			.getByRole("navigation", { name: menu?.label ?? "" })
			.getByRole("link");
		await expect(tabs).toHaveText(menu?.links.map(({ label }) => label) ?? []);
		await expect(tabs.and(page.locator("[aria-current=page]"))).toHaveAttribute("href", path);
	});
}
