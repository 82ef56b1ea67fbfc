import { expect, test } from "@playwright/test";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { treatmentId } from "@/lib/model/content-path";
import { doctorPath, paths, treatmentPath } from "@/lib/model/routes";
import { topics } from "@/lib/model/topics";
import { feedbackTitle } from "@/lib/site/feedback";
import { deskWork, relatedTreatments } from "@/lib/site/treatments";
import { longDate } from "@/lib/text/format";
import { content, type Page, pageAt, tidy } from "../support/site";

const { treatments, labels: words, clinic, doctors } = content;
const testimonials = content.testimonials?.items ?? [];
const feedback = content.testimonials ? feedbackTitle(content.testimonials, words) : "";

/** Runs `check` over the page of each treatment; the page's path is named with what goes wrong. */
function everyTreatment(
	name: string,
	check: (treatment: (typeof treatments)[number], page: Page, path: string) => void,
): void {
	test(name, () => {
		for (const treatment of treatments) {
			const path = treatmentPath(treatment);
			check(treatment, unmarked(path), path);
		}
	});
}

const read = new Map<string, Page>();

/** The page at `path` without the raised numbers of its sources, read once. */
function unmarked(path: string): Page {
	const page = pageAt(path);
	const known = read.get(path) ?? { ...page, root: fromHtml(page.html.replace(/<sup>.*?<\/sup>/g, "")) };
	read.set(path, known);
	return known;
}

/** Letters and digits alone, without addresses, marks of sources and numbers of lists, so that Markdown and its HTML compare. */
const bare = (text: string) =>
	text
		.replace(/^\d+\. /gm, "")
		.replace(/\]\([^)]*\)/g, "")
		.replace(/\[\^[^\]]*\]/g, "")
		.replace(/[^\p{L}\p{N}]/gu, "");

/** The section of a page under a second-level heading. */
function sectionUnder(heading: string, { root }: Page): Element | undefined {
	return selectAll("section", root).find((section) => {
		const title = select("h2", section);
		return title && tidy(title) === heading;
	});
}

everyTreatment(
	"A treatment's page opens with its name and heading, its paragraph and a link to book",
	(treatment, page, path) => {
		const heading = select("h1", page.root);
		expect.soft(heading && tidy(heading), path).toContain(treatment.heading);
		expect.soft(heading && tidy(heading).toLowerCase(), path).toContain(treatment.link.toLowerCase());
		const main = select("main", page.root);
		expect.soft(main && tidy(main), path).toContain(treatment.paragraph.trim());
		const calls = selectAll(`main a[href="${paths.booking}"]`, page.root).map(tidy);
		expect.soft(calls, path).toEqual(treatment.cta ? [words.common.bookAnAppointment] : []);
	},
);

everyTreatment("A treatment's details have a title, a description and pictures", (treatment, page, path) => {
	const { title, description, images } = treatment.details;
	const article = select("article", page.root);
	expect.soft(selectAll("h2", page.root).map(tidy), path).toContain(title);
	expect.soft(bare(article ? tidy(article) : ""), path).toContain(bare(description));
	for (const { src, alt } of images) {
		if (!src) continue;
		const shown = selectAll("img", article).map(({ properties }) => properties.alt);
		expect.soft(shown, path).toContain(alt);
	}
});

everyTreatment(
	"A treatment's sections each stand under the heading of their topic with all of their text",
	(treatment, page, path) => {
		for (const section of treatment.details.sections) {
			const { topic, lead, text } = section;
			const element = sectionUnder(words.treatment.topics[topic], page);
			expect.soft(element, `${topic} on ${path}`).toBeTruthy();
			const shown = bare(element ? tidy(element) : "");
			for (const part of [lead, text]) expect.soft(shown, `${topic} on ${path}`).toContain(bare(part ?? ""));
			const pairs = section.topic === "results" ? (section.pairs ?? []) : [];
			for (const { caption } of pairs) expect.soft(shown, path).toContain(bare(caption));
		}
	},
);

everyTreatment(
	"A treatment's sections follow the order of topics, under the topics' headings",
	(treatment, page, path) => {
		const given = treatment.details.sections.map(({ topic }) => topic);
		const expected = topics.filter((topic) => given.includes(topic)).map((topic) => words.treatment.topics[topic]);
		const headings = selectAll("article h2", page.root).map(tidy);
		const ofTopics = headings.filter((heading) => heading !== words.treatment.sources);
		expect.soft(ofTopics, path).toEqual([treatment.details.title, ...expected]);
	},
);

everyTreatment("Questions are closed at first, each with Show and Hide", (treatment, page, path) => {
	for (const section of treatment.details.sections) {
		if (section.topic !== "questions") continue;
		const { faqs } = section;
		const folded = selectAll("details", sectionUnder(words.treatment.topics.questions, page) ?? page.root);
		expect.soft(folded, path).toHaveLength(faqs.length);
		for (const [index, details] of folded.entries()) {
			const summary = select("summary", details);
			const { question, answer } = faqs[index] ?? { question: "", answer: "" };
			expect.soft(details.properties.open, path).toBeFalsy();
			expect.soft(summary && tidy(summary), path).toBe(`${question}${words.treatment.show}${words.treatment.hide}`);
			expect.soft(bare(tidy(details)), path).toContain(bare(answer));
		}
	}
});

everyTreatment("A treatment that a doctor has reviewed says who did, and when", (treatment, page, path) => {
	const { review } = treatment;
	if (!review) return;
	const article = select("article", page.root);
	const doctor = doctors.find(({ slug }) => slug === review.by);
	const link = select(`a[href="${doctorPath(review.by)}"]`, article);
	expect.soft(link && tidy(link), path).toBe(doctor?.name);
	expect.soft(article && tidy(article), path).toContain(longDate(review.on, clinic.language));
});

everyTreatment("A treatment's quick facts are complete", (treatment, page, path) => {
	const list = select(`section[aria-label="${words.treatment.facts}"] dl`, page.root);
	const answers = list ? selectAll("dd", list).map(tidy) : [];
	const { anaesthesia, stay } = treatment.facts;
	const reviewed = treatment.review && longDate(treatment.review.on, clinic.language);
	expect
		.soft(answers, path)
		.toEqual([anaesthesia, stay, deskWork(treatment), reviewed].filter((answer) => answer !== undefined));
	if (list) expect.soft(selectAll("dt", list), path).toHaveLength(answers.length);
});

everyTreatment("A treatment links those that are related to it", (treatment, page, path) => {
	const section = sectionUnder(words.treatment.related, page);
	const links = section ? selectAll("a", section).map(({ properties }) => properties.href) : [];
	expect.soft(links, path).toEqual(relatedTreatments(content, treatment).map(treatmentPath));
	expect.soft(links, path).not.toContain(path);
});

everyTreatment("A page with first aid shows no testimonials", (treatment, page, path) => {
	if (treatment.emergency.length === 0) return;
	expect.soft(select("#feedback", page.root), path).toBeUndefined();
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
	const { nightCare } = clinic;
	if (!nightCare) return;
	expect.soft(tidy(page.root).includes(nightCare), path).toBe(nights.some((most) => most > 0));
});

everyTreatment(
	"Testimonials about a treatment, then about its menu, come first on its page",
	(treatment, page, path) => {
		if (treatment.emergency.length > 0) return;
		const section = sectionUnder(feedback, page);
		const names = section ? selectAll("figcaption .font-semibold", section).map(tidy) : [];
		const of = (near: (id: string) => boolean) =>
			testimonials.filter(({ treatment: id }) => id && near(id)).map(({ name }) => name);
		const same = of((id) => id === treatmentId(treatment));
		const menu = of((id) => id.startsWith(`${treatment.menu}/`));
		expect.soft(new Set(names), path).toEqual(new Set(testimonials.map(({ name }) => name)));
		expect.soft(names.slice(0, same.length), path).toEqual(same);
		expect.soft(new Set(names.slice(0, menu.length)), path).toEqual(new Set(menu));
	},
);
