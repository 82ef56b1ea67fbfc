import { ownPagePath, paths } from "@/lib/model/routes";
import { priceRange } from "@/lib/pages/prices";
import { articlesOf } from "@/lib/pages/text-pages";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";
import { openWithMenu } from "../support/menu";
import { openSearch } from "../support/search";
import { content, first, menus, pageAt, required, words } from "../support/site";
import { graphOn } from "../support/structured-data";
import { desktop, expect, test } from "../support/test";

test.use(desktop);

const article = first(articlesOf(content), "article");
const articlePath = ownPagePath(article);
const plain = first(
	content.ownPages.filter(({ published }) => !published),
	"page of its own",
);
const author = first(content.doctors, "doctor");

test("A page of the clinic's own is in its menu, and has its text with links", async ({ page }) => {
	const menu = first(menus, "menu");
	const { opener, nav } = await openWithMenu(page, "/");
	await opener(menu.label).click();
	await nav.getByRole("link", { name: plain.heading }).click();
	await expect(page).toHaveURL(ownPagePath(plain));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(plain.heading);
	const contents = page.getByRole("navigation", { name: words.common.contents });
	await contents.getByRole("link", { name: "What we write" }).click();
	await expect(page).toHaveURL(/#what-we-write$/);
	await page.getByRole("main").getByRole("link", { name: "Paying" }).click();
	await expect(page).toHaveURL("/guides/paying/");
});

test("The search finds a page of the clinic's own by its words, and a part of it by its heading", async ({ page }) => {
	await page.goto("/");
	const { field, options } = await openSearch(page);
	await field.fill("bima");
	await expect(options.first()).toContainText(plain.heading);
	await field.fill("takes longest");
	await options.filter({ hasText: "What takes longest" }).click();
	await expect(page).toHaveURL(`${ownPagePath(plain)}#what-takes-longest`);
});

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
});

test("An article tells search engines who wrote it and when; another page is no article", () => {
	const node = graphOn(pageAt(articlePath)).find((one) => one["@type"] === "Article");
	const doctor = { url: expect.stringMatching(new RegExp(`/about/${author.slug}/$`)) };
	expect(node).toMatchObject({ headline: article.heading, datePublished: article.published, author: doctor });
	expect(graphOn(pageAt(ownPagePath(plain))).map((one) => one["@type"])).toEqual(["WebPage"]);
});

test("The list of fees has the price of each treatment, and leads to its page", async ({ page }) => {
	await page.goto(paths.fees);
	const sections = content.treatments.flatMap(({ details }) => details.sections);
	const prices = sections.flatMap((section) => (section.topic === "cost" ? (section.price ?? []) : []));
	for (const price of prices) await expect(page.getByRole("cell", { name: priceRange(price, content) })).toBeVisible();
	await page.getByRole("rowheader").getByRole("link", { name: "Root Canal" }).click();
	await expect(page).toHaveURL("/teeth-&-gums/root-canal/");
});
