import { expect, test } from "@playwright/test";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { doctorPath, treatmentPath } from "@/lib/site/routes";
import { relatedTreatments, treatmentId } from "@/lib/site/treatments";
import { longDate } from "@/lib/text/dates";
import { content, fetchPage, type Page, tidy } from "./support/site";

const { treatments, testimonials, words, clinic, doctors } = content;

/** Runs `check` over the page of each treatment; the page's path is named with what goes wrong. */
function everyTreatment(
	name: string,
	check: (treatment: (typeof treatments)[number], page: Page, path: string) => void,
): void {
	test(name, async ({ request }) => {
		expect(treatments).toHaveLength(24);
		for (const treatment of treatments) {
			const path = treatmentPath(treatment);
			check(treatment, await fetchPage(request, path), path);
		}
	});
}

/** Letters and digits alone, so that Markdown and its HTML compare. */
const bare = (text: string) => text.replace(/\]\([^)]*\)/g, "").replace(/[^\p{L}\p{N}]/gu, "");

/** The section of a page under a second-level heading. */
function sectionUnder(heading: string, { root }: Page): Element | undefined {
	return selectAll("section", root).find((section) => {
		const title = select("h2", section);
		return title && tidy(title) === heading;
	});
}

everyTreatment(
	"A treatment's banner has its heading, its paragraph and a way to an appointment",
	(treatment, page, path) => {
		const banner = select(".treatment-banner", page.root);
		expect.soft(banner && tidy(select("h1", banner) ?? banner), path).toBe(treatment.heading);
		expect.soft(banner && tidy(banner), path).toContain(treatment.paragraph.trim());
		const calls = selectAll('a[href="/BookingAppointment/"]', banner ?? page.root).map(tidy);
		expect.soft(calls, path).toEqual(treatment.cta ? ["Book an Appointment"] : []);
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
	"A treatment's sections each stand under their subheading with all of their text",
	(treatment, page, path) => {
		for (const { subHeading, text, pairs } of treatment.details.sections) {
			const section = sectionUnder(subHeading, page);
			expect.soft(section, `${subHeading} on ${path}`).toBeTruthy();
			const shown = bare(section ? tidy(section) : "");
			expect.soft(shown, `${subHeading} on ${path}`).toContain(bare(text ?? ""));
			for (const { caption } of pairs ?? []) expect.soft(shown, path).toContain(bare(caption));
		}
	},
);

everyTreatment("A treatment's sections stand in the order of its content", (treatment, page, path) => {
	const headings = selectAll("article h2", page.root).map(tidy);
	const expected = treatment.details.sections.map(({ subHeading }) => subHeading);
	expect
		.soft(
			headings.filter((heading) => expected.includes(heading)),
			path,
		)
		.toEqual(expected);
});

everyTreatment(
	"At least five questions stand under Frequently Asked Questions, folded, each with Show and Hide",
	(treatment, page, path) => {
		const section = sectionUnder("Frequently Asked Questions", page);
		const faqs = treatment.details.sections.flatMap((entry) => entry.faqs ?? []);
		const folded = selectAll("details", section ?? page.root);
		expect.soft(faqs.length, path).toBeGreaterThanOrEqual(5);
		expect.soft(folded, path).toHaveLength(faqs.length);
		for (const [index, details] of folded.entries()) {
			const summary = select("summary", details);
			expect.soft(details.properties.open, path).toBeFalsy();
			expect.soft(summary && tidy(summary), path).toBe(`${faqs[index]?.question}ShowHide`);
			expect.soft(bare(tidy(details)), path).toContain(bare(faqs[index]?.answer ?? ""));
		}
	},
);

everyTreatment("A treatment's page has at least 600 words of its own", (_, page, path) => {
	const parts = [".treatment-banner", "article"].map((selector) => select(selector, page.root));
	const text = parts.map((element) => (element ? spaced(element) : "")).join(" ");
	expect.soft(text.match(/\p{L}[\p{L}'’-]*/gu)?.length, path).toBeGreaterThanOrEqual(600);
});

everyTreatment("A treatment names who has reviewed it, and when", (treatment, page, path) => {
	const article = select("article", page.root);
	const doctor = doctors.find(({ slug }) => slug === treatment.review.by);
	const link = select(`a[href="${doctorPath(treatment.review.by)}"]`, article);
	expect.soft(link && tidy(link), path).toBe(doctor?.name);
	expect.soft(article && tidy(article), path).toContain(longDate(treatment.review.on, clinic.language));
});

everyTreatment("A treatment's quick facts answer what patients ask first", (treatment, page, path) => {
	const list = select(`section[aria-label="${words.treatment.facts}"] dl`, page.root);
	const answers = selectAll("dd", list).map(tidy);
	const { anaesthesia, stay, recovery } = treatment.facts;
	const reviewed = longDate(treatment.review.on, clinic.language);
	expect.soft(answers, path).toEqual([anaesthesia, stay, recovery, reviewed]);
	expect.soft(selectAll("dt", list), path).toHaveLength(answers.length);
});

everyTreatment("A treatment links those that are related to it", (treatment, page, path) => {
	const section = sectionUnder(words.treatment.related, page);
	const links = selectAll("a", section).map(({ properties }) => properties.href);
	expect.soft(links, path).toEqual(relatedTreatments(content, treatment).map(treatmentPath));
	expect.soft(links, path).not.toContain(path);
});

everyTreatment("Patients who tell of a treatment, or of its menu, come first on its page", (treatment, page, path) => {
	const section = sectionUnder(testimonials.heading, page);
	const names = selectAll("figcaption .font-semibold", section).map(tidy);
	const of = (near: (id: string) => boolean) =>
		testimonials.items.filter(({ treatment: id }) => id && near(id)).map(({ name }) => name);
	const same = of((id) => id === treatmentId(treatment));
	const menu = of((id) => id.startsWith(`${treatment.menu}/`));
	expect.soft(new Set(names), path).toEqual(new Set(testimonials.items.map(({ name }) => name)));
	expect.soft(names.slice(0, same.length), path).toEqual(same);
	expect.soft(new Set(names.slice(0, menu.length)), path).toEqual(new Set(menu));
});

everyTreatment(
	"The appointment form stands below a treatment, its message begun with the name",
	(treatment, page, path) => {
		const form = select("main form", page.root);
		expect.soft(form && tidy(select("textarea", form) ?? form), path).toContain(treatment.link);
	},
);

test("No two treatments read alike", () => {
	const owners = new Map<string, string>();
	for (const treatment of treatments) {
		const path = treatmentPath(treatment);
		for (const sentence of JSON.stringify(treatment).split(/[.?!"]|\\n/)) {
			if (sentence.trim().split(/\s+/).length < 9) continue;
			const owner = owners.get(sentence.trim());
			expect.soft(owner, `${path}: "${sentence.trim()}"`).toBeUndefined();
			if (!owner) owners.set(sentence.trim(), path);
		}
	}
});

/** An element's text with white space between its elements, so that words of neighbours stay apart. */
function spaced(element: Element): string {
	return element.children
		.map((child) => (child.type === "text" ? child.value : child.type === "element" ? `${spaced(child)} ` : ""))
		.join("");
}
