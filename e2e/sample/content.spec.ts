import { expect, test } from "@playwright/test";
import { content, first } from "@/e2e/support/site";
import type { Content } from "@/lib/content/content-of";
import type { HomeSection } from "@/lib/content/schema/home";
import { sectionsOf } from "@/lib/site/home";
import { topics } from "@/lib/site/topics";
import type { Whole } from "./whole";

/** What the specification counts, and what every treatment of the sample says. A clinic of its own has other counts. */

const { clinicPage, gallery, testimonials, doctors, treatments } = content as Whole<Content>;
const { sections } = content.home;

/** The home page's section of a kind that is there once. */
const part = <Kind extends HomeSection["kind"]>(kind: Kind) => first(sectionsOf(sections, kind), kind);

for (const [what, found, count] of [
	["slides", part("slides").slides, 5],
	["sections of services", sectionsOf(sections, "services"), 6],
	["cosmetology treatments", part("showcase").items, 6],
	["badges", part("about").badges, 4],
	["testimonials", testimonials.items, 8],
	["values", clinicPage.values.items, 3],
	["facilities", clinicPage.facilities.items, 4],
	["rooms", clinicPage.gallery.images, 9],
	["films", gallery.videos.items, 6],
	["doctors", doctors, 2],
	["treatments", treatments, 24],
] as const) {
	test(`The sample has ${count} ${what}`, () => {
		expect(found).toHaveLength(count);
	});
}

test("Every doctor of the sample has four reasons, and cards of education and experience", () => {
	for (const { slug, whyChoose, education, experience, timings } of doctors) {
		expect.soft(whyChoose.cards, slug).toHaveLength(4);
		for (const cards of [education.cards, experience.cards]) expect.soft(cards.length, slug).toBeGreaterThan(1);
		expect.soft(timings.places.length, slug).toBeGreaterThan(0);
	}
});

for (const { menu, slug, banner, review, related, facts, details } of treatments) {
	test(`${menu}/${slug} covers every topic, and says who has reviewed it and what else to read`, () => {
		expect(details.sections.map(({ topic }) => topic)).toEqual([...topics]);
		const { faqs } = details.sections.find((section) => section.topic === "questions") ?? { faqs: [] };
		expect(faqs.length).toBeGreaterThanOrEqual(5);
		expect(Object.keys(facts).sort()).toEqual(["anaesthesia", "stay"]);
		expect(review.on).toMatch(/^\d{4}-/);
		expect(related.length).toBeGreaterThanOrEqual(2);
		expect(details.images.length).toBeGreaterThan(0);
		expect(banner.src).toMatch(/^plates\//);
	});
}
