import { paths } from "@/lib/model/routes";
import { SOURCES } from "@/lib/model/topics";
import { guideLinks, guideParts } from "@/lib/pages/text-pages";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { anchor } from "@/lib/text/markdown";
import { menuOf } from "../support/menu";
import { content, first, required, someMenu, someTreatment, treatment, words } from "../support/site";
import { expect, renderAll, test, testOnDesktop, unfoldAll } from "../support/test";

const { show, hide } = words.treatment;
const questions = words.treatment.topics.questions;
const { faqs } = first(
	treatment.details.sections.filter((section) => section.topic === "questions"),
	"section of questions",
);
const { topic } = first(treatment.details.sections, "section");
const heading = words.treatment.topics[topic];
const linkName = fill(words.common.linkToSection, { heading });

test("A treatment page has its procedure, options and guides, questions to tick and a booking link", async ({
	page,
}) => {
	await page.goto(someTreatment);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1 })).toBeInViewport();

	await test.step("On touch screens a section's link always shows", () =>
		expect(page.getByRole("link", { name: linkName, exact: true })).toHaveCSS("opacity", "1"));

	await unfoldAll(page);
	await test.step("Place, stay and anaesthetic are described under the procedure", async () => {
		const section = page.getByRole("region", { name: words.treatment.topics.procedure, exact: true });
		const headings = [words.treatment.anaesthetic, words.treatment.place.heading];
		await expect(section.getByRole("heading", { level: 3 })).toHaveText(headings);
		await expect(section).toContainText(fill(words.treatment.place.clinic, { clinic: content.clinic.name }));
		await expect(section).toContainText(treatment.facts.stay ?? "");
		const options = page.getByRole("region", { name: words.treatment.topics.options, exact: true });
		await expect(options.getByRole("table")).toBeVisible();
		await expect(options.getByRole("row", { name: /An implant/ })).toContainText(words.treatment.options.elsewhere);
	});

	await test.step("A part of a guide shows its short text, and others are linked", async () => {
		const before = treatment.details.sections.find(({ topic }) => topic === "before");
		const part = first(guideParts(content, before?.advice), "part of a guide");
		const row = page.locator(".advice details", { hasText: part.title }).first();
		await expect(row.getByText(part.short, { exact: true })).toBeVisible();
		const section = page.getByRole("region", { name: words.treatment.topics.before, exact: true });
		const links = guideLinks(content, before?.guides);
		expect(links.length).toBeGreaterThan(1);
		for (const { label, path } of links) {
			await expect(section.getByRole("link", { name: label })).toHaveAttribute("href", path);
		}
	});

	await test.step("A question to ask can be ticked, and the bar at the bottom remains", async () => {
		const box = page.getByRole("checkbox").first();
		await box.check();
		await expect(box).toBeFocused();
		await expect(page.getByRole("navigation", { name: words.actionBar.label })).toBeVisible();
	});

	await main.getByRole("link", { name: words.common.bookAnAppointment }).click();
	await expect(page).toHaveURL(paths.booking);
});

test("A URL with an answer's fragment opens the answer; each question has a Show/Hide toggle", async ({ page }) => {
	expect(faqs.length).toBeGreaterThanOrEqual(2);
	const section = page.getByRole("region", { name: questions });
	const item = (index: number) => section.locator("details.faq").nth(index);
	const answer = (index: number) => item(index).locator("p").first();
	const toggle = (index: number, word: string) => item(index).getByText(word, { exact: true });
	const name = faqs[1]?.question ?? "";
	await page.goto(`${someTreatment}#${anchor(name)}`);
	await expect(answer(1)).toBeVisible();
	await expect(item(1).getByText(name, { exact: true })).toBeInViewport();
	await expect(item(1).getByRole("link", { name: words.treatment.linkToAnswer })).toBeVisible();

	await page.goto(someTreatment);
	// Else it may move below the finger: sections above get their heights one by one.
	await renderAll(page);
	await section.getByRole("heading", { level: 2, name: questions }).tap();
	for (const index of faqs.keys()) {
		await expect(answer(index)).toBeHidden();
		await expect(toggle(index, show)).toBeVisible();
		await expect(toggle(index, hide)).toBeHidden();
	}
	await toggle(0, show).click();
	await toggle(1, show).click();
	await expect(answer(0)).toBeVisible();
	await expect(answer(1)).toBeVisible();
	await expect(toggle(1, show)).toBeHidden();
	await toggle(0, hide).click();
	await expect(answer(0)).toBeHidden();
	await expect(answer(1)).toBeVisible();
});

test("On a phone sections are rows that open, and a source's number opens the sources", async ({ page }) => {
	await page.goto(someTreatment);
	await renderAll(page);
	const name = words.treatment.topics.procedure;
	const section = page.getByRole("region", { name, exact: true });
	const text = section.getByRole("heading", { level: 3 }).first();
	await expect(text).toBeHidden();
	await section.getByRole("heading", { level: 2, name, exact: true }).tap();
	await expect(text).toBeVisible();
	await expect(page.getByRole("navigation", { name: words.common.contents })).toBeHidden();

	await unfoldAll(page);
	const [source] = content.references;
	const entry = page.getByRole("listitem").filter({ hasText: source?.title });
	await page.locator("details", { has: page.locator(`#${SOURCES}`) }).evaluate((details: HTMLDetailsElement) => {
		details.open = false;
	});
	const number = fill(words.treatment.source, { number: 1 });
	await page.getByRole("link", { name: number }).filter({ visible: true }).first().click();
	await expect(entry).toBeInViewport();
});

testOnDesktop("A section's link shows on hover and focus, and leads to its fragment", async ({ page }) => {
	await page.goto(someTreatment);
	const link = page.getByRole("link", { name: linkName, exact: true });
	const title = page.getByRole("heading", { level: 2, name: heading, exact: true });
	await expect(link).toHaveCSS("opacity", "0");
	await title.hover();
	await expect(link).toHaveCSS("opacity", "1");
	const box = await link.boundingBox();
	expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
	await link.click();
	await expect(page).toHaveURL(new RegExp(`#${topic}$`));
	await expect(title).toBeInViewport();
	await page.mouse.move(0, 0);
	await page.keyboard.press("Shift+Tab");
	await expect(link).toHaveCSS("opacity", "0");
	await page.keyboard.press("Tab");
	await expect(link).toBeFocused();
	await expect(link).toHaveCSS("opacity", "1");

	await test.step("The contents link to the sections, which the header does not cover", async () => {
		const { topic } = first(treatment.details.sections.slice(1), "second section");
		const name = words.treatment.topics[topic];
		await page.getByRole("navigation", { name: words.common.contents }).getByRole("link", { name }).click();
		const heading = page.getByRole("heading", { level: 2, name });
		await expect(heading).toBeInViewport();
		const row = menuOf(page).opener(someMenu.label);
		const gap = async () => ((await heading.boundingBox())?.y ?? 0) - ((await row.boundingBox())?.y ?? 0);
		await expect.poll(gap).toBeLessThan(200);
		expect(await gap()).toBeGreaterThan((await row.boundingBox())?.height ?? 0);
	});
});

testOnDesktop("A printed treatment has every answer, and the clinic to call", async ({ page }) => {
	await page.goto(someTreatment);
	await page.emulateMedia({ media: "print" });
	for (const answer of await page.locator("article details.unfold-in-print .prose > *").all())
		await expect(answer).toBeVisible();
	await expect(page.getByRole("contentinfo")).toContainText(required(mainPhone(content.clinic), "phone"));
	await expect(page.getByRole("contentinfo").getByRole("table", { name: words.hours.heading }).first()).toBeVisible();
	// White text would not show on paper, but on a ground that is always printed.
	for (const stone of await page.locator(".road-stone").all())
		await expect(stone).toHaveCSS("print-color-adjust", "exact");
	const colours = await page
		.locator("dt, dd, .road li li p, footer p, footer a, footer td, .contact-bar a")
		.filter({ visible: true })
		.evaluateAll((all) => all.map((text) => getComputedStyle(text).color));
	const ink = content.brand.colours.ink.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16));
	expect(new Set(colours)).toEqual(new Set([`rgb(${ink?.join(", ")})`]));
});
