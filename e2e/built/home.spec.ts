import { select, selectAll } from "hast-util-select";
import { doctorPath, normalisePath } from "@/lib/model/routes";
import { drawnRegions } from "@/lib/pages/conditions";
import { homeSections, sectionsOf } from "@/lib/pages/home";
import { fill } from "@/lib/text/fill";
import { content, pageAt, tidy, words } from "../support/site";
import { expect, renderAll, test, testOnDesktop } from "../support/test";

const { home, testimonials } = content;
const doctors = sectionsOf(home.sections, "doctors").flatMap(() => content.doctors);
const services = sectionsOf(home.sections, "services");

test("The home page links the profile of each doctor on it and the page of each card of services", () => {
	const main = select("main", pageAt("/").root);
	const hrefs = selectAll("a", main).map(({ properties }) => properties.href);
	const cards = services.flatMap((section) => section.cards);
	for (const path of [...doctors.map(({ slug }) => doctorPath(slug)), ...cards.map(({ to }) => normalisePath(to))]) {
		expect.soft(hrefs).toContain(path);
	}
	expect(selectAll("article a", main).filter((link) => tidy(link).startsWith(words.common.readMore))).toHaveLength(
		cards.length,
	);
});

test("Each testimonial shows name, stars and text", () => {
	test.skip(sectionsOf(home.sections, "feedback").length === 0, "the home page has no patients' words");
	const figures = selectAll("figure", pageAt("/").root);
	for (const { name, rating, feedback } of testimonials?.items ?? []) {
		const figure = figures.find((one) => tidy(one).includes(feedback));
		expect.soft(figure && tidy(figure), name).toContain(name);
		if (!rating) continue;
		const stars = fill(words.feedback.stars, { rating });
		expect.soft(select(`[aria-label="${stars}"]`, figure), name).toBeTruthy();
	}
});

test("On phones sections of services after the first, or the drawn person, fold under headings", async ({ page }) => {
	const folded = homeSections(home.sections, testimonials, drawnRegions(content)).filter(({ folds }) => folds);
	test.skip(folded.length === 0, "the home page has no further section of services");
	await page.goto("/");
	await renderAll(page);
	for (const { title, cards } of sectionsOf(
		folded.map(({ section }) => section),
		"services",
	)) {
		const region = page.getByRole("region", { name: title });
		const card = region.getByRole("heading", { level: 3, name: cards[0]?.title });
		await expect(card).toBeHidden();
		await region.getByRole("heading", { level: 2, name: title }).tap();
		await expect(card).toBeVisible();
	}
});

testOnDesktop("On a desktop service cards have one width in all sections, three a row", async ({ page }) => {
	await page.goto("/");
	const cards = page.locator("li:has(> .flip-card)");
	await expect(cards).toHaveCount(services.flatMap((section) => section.cards).length);
	const widths = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)));
	expect(new Set(widths).size).toBe(1);
	const { width } = (await page.locator("main .page-width").nth(1).boundingBox()) ?? { width: 0 };
	// Two gaps of 20 pixels.
	expect(widths[0]).toBe(Math.round((width - 40) / 3));
});
