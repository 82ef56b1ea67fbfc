import { select, selectAll } from "hast-util-select";
import { hasPage } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { activities } from "@/lib/model/topics";
import type { SiteContent } from "@/lib/pages/content";
import { priceRange, taxOn } from "@/lib/pages/prices";
import { treatmentPage } from "@/lib/pages/treatment-page";
import { shareHref } from "@/lib/text/contact";
import { sourceAnchor } from "@/lib/text/markdown";
import { allPaths, attributes, content, contents, pageAt, textAt, tidy } from "../support/site";
import { desktop, expect, phone, test, testWith, unfoldAll } from "../support/test";

const words = content.labels.treatment;
const pages = content.treatments.map((treatment) => {
	const path = treatmentPath(treatment);
	return { treatment, path, page: pageAt(path) };
});
const sections = pages.flatMap(({ treatment, ...page }) =>
	treatment.details.sections.map((section) => ({ section, ...page })),
);

test("Citations, numbered in the order of reading, lead to the sources at the foot of the page", () => {
	for (const { path, page, treatment } of pages) {
		const { sources = [] } =
			treatmentPage(content as SiteContent, { menu: treatment.menu, link: treatment.slug }) ?? {};
		for (const { number, title, publisher, url } of sources) {
			const entry = `#${sourceAnchor(number)}`;
			for (const part of [title, publisher]) expect.soft(textAt(entry, page), path).toContain(part);
			expect.soft(select(`${entry} a`, page.root)?.properties.href, path).toBe(url);
		}
		const marks = selectAll('sup a[href^="#source-"]', page.root);
		const cited = marks.map((mark) => `${mark.properties.href} ${tidy(mark)}`);
		const expected = sources.map(({ number }) => `#${sourceAnchor(number)} ${number}`);
		expect.soft([...new Set(cited)], path).toEqual(expected);
		expect.soft(page.html, path).not.toContain("[^");
	}
});

test("A road in stages says when a patient can return to each activity", () => {
	for (const { path, page, section } of sections) {
		if (section.topic !== "recovery" || !section.whenCanI) continue;
		const { whenCanI } = section;
		const listed = activities.flatMap((activity) => {
			const { when } = whenCanI[activity] ?? {};
			return when ? [`${words.whenCanI[activity]}: ${when}`] : [];
		});
		const others = whenCanI.others.map(({ what, when }) => `${what}: ${when}`);
		const milestones = selectAll(".road li li", page.root).map(tidy);
		expect.soft(milestones.sort(), path).toEqual([...listed, ...others].sort());
	}
});

test("Costs are shown as ranges, with the tax where there is one, and questions to ask have checkboxes", () => {
	for (const { path, page, section } of sections) {
		if (section.topic === "cost" && section.price) {
			const { items = [] } = section.price;
			const rows = selectAll("table.price-table tbody tr", page.root).map(tidy);
			expect.soft(rows, path).toHaveLength(items.length);
			for (const [index, item] of items.entries()) {
				for (const part of [item.what, priceRange(item, content), taxOn(item, content) ?? ""])
					expect.soft(rows[index], path).toContain(part);
			}
			for (const part of [priceRange(section.price, content), taxOn(section.price, content) ?? ""])
				expect.soft(textAt("article", page), path).toContain(part);
		}
		if (section.topic !== "questions") continue;
		const labels = selectAll("label:has(input[type=checkbox])", page.root).map(tidy);
		expect.soft(labels, path).toEqual(section.ask);
	}
});

test("A treatment has its title for searches, a link to share it on WhatsApp, and says how to print it", () => {
	for (const { path, page, treatment } of pages) {
		const { title = treatment.heading } = treatment;
		if (treatment.title) expect.soft(textAt("title", page), path).toBe(title);
		const href = shareHref(`${title}\n${new URL(path, content.clinic.site).href}`);
		expect.soft(attributes("href", page, "article a"), path).toContain(href);
		expect.soft(textAt("article", page), path).toContain(words.share.howToPrint);
	}
});

test("Every short number to call is in the list of emergency numbers", () => {
	const { ambulance, helplines = {} } = content.emergency ?? {};
	const numbers = [ambulance?.number, ambulance?.other, ...Object.values(helplines).map(({ number }) => number)];
	const known = numbers.map((number) => `tel:${number}`);
	for (const path of allPaths) {
		const short = attributes("href", pageAt(path), "a").filter((href) => /^tel:\d{1,6}$/.test(href));
		for (const href of short) expect.soft(known, path).toContain(href);
	}
});

test.describe("the table of options", () => {
	/** Every table of options in every language, and the name of its last column. */
	const tables = contents.flatMap(({ locale, treatments, labels: words }) =>
		treatments.flatMap((treatment) => {
			const [section] = treatment.details.sections.flatMap((one) => (one.topic === "options" ? [one] : []));
			if (!section?.options || !hasPage(locale, treatmentPath(treatment))) return [];
			const last = section.returnsLabel ?? words.treatment.options.returns;
			return [{ path: locale.root + treatmentPath(treatment), root: locale.root, section, last }];
		}),
	);
	test.skip(tables.length === 0, "the clinic has no table of options");

	test("has a row for each option and five columns, the last with the name that the treatment gives it", () => {
		for (const { path, section, last } of tables) {
			const texts = (selector: string) => selectAll(`.card-table ${selector}`, pageAt(path).root).map(tidy);
			const names = section.options?.map(({ name }) => expect.stringContaining(name));
			expect.soft(texts("tbody tr th"), path).toEqual(names);
			expect.soft(texts("tbody tr td"), path).toHaveLength(4 * texts("tbody tr").length);
			expect.soft(texts("thead th"), path).toHaveLength(5);
			expect.soft(texts("thead th").at(-1), path).toBe(last);
			expect.soft(texts("td:last-child .card-table-label"), path).toEqual(section.options?.map(() => last));
		}
	});

	const own = tables.filter(({ root }) => !root);
	const shown = own.find(({ section }) => section.returnsLabel) ?? own[0];

	for (const [on, window, heads] of [
		["a phone", phone, 0],
		["a desk", desktop, 5],
	] as const) {
		testWith(window)(`The name of a column is heard once for a cell of the options, on ${on}`, async ({ page }) => {
			await page.goto(shown?.path ?? "");
			await unfoldAll(page);
			const table = page.locator(".card-table");
			await table.scrollIntoViewIfNeeded();
			await expect(table.getByRole("columnheader")).toHaveCount(heads);
			const label = table.getByText(shown?.last ?? "", { exact: true }).last();
			await expect(label).toBeVisible({ visible: heads === 0 });
		});
	}
});
