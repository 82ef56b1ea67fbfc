import { expect, test } from "@playwright/test";
import type { Element } from "hast";
import { select } from "hast-util-select";
import { loadSources } from "@/lib/content/load";
import { describeProblem } from "@/lib/content/problem";
import type { SectionOn } from "@/lib/content/schema/sections";
import { warningsOn } from "@/lib/content/warnings";
import { treatmentPath } from "@/lib/site/routes";
import type { Topic } from "@/lib/site/topics";
import { treatmentId } from "@/lib/site/treatments";
import { content, pageAt, root } from "@/tests/support/site";

const { treatments } = content;

test("There are 24 treatments, each with at least five questions", () => {
	expect(treatments).toHaveLength(24);
	for (const treatment of treatments) {
		const faqs = treatment.details.sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));
		expect.soft(faqs.length, treatmentPath(treatment)).toBeGreaterThanOrEqual(5);
	}
});

test("A treatment's page has at least 600 words of its own", () => {
	for (const treatment of treatments) {
		const path = treatmentPath(treatment);
		const page = pageAt(path);
		const parts = ["h1", "article"].map((selector) => select(selector, page.root));
		const text = parts.map((element) => (element ? spaced(element) : "")).join(" ");
		expect.soft(text.match(/\p{L}[\p{L}'’-]*/gu)?.length, path).toBeGreaterThanOrEqual(600);
	}
});

test("No two treatments read alike", () => {
	const owners = new Map<string, string>();
	for (const treatment of treatments) {
		const path = treatmentPath(treatment);
		const texts = JSON.stringify(treatment, (field, value) => (field === "whenCanI" ? undefined : value));
		for (const sentence of texts.split(/[.?!"]|\\n/)) {
			if (sentence.trim().split(/\s+/).length < 9) continue;
			const owner = owners.get(sentence.trim());
			expect.soft(owner, `${path}: "${sentence.trim()}"`).toBeUndefined();
			if (!owner) owners.set(sentence.trim(), path);
		}
	}
});

test("Nothing in the content warrants a warning: texts, sources, reviews, files", () => {
	const written = treatments.map(({ review }) => review?.on ?? "").sort();
	expect(warningsOn(root, loadSources(root), written.at(-1) ?? "").map(describeProblem)).toEqual([]);
});

test("Pages that may be opened in an emergency begin with first aid", () => {
	const urgent = treatments.filter(({ emergency }) => emergency).map(treatmentId);
	expect(urgent.sort()).toEqual([
		"hand-surgery/accident-cuts",
		"hand-surgery/machine-injuries",
		"reconstructive-surgery/burn-surgery",
		"reconstructive-surgery/diabetic-wound-care",
		"vascular-surgery/a.v.-fistula-surgery",
		"vascular-surgery/nerves-&-veins",
		"vascular-surgery/re-implantation",
		"vascular-surgery/varicose-veins-surgery",
	]);
	const burn = treatments.find(({ slug }) => slug === "burn-surgery");
	expect(burn?.emergency?.steps[0]?.do).toBe("Cool running water, 20 minutes.");
});

test("Every treatment answers what a patient asks before an operation", () => {
	for (const { slug, title, review, details } of treatments) {
		const section = <T extends Topic>(topic: T) =>
			details.sections.find((one) => one.topic === topic) as SectionOn<T> | undefined;
		expect.soft(title, slug).toContain(content.clinic.address?.city);
		expect.soft(review?.due, slug).toBeTruthy();
		expect.soft(section("options")?.options?.length, slug).toBeGreaterThanOrEqual(2);
		expect.soft(section("before")?.advice?.length, slug).toBeGreaterThan(0);
		expect.soft(section("procedure")?.anaesthetic, slug).toBeTruthy();
		expect.soft(section("procedure")?.place?.at.length, slug).toBeGreaterThan(0);
		const { whenCanI } = section("recovery") ?? {};
		for (const activity of ["walk", "bathe", "deskWork", "twoWheeler", "drive", "lift", "exercise", "fly"] as const) {
			expect.soft(whenCanI?.[activity], `${activity} of ${slug}`).toBeTruthy();
		}
		expect.soft(section("cost")?.price?.sample, slug).toBe(true);
		expect.soft(section("questions")?.ask.length, slug).toBeGreaterThanOrEqual(4);
	}
});

/** An element's text with white space between its elements, so that words of neighbours stay apart. */
function spaced(element: Element): string {
	return element.children
		.map((child) => (child.type === "text" ? child.value : child.type === "element" ? `${spaced(child)} ` : ""))
		.join("");
}
