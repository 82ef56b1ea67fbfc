import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { hasPage } from "@/lib/model/locales";
import { doctorPath, paths, treatmentPath } from "@/lib/model/routes";
import { sectionOn } from "@/lib/model/schema/sections";
import { activities, topics } from "@/lib/model/topics";
import type { SiteContent } from "@/lib/pages/content";
import { relatedTreatments } from "@/lib/pages/menus";
import { priceBeforeTax, priceRange, taxOn } from "@/lib/pages/prices";
import { feedbackTitle, testimonialOn } from "@/lib/pages/testimonials";
import { backToWork, treatmentPage } from "@/lib/pages/treatment-page";
import { shareHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";
import { sourceAnchor } from "@/lib/text/markdown";
import { allPaths, attributes, content, contents, type Page, pageAt, textAt, tidy } from "../support/site";
import { desktop, expect, phone, test, testWith, unfoldAll } from "../support/test";

const { treatments, labels: words, clinic, doctors } = content;
const feedback = content.testimonials ? feedbackTitle(content.testimonials, words) : "";
type Treatment = (typeof treatments)[number];

/** Runs `check` over the page of each treatment, without the raised numbers of its sources. */
function everyTreatment(name: string, check: (treatment: Treatment, page: Page, path: string) => void): void {
	test(name, () => {
		for (const treatment of treatments) {
			const page = pageAt(treatmentPath(treatment));
			check(treatment, { ...page, root: fromHtml(page.html.replace(/<sup>.*?<\/sup>/g, "")) }, page.path);
		}
	});
}

/** Letters and digits alone, without addresses, citations and numbers of lists: compares Markdown with its HTML. */
const bare = (text = "") => text.replace(/^\d+\. |\]\([^)]*\)|\[\^[^\]]*\]|[^\p{L}\p{N}]/gmu, "");

/** The section of a page under a second-level heading. */
const sectionUnder = (heading: string, { root }: Page): Element | undefined =>
	selectAll("section", root).find(
		(section) => textAt("h2", { root: { type: "root", children: [section] } }) === heading,
	);

everyTreatment("A page has the treatment's name, texts, pictures and booking link", (one, page, path) => {
	const heading = textAt("h1", page) ?? "";
	expect.soft(heading, path).toContain(one.heading);
	expect.soft(heading.toLowerCase(), path).toContain(one.link.toLowerCase());
	expect.soft(textAt("main", page), path).toContain(one.paragraph.trim());
	const calls = selectAll(`main a[href="${paths.booking}"]`, page.root).map(tidy);
	expect.soft(calls, path).toEqual(one.cta ? [words.common.bookAnAppointment] : []);
	expect.soft(bare(textAt("article", page)), path).toContain(bare(one.details.description));
	const shown = selectAll("article img", page.root).map(({ properties }) => properties.alt);
	for (const { src, alt } of one.details.images) if (src) expect.soft(shown, path).toContain(alt);
	const panels = selectAll("article > figure li", page.root).map(tidy);
	expect.soft(panels, path).toEqual(one.details.images.flatMap((image) => image.panels ?? []));
});

everyTreatment("Sections stand in the order of topics, each with heading and all text", (one, page, path) => {
	const { title, sections } = one.details;
	const given = sections.map(({ topic }) => topic);
	const expected = topics.filter((topic) => given.includes(topic)).map((topic) => words.treatment.topics[topic]);
	const parts = content.guides.flatMap((guide) => guide.sections);
	const whoWillKnow = parts.find(({ id }) => id === one.discreet)?.title;
	const untilCost = topics.slice(0, topics.indexOf("cost") + 1).filter((topic) => given.includes(topic));
	if (whoWillKnow) expected.splice(untilCost.length, 0, whoWillKnow);
	const headings = selectAll("article h2", page.root).map(tidy);
	const headingsOfTopics = headings.filter((heading) => heading !== words.treatment.sources);
	expect.soft(headingsOfTopics, path).toEqual([title, ...expected]);
	for (const section of sections) {
		const heading = words.treatment.topics[section.topic];
		const element = sectionUnder(heading, page);
		// What unfolds the rest of a section stands amid its text.
		const shown = bare(element && tidy(element)).replace(bare(fill(words.treatment.more, { section: heading })), "");
		const captions = section.topic === "results" ? (section.pairs ?? []).map(({ caption }) => caption) : [];
		const opening = section.topic === "about" ? section.opening : undefined;
		const texts = [section.lead, opening, section.text, ...captions];
		for (const text of texts) expect.soft(shown, path).toContain(bare(text));
		if (section.topic !== "questions") continue;
		const folded = selectAll("details.faq", element);
		expect.soft(folded, path).toHaveLength(section.faqs.length);
		for (const [index, { question, answer }] of section.faqs.entries()) {
			const details = folded[index] as Element;
			const summary = tidy(select("summary", details) as Element);
			expect.soft(details.properties.open, path).toBeFalsy();
			expect.soft(summary, path).toBe(`${question}${words.treatment.show}${words.treatment.hide}`);
			expect.soft(bare(tidy(details)), path).toContain(bare(answer));
		}
	}
});

everyTreatment("A review has its doctor, its date and the date of the next one", (one, page, path) => {
	if (!one.review) return;
	const { by, on, due } = one.review;
	const doctor = doctors.find(({ slug }) => slug === by);
	expect.soft(textAt(`article a[href="${doctorPath(by)}"]`, page), path).toBe(doctor?.name);
	expect.soft(textAt("article", page), path).toContain(longDate(on, clinic.language));
	const next = fill(words.treatment.reviewedDue, { date: longDate(due, clinic.language) });
	expect.soft(textAt("article", page), path).toContain(next);
});

everyTreatment(
	"The first screen says what it costs, hurts, takes off work at a desk and elsewhere, and leaves",
	(treatment, page, path) => {
		const labels = words.treatment.facts;
		const { pain, stay, scar } = treatment.facts;
		const price = sectionOn(treatment, "cost")?.price;
		const expected = [
			[labels.cost, price && priceBeforeTax(price, { clinic, labels: words }).join("")],
			pain ? [labels.pain, pain] : [labels.stay, stay],
			[labels.deskWork, backToWork(sectionOn(treatment, "recovery")?.whenCanI)],
			[labels.scar, scar],
		].filter(([, answer]) => answer !== undefined);
		const facts = selectAll(`section[aria-label="${labels.heading}"] dl > div`, page.root);
		const answers = facts.map((fact) => selectAll("dt, dd", fact).map(tidy));
		expect.soft(answers, path).toEqual(expected);
	},
);

everyTreatment(
	"A treatment links those related to it, and how to complain if the clinic says it",
	(treatment, page, path) => {
		const related = sectionUnder(words.treatment.related, page);
		const links = related ? selectAll("a", related).map(({ properties }) => properties.href) : [];
		expect.soft(links, path).toEqual(relatedTreatments(content, treatment).map(treatmentPath));
		expect.soft(links, path).not.toContain(path);
		const complain = selectAll("main a", page.root).filter((link) => tidy(link) === words.treatment.complain);
		const hrefs = complain.map(({ properties }) => properties.href);
		expect.soft(hrefs, path).toEqual(content.clinicPage.grievance ? [`${paths.clinic}#grievance`] : []);
	},
);

everyTreatment("A treatment with nights at the clinic says who is there at night", (treatment, page, path) => {
	const nights = treatment.details.sections.flatMap((section) =>
		section.topic === "procedure" && section.place?.at.includes("clinic") ? section.place.nights[1] : [],
	);
	if (!clinic.nightCare) return;
	expect.soft(tidy(page.root).includes(clinic.nightCare), path).toBe(nights.some((most) => most > 0));
});

everyTreatment("A page has its testimonial; one with first aid has none", (treatment, page, path) => {
	const section = treatment.emergency.length > 0 ? select("#feedback", page.root) : sectionUnder(feedback, page);
	const names = section ? selectAll("figcaption .font-semibold", section).map(tidy) : [];
	const { items } = testimonialOn(content.testimonials ?? { items: [] }, treatment);
	expect.soft(names, path).toEqual(treatment.emergency.length > 0 ? [] : items.map(({ name }) => name));
});

test("Citations, numbered in the order of reading, lead to the sources at the foot of the page", () => {
	for (const treatment of treatments) {
		const path = treatmentPath(treatment);
		const page = pageAt(path);
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

everyTreatment("A road in stages says when a patient can return to each activity", (treatment, page, path) => {
	const { whenCanI } = sectionOn(treatment, "recovery") ?? {};
	if (!whenCanI) return;
	const listed = activities.flatMap((activity) => {
		const { when } = whenCanI[activity] ?? {};
		return when ? [`${words.treatment.whenCanI[activity]}: ${when}`] : [];
	});
	const others = whenCanI.others.map(({ what, when }) => `${what}: ${when}`);
	const milestones = selectAll(".road li li", page.root).map(tidy);
	expect.soft(milestones.sort(), path).toEqual([...listed, ...others].sort());
});

everyTreatment("Costs are shown as ranges, with the tax where there is one", (treatment, page, path) => {
	const { price } = sectionOn(treatment, "cost") ?? {};
	if (!price) return;
	const { items = [] } = price;
	const rows = selectAll("table.price-table tbody tr", page.root).map(tidy);
	expect.soft(rows, path).toHaveLength(items.length);
	for (const [index, item] of items.entries()) {
		for (const part of [item.what, priceRange(item, content), ...(taxOn(item, content) ?? [])])
			expect.soft(rows[index], path).toContain(part);
	}
	for (const part of [priceRange(price, content), ...(taxOn(price, content) ?? [])])
		expect.soft(textAt("article", page), path).toContain(part);
});

everyTreatment(
	"A page has questions to tick, a title for searches, a link to share it, and says how to print it",
	(treatment, page, path) => {
		const labels = selectAll("label:has(input[type=checkbox])", page.root).map(tidy);
		expect.soft(labels, path).toEqual(sectionOn(treatment, "questions")?.ask ?? []);
		const { title = treatment.heading } = treatment;
		if (treatment.title) expect.soft(textAt("title", page), path).toBe(title);
		const href = shareHref(`${title}\n${new URL(path, clinic.site).href}`);
		expect.soft(attributes("href", page, "article a"), path).toContain(href);
		expect.soft(textAt("article", page), path).toContain(words.treatment.share.howToPrint);
	},
);

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
			const section = sectionOn(treatment, "options");
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

	const originals = tables.filter(({ root }) => !root);
	const example = originals.find(({ section }) => section.returnsLabel) ?? originals[0];

	for (const [on, window, heads] of [
		["a phone", phone, 0],
		["a desk", desktop, 5],
	] as const) {
		testWith(window)(`The name of a column is heard once for a cell of the options, on ${on}`, async ({ page }) => {
			await page.goto(example?.path ?? "");
			await unfoldAll(page);
			const table = page.locator(".card-table");
			await table.scrollIntoViewIfNeeded();
			await expect(table.getByRole("columnheader")).toHaveCount(heads);
			const label = table.getByText(example?.last ?? "", { exact: true }).last();
			await expect(label).toBeVisible({ visible: heads === 0 });
		});
	}
});
