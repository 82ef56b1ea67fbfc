import { guidePath, ownPagePath, paths } from "@/lib/model/routes";
import { priceRange } from "@/lib/pages/prices";
import { articlesOf } from "@/lib/pages/text-pages";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";
import { openWithMenu } from "../support/menu";
import { openSearch } from "../support/search";
import { content, first, menus, pageAt, required, words } from "../support/site";
import { graphOn } from "../support/structured-data";
import { desktop, expect, test, testOnDesktop, testWithoutScript } from "../support/test";

const article = first(articlesOf(content), "article");
const articlePath = ownPagePath(article);
const ownPage = required(
	content.ownPages.find(({ published }) => !published),
	"page of its own",
);
const author = first(content.doctors, "doctor");

testOnDesktop(
	"A page of the clinic's own is in its menu and the search, and has its text with links",
	async ({ page }) => {
		const menu = first(menus, "menu");
		const { opener, nav } = await openWithMenu(page, "/");
		await opener(menu.label).click();
		await nav.getByRole("link", { name: ownPage.heading }).click();
		await expect(page).toHaveURL(ownPagePath(ownPage));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(ownPage.heading);
		const contents = page.getByRole("navigation", { name: words.common.contents });
		await contents.getByRole("link", { name: "What we write" }).click();
		await expect(page).toHaveURL(/#what-we-write$/);
		await page.getByRole("main").getByRole("link", { name: "Paying" }).click();
		await expect(page).toHaveURL("/guides/paying/");
		const { field, options } = await openSearch(page);
		await field.fill("bima");
		await expect(options.first()).toContainText(ownPage.heading);
		await field.fill("takes longest");
		await options.filter({ hasText: "What takes longest" }).click();
		await expect(page).toHaveURL(`${ownPagePath(ownPage)}#what-takes-longest`);
	},
);

test("The list of articles leads to an article, which names its author, date and review", async ({ page }) => {
	await page.goto(paths.articles);
	await page.getByRole("main").getByRole("link", { name: article.heading }).click();
	await expect(page).toHaveURL(articlePath);
	const main = page.getByRole("main");
	const date = longDate(required(article.published, "date"), content.clinic.language);
	await expect(main.getByText(fill(words.legal.published, { date }))).toBeVisible();
	await expect(main.getByText(fill(words.articles.by, { author: author.name }))).toBeVisible();
	await expect(main.getByRole("link", { name: fill(words.treatment.source, { number: 1 }) })).toBeVisible();
	const above = page.getByRole("navigation", { name: words.breadcrumb.label }).getByRole("link").last();
	await expect(above).toHaveAttribute("href", paths.articles);

	await test.step("An article tells search engines who wrote it and when; another page is no article", () => {
		const node = graphOn(pageAt(articlePath)).find((entry) => entry["@type"] === "Article");
		const doctor = { url: expect.stringMatching(new RegExp(`/about/${author.slug}/$`)) };
		expect(node).toMatchObject({ headline: article.heading, datePublished: article.published, author: doctor });
		expect(graphOn(pageAt(ownPagePath(ownPage))).map((entry) => entry["@type"])).toEqual(["WebPage"]);
	});
});

test("The list of fees has the price of each treatment, and leads to its page", async ({ page }) => {
	await page.goto(paths.fees);
	const sections = content.treatments.flatMap(({ details }) => details.sections);
	const prices = sections.flatMap((section) => (section.topic === "cost" ? (section.price ?? []) : []));
	for (const price of prices) {
		const amount = page.getByRole("main").locator("summary").getByText(priceRange(price, content), { exact: true });
		await expect(amount.first()).toBeVisible();
		const lines = await amount.first().evaluate((element) => element.getClientRects().length);
		expect(lines).toBe(1);
	}

	await test.step("The field shows the fees with all words of a query, and says how many", async () => {
		const field = page.getByRole("searchbox", { name: words.fees.find });
		const rows = page
			.getByRole("main")
			.locator("summary, .price-table:not(details *) tbody tr")
			.filter({ visible: true });
		const all = await rows.count();
		await field.fill("canal ROOT");
		await expect(page.getByRole("status").getByText(fill(words.fees.found, { count: 1 }))).toBeVisible();
		await expect(rows).toHaveText([/Root Canal/]);
		await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
		await field.fill("zzzz");
		await expect(page.getByText(fill(words.fees.found, { count: 0 }))).toBeVisible();
		await expect(rows).toHaveCount(0);
		await field.fill("");
		await expect(rows).toHaveCount(all);
	});
	await page.getByRole("main").locator("summary", { hasText: "Root Canal" }).click();
	await page.getByRole("main").getByRole("link", { name: "Root Canal" }).click();
	await expect(page).toHaveURL("/teeth-&-gums/root-canal/");
});

testWithoutScript("Without script the list of fees has no field, and its rows open", async ({ page }) => {
	await page.goto(paths.fees);
	await expect(page.getByRole("searchbox", { name: words.fees.find })).toBeHidden();
	const row = page.getByRole("main").locator("details").first();
	await row.locator("summary").click();
	await expect(row.getByRole("link")).toBeVisible();
});

const guide = required(
	content.guides.find(({ checklist }) => checklist),
	"guide with a list",
);
const part = first(guide.sections, "part of a guide");
const lastPart = guide.sections.at(-1) ?? part;
const items = guide.checklist?.groups.flatMap((group) => group.items) ?? [];

test("A guide has a list to tick, its parts in rows, and links to the other guides", async ({ page }) => {
	await page.goto(guidePath(guide.slug));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(guide.heading);
	const list = page.getByRole("region", { name: guide.checklist?.heading });
	await expect(list.getByRole("checkbox")).toHaveCount(items.length);
	await list.getByText(items[0] ?? "", { exact: true }).click();
	await expect(list.getByRole("checkbox").first()).toBeChecked();
	const rows = page.getByRole("article").locator(".advice details");
	await expect(rows.getByRole("heading", { level: 2 })).toHaveText(guide.sections.map(({ title }) => title));
	const row = rows.first();
	await expect(row.locator("summary").getByText(part.short)).toBeVisible();
	await expect(row.locator(`#${part.id}`)).toBeHidden();
	await row.getByRole("heading").click();
	await expect(row.locator(`#${part.id}`)).toBeVisible();
	const others = page.getByRole("region", { name: words.guides.heading }).getByRole("link");
	await expect(others).toHaveText(content.guides.filter((other) => other !== guide).map(({ link }) => link));

	await test.step("It is printed with its list on the first page and all rows open", async () => {
		await page.reload();
		await page.emulateMedia({ media: "print" });
		await expect(list).toHaveCSS("break-after", "page");
		for (const { id } of guide.sections) await expect(page.locator(`#${id}`)).toBeVisible();
	});
});

testWithoutScript("Without script the address of a guide's part opens its row", async ({ page }) => {
	for (const viewport of [{ width: 360, height: 660 }, desktop.viewport]) {
		await page.setViewportSize(viewport);
		await page.goto("about:blank");
		await page.goto(`${guidePath(guide.slug)}#${lastPart.id}`);
		await expect(page.locator(`#${lastPart.id}`)).toBeVisible();
		await expect(page.getByRole("heading", { name: lastPart.title })).toBeInViewport();
	}
});
