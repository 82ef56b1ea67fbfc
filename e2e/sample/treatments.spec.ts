import { expect, test } from "@playwright/test";
import type { Element } from "hast";
import { select } from "hast-util-select";
import { content, pageAt, root } from "@/e2e/support/site";
import { loadSources } from "@/lib/content/load";
import { describeProblem } from "@/lib/content/problem";
import type { SectionOn } from "@/lib/content/schema/sections";
import { warningsOn } from "@/lib/content/warnings";
import { emergencyLinks } from "@/lib/site/emergencies";
import { treatmentPath } from "@/lib/site/routes";
import type { Topic } from "@/lib/site/topics";
import { treatmentId } from "@/lib/site/treatments";

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
	const urgent = treatments.filter(({ emergency }) => emergency.length > 0).map(treatmentId);
	expect(urgent.sort()).toEqual([
		"hand-surgery/accident-cuts",
		"hand-surgery/machine-injuries",
		"reconstructive-surgery/burn-surgery",
		"reconstructive-surgery/diabetic-wound-care",
		"reconstructive-surgery/face-fracture-care",
		"vascular-surgery/a.v.-fistula-surgery",
		"vascular-surgery/nerves-&-veins",
		"vascular-surgery/re-implantation",
		"vascular-surgery/varicose-veins-surgery",
	]);
});

test("The list of first aid is in the order of the minutes that are left, each with the right act for whoever chooses it", () => {
	const { afterOperation } = content.emergency ?? {};
	expect(emergencyLinks(content).map(({ entry, first }) => [entry, first])).toEqual([
		["Blood spurts or pours from a wound", "Press hard for 10 minutes without looking."],
		["A finger or hand is cut off", "Press hard for 10 minutes without looking."],
		["A hand caught in a machine", "Machine off: main switch, or stop the engine."],
		["An electric shock", "Current off before you touch anybody."],
		["A burn", "Flames out, then cool running water, 20 minutes."],
		["A deep cut", "Cut: press hard for 10 minutes without looking."],
		["An animal bite or scratch", "Bite: soap and running water, 15 minutes."],
		["A snake bite", "Snake: keep still. Call 108 (or 112). Tie nothing."],
		["A blow to the face or the head", "Sit and lean forward; let the blood run out."],
		["A dialysis fistula that bleeds", "Press hard with a fingertip, exactly on the hole."],
		["A varicose vein that bleeds", "Lie down, raise the leg, press on the spot."],
		["An infected foot in diabetes", "Spreading redness, pus, black or smelly? Go today."],
	]);
	expect(afterOperation?.entry).toBe("After an operation here");
});

test("A band against bleeding is never half tight, and never for a snake bite", () => {
	const steps = treatments.flatMap(({ slug, emergency }) =>
		emergency.flatMap(({ steps }) => steps.map(({ do: order, how = "" }) => ({ slug, order, how }))),
	);
	const bands = steps.filter(({ order }) => order.includes("Tie a tight band"));
	expect(bands).toHaveLength(5);
	for (const { slug, how } of bands) expect.soft(how, slug).toContain("half tight makes it worse");
	expect(bands.find(({ slug }) => slug === "accident-cuts")?.how).toContain("Never for a snake bite");
});

test("A page that sends somebody to a hospital has its number and the way there", () => {
	const named = treatments.flatMap(({ slug, emergency }) =>
		emergency.map((firstAid) => ({ slug, sends: JSON.stringify(firstAid).includes("Pollux"), ...firstAid })),
	);
	for (const { slug, sends, hospitals } of named) if (sends) expect.soft(hospitals, slug).toEqual(["pollux"]);
	expect(content.clinic.hospitals.map(({ name }) => name)).toEqual(["Pollux Sample Trauma Centre"]);
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
