import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { doctorPath, paths, treatmentPath } from "@/lib/model/routes";
import { sectionOn } from "@/lib/model/schema/sections";
import { topics } from "@/lib/model/topics";
import { relatedTreatments } from "@/lib/pages/menus";
import { priceRange } from "@/lib/pages/prices";
import { feedbackTitle, testimonialOn } from "@/lib/pages/testimonials";
import { backToWork } from "@/lib/pages/treatment-page";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";
import { content, type Page, pageAt, textAt, tidy } from "../support/site";
import { expect, test } from "../support/test";

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
	const own = headings.filter((heading) => heading !== words.treatment.sources);
	expect.soft(own, path).toEqual([title, ...expected]);
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
		const { facts: labels, cost } = words.treatment;
		const { pain, stay, scar } = treatment.facts;
		const price = sectionOn(treatment, "cost")?.price;
		const range = price && priceRange(price, { clinic, labels: words });
		const expected = [
			[labels.cost, price?.taxed ? fill(cost.beforeTax, { range: range ?? "" }) : range],
			pain ? [labels.pain, pain] : [labels.stay, stay],
			[labels.deskWork, backToWork(sectionOn(treatment, "recovery")?.whenCanI)],
			[labels.scar, scar],
		].filter(([, answer]) => answer !== undefined);
		const facts = selectAll(`section[aria-label="${labels.heading}"] dl > div`, page.root);
		const shown = facts.map((fact) => selectAll("dt, dd", fact).map(tidy));
		expect.soft(shown, path).toEqual(expected);
	},
);

everyTreatment("A treatment links those that are related to it", (treatment, page, path) => {
	const section = sectionUnder(words.treatment.related, page);
	const links = section ? selectAll("a", section).map(({ properties }) => properties.href) : [];
	expect.soft(links, path).toEqual(relatedTreatments(content, treatment).map(treatmentPath));
	expect.soft(links, path).not.toContain(path);
});

everyTreatment("A treatment links how to complain, if the clinic's page explains it", (_, page, path) => {
	const links = selectAll("main a", page.root).filter((link) => tidy(link) === words.treatment.complain);
	const hrefs = links.map(({ properties }) => properties.href);
	expect.soft(hrefs, path).toEqual(content.clinicPage.grievance ? [`${paths.clinic}#grievance`] : []);
});

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
