import { guidePath } from "@/lib/model/routes";
import { content, first, words } from "../support/site";
import { desktop, expect, test, testWithoutScript } from "../support/test";

const guide = first(
	content.guides.filter(({ checklist }) => checklist),
	"guide with a list",
);
const path = guidePath(guide.slug);
const part = first(guide.sections, "part of a guide");
const items = guide.checklist?.groups.flatMap((group) => group.items) ?? [];

test("A guide has a list to tick, its parts in rows, and links to the other guides", async ({ page }) => {
	await page.goto(path);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(guide.heading);
	const list = page.getByRole("region", { name: guide.checklist?.heading });
	await expect(list.getByRole("checkbox")).toHaveCount(items.length);
	await list.getByText(items[0] ?? "", { exact: true }).click();
	await expect(list.getByRole("checkbox").first()).toBeChecked();
	const rows = page.getByRole("article").locator("details.advice");
	await expect(rows.getByRole("heading", { level: 2 })).toHaveText(guide.sections.map(({ title }) => title));
	const row = rows.first();
	await expect(row.getByText(part.short)).toBeVisible();
	await expect(row.locator(`#${part.id}`)).toBeHidden();
	await row.getByRole("heading").click();
	await expect(row.locator(`#${part.id}`)).toBeVisible();
	const others = page.getByRole("region", { name: words.guides.heading }).getByRole("link");
	await expect(others).toHaveText(content.guides.filter((one) => one !== guide).map(({ link }) => link));
});

for (const viewport of [{ width: 360, height: 660 }, desktop.viewport]) {
	testWithoutScript(`Without script a part's address opens its row at ${viewport.width} px`, async ({ page }) => {
		await page.setViewportSize(viewport);
		const last = guide.sections.at(-1) ?? part;
		await page.goto(`${path}#${last.id}`);
		await expect(page.locator(`#${last.id}`)).toBeVisible();
		await expect(page.getByRole("heading", { name: last.title })).toBeInViewport();
	});
}

test("A guide is printed with its list on the first page and all rows open", async ({ page }) => {
	await page.goto(path);
	await page.emulateMedia({ media: "print" });
	const list = page.getByRole("region", { name: guide.checklist?.heading });
	await expect(list).toHaveCSS("break-after", "page");
	for (const { id } of guide.sections) await expect(page.locator(`#${id}`)).toBeVisible();
});
