import { expect, test } from "@playwright/test";
import type { Element } from "hast";
import { select } from "hast-util-select";
import { treatmentPath } from "@/lib/site/routes";
import { content, pageAt } from "../support/site";

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
		const { root } = pageAt(path);
		const parts = ["h1", "article"].map((selector) => select(selector, root));
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

/** An element's text with white space between its elements, so that words of neighbours stay apart. */
function spaced(element: Element): string {
	return element.children
		.map((child) => (child.type === "text" ? child.value : child.type === "element" ? `${spaced(child)} ` : ""))
		.join("");
}
