import { select, selectAll } from "hast-util-select";
import type { SiteContent } from "@/lib/content";
import { hasPage } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { activities } from "@/lib/model/topics";
import { sourceAnchor } from "@/lib/site/citations";
import { treatmentPage } from "@/lib/site/treatment-page";
import { shareHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { longDate, money } from "@/lib/text/format";
import { allPaths, attributes, content, contents, pageAt, textAt, tidy } from "../support/site";
import { expect, test } from "../support/test";
import { desktop, phone } from "../support/windows";

const { clinic, emergency, treatments } = content;
const words = content.labels.treatment;
const pages = treatments.map((treatment) => {
	const path = treatmentPath(treatment);
	return { treatment, path, page: pageAt(path) };
});

test("A title for searches is the page's title, at most 60 characters long", () => {
	for (const { path, page, treatment } of pages) {
		if (!treatment.title) continue;
		expect.soft(textAt("title", page), path).toBe(treatment.title);
		expect.soft(treatment.title.length, path).toBeLessThanOrEqual(60);
	}
});

test("Each citation leads to its source at the foot of the page, where all sources are listed", () => {
	for (const { path, page, treatment } of pages) {
		const { sources = [] } =
			treatmentPage(content as SiteContent, { menu: treatment.menu, link: treatment.slug }) ?? {};
		const entries = sources.map(({ number }) => select(`#${sourceAnchor(number)}`, page.root));
		for (const [index, { title, publisher, url }] of sources.entries()) {
			const entry = entries[index];
			expect.soft(entry && tidy(entry), path).toContain(title);
			expect.soft(entry && tidy(entry), path).toContain(publisher);
			expect.soft(select("a", entry)?.properties.href, path).toBe(url);
		}
		const marks = selectAll('sup a[href^="#source-"]', page.root).map(({ properties }) => String(properties.href));
		expect.soft(new Set(marks), path).toEqual(new Set(sources.map(({ number }) => `#${sourceAnchor(number)}`)));
		// Numbers rise in the order in which a reader meets them.
		const inOrder = [...new Set(selectAll('sup a[href^="#source-"]', page.root).map(tidy))];
		expect.soft(inOrder, path).toEqual(sources.map(({ number }) => String(number)));
		expect.soft(page.html, path).not.toContain("[^");
	}
});

test("A table compares the options", () => {
	for (const { path, page, treatment } of pages) {
		for (const section of treatment.details.sections) {
			if (section.topic !== "options" || !section.options) continue;
			const table = select("table.options-table", page.root);
			const rows = selectAll("tbody tr", table);
			expect.soft(rows, path).toHaveLength(section.options.length);
			expect.soft(selectAll("thead th", table), path).toHaveLength(5);
			for (const [index, { name }] of section.options.entries()) {
				expect.soft(tidy(select("th", rows[index]) ?? page.root), path).toContain(name);
				expect.soft(selectAll("td", rows[index]), path).toHaveLength(4);
			}
		}
	}
});

test("A table says when a patient can return to each activity", () => {
	for (const { path, page, treatment } of pages) {
		for (const section of treatment.details.sections) {
			if (section.topic !== "recovery" || !section.whenCanI) continue;
			const { whenCanI } = section;
			const listed = activities.flatMap((activity) =>
				whenCanI[activity] ? [[words.whenCanI[activity], whenCanI[activity]]] : [],
			);
			const others = whenCanI.others.map(({ what, when }) => [what, when]);
			const rows = selectAll("table.when-table tr", page.root).map((row) => selectAll("th, td", row).map(tidy));
			expect.soft(rows, path).toEqual([...listed, ...others]);
		}
	}
});

test("Costs are shown as ranges, and questions to ask have checkboxes", () => {
	for (const { path, page, treatment } of pages) {
		const text = tidy(select("article", page.root) ?? page.root);
		for (const section of treatment.details.sections) {
			if (section.topic === "cost" && section.price) {
				const { items = [], from = Math.min(...items.map((item) => item.from)) } = section.price;
				const { to = Math.max(...items.map((item) => item.to)) } = section.price;
				const said = (lowest: number, highest: number) =>
					fill(words.cost.range, { from: money(lowest, clinic), to: money(highest, clinic) });
				expect.soft(text, path).toContain(said(from, to));
				const withTax = (amount: number) => Math.round((amount * (100 + (clinic.tax ?? 0))) / 100);
				const rows = selectAll("table.price-table tbody tr", page.root).map((row) => tidy(row));
				expect.soft(rows, path).toEqual(items.map((item) => expect.stringContaining(said(item.from, item.to))));
				for (const [index, { what }] of items.entries()) expect.soft(rows[index], path).toContain(what);
				for (const { from: low = 0, to: high = 0, taxed } of [section.price, ...items]) {
					if (taxed) expect.soft(text, path).toContain(said(withTax(low), withTax(high)));
				}
			}
			if (section.topic === "questions") {
				const labels = selectAll("label:has(input[type=checkbox])", page.root).map(tidy);
				expect.soft(labels, path).toEqual(section.ask);
			}
		}
	}
});

test("A reviewed page says when it is due to be reviewed again", () => {
	for (const { path, page, treatment } of pages) {
		if (!treatment.review) continue;
		const due = longDate(treatment.review.due, clinic.language);
		expect.soft(textAt("article", page), path).toContain(fill(words.reviewedDue, { date: due }));
	}
});

test("A treatment has a link to share it on WhatsApp, and says how to print it", () => {
	for (const { path, page, treatment } of pages) {
		const address = new URL(path, clinic.site).href;
		const href = shareHref(`${treatment.title ?? treatment.heading}\n${address}`);
		expect.soft(attributes("href", page, "article a"), path).toContain(href);
		expect.soft(textAt("article", page), path).toContain(words.share.howToPrint);
	}
});

test("Every short number to call is in the list of emergency numbers", () => {
	const { ambulance, helplines = {} } = emergency ?? {};
	const known = [ambulance?.number, ambulance?.other, ...Object.values(helplines).map(({ number }) => number)].map(
		(number) => `tel:${number}`,
	);
	for (const path of allPaths) {
		const short = attributes("href", pageAt(path), "a").filter((href) => /^tel:\d{1,6}$/.test(href));
		for (const href of short) expect.soft(known, path).toContain(href);
	}
});

test.describe("the table of options", () => {
	/** Every table of options in every language: where it stands, and what its last column tells. */
	const tables = contents.flatMap(({ locale, treatments, labels: words }) =>
		treatments.flatMap((treatment) => {
			const [section] = treatment.details.sections.flatMap((one) => (one.topic === "options" ? [one] : []));
			if (!section?.options || !hasPage(locale, treatmentPath(treatment))) return [];
			const last = section.returnsLabel ?? words.treatment.options.returns;
			return [{ path: locale.root + treatmentPath(treatment), root: locale.root, section, last }];
		}),
	);
	test.skip(tables.length === 0, "the clinic has no table of options");

	test("The last column of the options has the name that the treatment gives it, in its head and in each cell", () => {
		for (const { path, section, last } of tables) {
			const page = pageAt(path);
			expect.soft(selectAll(".options-table thead th", page.root).map(tidy).at(-1), path).toBe(last);
			const labels = selectAll(".options-table td:last-child .options-label", page.root).map(tidy);
			expect.soft(labels, path).toEqual(section.options?.map(() => last));
		}
	});

	// Of a table whose column has a name of its own, if there is one.
	const own = tables.filter(({ root }) => !root);
	const shown = own.find(({ section }) => section.returnsLabel) ?? own[0];

	for (const { on, window, heads } of [
		{ on: "a phone", window: phone, heads: 0 },
		{ on: "a desk", window: desktop, heads: 5 },
	]) {
		test.describe(`on ${on}`, () => {
			test.use(window);

			test("The name of a column is heard once for a cell of the options", async ({ page }) => {
				await page.goto(shown?.path ?? "");
				const table = page.locator(".options-table");
				await table.scrollIntoViewIfNeeded();
				await expect(table.getByRole("columnheader")).toHaveCount(heads);
				const label = table.getByText(shown?.last ?? "", { exact: true }).last();
				await expect(label).toBeVisible({ visible: heads === 0 });
			});
		});
	}
});
