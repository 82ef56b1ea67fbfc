import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Element } from "hast";
import { select } from "hast-util-select";
import { parse } from "yaml";
import { content, out, pageAt, root } from "@/e2e/support/site";
import { expect, test } from "@/e2e/support/test";
import { lintContent } from "@/lib/content/lint-content";
import { loadContentFiles } from "@/lib/content/load";
import { describeProblem } from "@/lib/content/problem";
import { treatmentId } from "@/lib/model/content-path";
import { treatmentPath } from "@/lib/model/routes";
import type { SectionOn } from "@/lib/model/schema/sections";
import { type Topic, topics } from "@/lib/model/topics";
import { emergencyLinks } from "@/lib/pages/conditions";
import { compressed } from "@/scripts/bench/page-weights";

const { treatments } = content;
const specified = parse(readFileSync("e2e/sample/specification.yaml", "utf8"));

/** An element's text with white space between its elements, so that words of neighbours stay apart. */
function spaced(element: Element): string {
	return element.children
		.map((child) => (child.type === "text" ? child.value : child.type === "element" ? `${spaced(child)} ` : ""))
		.join("");
}

test("A treatment's page has at least 600 words of its own", () => {
	for (const path of treatments.map(treatmentPath)) {
		const text = ["h1", "article"].map((part) => spaced(select(part, pageAt(path).root) as Element)).join(" ");
		expect.soft(text.match(/\p{L}[\p{L}'’-]*/gu)?.length, path).toBeGreaterThanOrEqual(600);
	}
});

/** Danger signs and first aid have the same words for the same thing on every page. */
const isDirection = (field: string, value: unknown) =>
	["whenCanI", "aftercare", "emergency"].includes(field) || (value as { topic?: string } | null)?.topic === "urgent";

test("No two treatments share a sentence of nine words or more, except what directs a person", () => {
	const owners = new Map<string, string>();
	for (const treatment of treatments) {
		const path = treatmentPath(treatment);
		const texts = JSON.stringify(treatment, (field, value) => (isDirection(field, value) ? undefined : value));
		for (const sentence of texts.split(/[.?!"]|\\n/).map((one) => one.trim())) {
			if (sentence.split(/\s+/).length < 9) continue;
			expect.soft(owners.get(sentence), `${path}: "${sentence}"`).toBeUndefined();
			owners.set(sentence, path);
		}
	}
});

test("Nothing in the content warrants a warning: texts, sources, reviews, files", () => {
	const written = treatments.map(({ review }) => review?.on ?? "").sort();
	expect(lintContent(root, loadContentFiles(root), written.at(-1) ?? "").map(describeProblem)).toEqual([]);
});

test("Pages that may be opened in an emergency begin with first aid, listed by the minutes that are left", () => {
	const urgent = treatments.filter(({ emergency }) => emergency.length > 0).map(treatmentId);
	expect(urgent.sort()).toEqual(specified.emergencies);
	expect(emergencyLinks(content).map(({ entry, first }) => [entry, first])).toEqual(specified.firstAid);
	expect(content.emergency?.afterOperation?.entry).toBe("After an operation here");
});

test("Every step of first aid has a drawing, each of at most 3,000 bytes, so that they come one by one", () => {
	const drawings = treatments.flatMap(({ emergency }) =>
		emergency.flatMap(({ steps, avoid, look, strip }) => [
			// Drawn signs stand before the first step where a line at the top leads.
			...steps.slice(look && strip ? 1 : 0).map(({ drawing }) => drawing?.src),
			...avoid.map(({ src }) => src),
		]),
	);
	const folder = join(out, "pictures/illustrations/first-aid");
	for (const src of new Set(drawings)) {
		const file = readdirSync(folder).find(
			(name) => name.replace(/-[0-9a-f]{8}\.svg$/, "") === basename(src ?? "", ".svg"),
		);
		expect.soft(compressed(readFileSync(join(folder, file ?? ""), "utf8")), src).toBeLessThanOrEqual(3000);
	}
});

test("A band against bleeding is never half tight, and never for a snake bite", () => {
	const steps = treatments.flatMap(({ slug, emergency }) =>
		emergency.flatMap(({ steps }) =>
			steps.map(({ do: order, how = "" }, at) => {
				const timed = steps.findIndex(({ timer }) => timer);
				return { slug, order, how, isBehindTimer: timed >= 0 && at > timed };
			}),
		),
	);
	const bands = steps.filter(({ order }) => order.includes("tight band"));
	expect(bands).toHaveLength(5);
	for (const { slug, how, isBehindTimer } of bands) {
		expect.soft(how, slug).toContain("half tight makes it worse");
		expect.soft(isBehindTimer, slug).toBe(false);
	}
	expect(bands.find(({ slug }) => slug === "accident-cuts")?.how).toContain("Never for a snake bite");
});

test("First aid that sends a patient to a hospital has its number and the way there", () => {
	for (const { slug, emergency } of treatments) {
		for (const firstAid of emergency.filter((one) => JSON.stringify(one).includes("Pollux"))) {
			expect.soft(firstAid.hospitals, slug).toEqual(["pollux"]);
		}
	}
	expect(content.clinic.hospitals.map(({ name }) => name)).toEqual(["Pollux Sample Trauma Centre"]);
});

test("Only pages for people who are hurt show parts of guides in full; the others link to them", () => {
	const forTheHurt = ["injured-fasting", "tetanus", "blood-thinners"];
	for (const { slug, emergency, details } of treatments) {
		const shown = details.sections.flatMap(({ advice = [] }) => advice);
		const isAcute = emergency.some(({ strip }) => !strip);
		expect.soft(shown, slug).toEqual(isAcute ? forTheHurt : []);
		expect.soft(details.sections.flatMap(({ guides = [] }) => guides).length, slug).toBeGreaterThan(0);
	}
});

test("Every treatment covers every topic and answers what a patient asks before an operation", () => {
	for (const { slug, title, review, related, facts, banner, details } of treatments) {
		const section = <T extends Topic>(topic: T) =>
			details.sections.find((one) => one.topic === topic) as SectionOn<T> | undefined;
		const given = details.sections.map(({ topic }) => topic);
		expect.soft(given, slug).toEqual([...topics]);
		expect.soft(Object.keys(facts).sort(), slug).toEqual(["anaesthesia", "pain", "scar", "stay"]);
		expect.soft(title, slug).toContain(content.clinic.address?.city);
		expect.soft(section("procedure")?.anaesthetic, slug).toBeTruthy();
		expect.soft(section("cost")?.price?.sample, slug).toBe(true);
		for (const date of [review?.on, review?.due]) expect.soft(date, slug).toMatch(/^\d{4}-/);
		expect.soft(banner.src, slug).toMatch(/^illustrations\//);
		for (const [list, least] of [
			[related, 2],
			[details.images, 1],
			[section("options")?.options, 2],
			[[...(section("before")?.advice ?? []), ...(section("before")?.guides ?? [])], 1],
			[section("procedure")?.place?.at, 1],
			[section("questions")?.faqs, 5],
			[section("questions")?.ask, 4],
		] as const) {
			expect.soft(list?.length, slug).toBeGreaterThanOrEqual(least);
		}
		const { whenCanI } = section("recovery") ?? {};
		for (const activity of ["walk", "bathe", "deskWork", "twoWheeler", "drive", "lift", "exercise", "fly"] as const) {
			expect.soft(whenCanI?.[activity], `${activity} of ${slug}`).toBeTruthy();
		}
	}
});
