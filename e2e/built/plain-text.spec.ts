import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { filesBelow } from "@/lib/content/files";
import { hasPage } from "@/lib/site/editions";
import { treatmentTextPath } from "@/lib/site/plain-text/treatment-text";
import { treatmentPath } from "@/lib/site/routes";
import { aliases, content, contents, out, pageAt, tidy, words } from "../support/site";

const { clinic, emergency } = content;

const textAt = (path: string) => readFileSync(join(out, path), "utf8");

/** Every treatment with its page and the copy of it. */
const copies = content.treatments.map((treatment) => ({
	treatment,
	path: treatmentPath(treatment),
	page: pageAt(treatmentPath(treatment)),
	text: textAt(treatmentTextPath(treatment)),
}));

test("Each treatment has one plain-text copy in each language, beside its canonical page, and no other page has one", () => {
	const files = filesBelow(out).filter((file) => file.endsWith("/page.txt"));
	const expected = contents.flatMap(({ edition, treatments }) =>
		treatments
			.filter((treatment) => hasPage(edition, treatmentPath(treatment)))
			.map((treatment) => edition.root + treatmentTextPath(treatment)),
	);
	expect(files.map((file) => `/${file}`).sort()).toEqual(expected.sort());
});

test("A treatment's page and its aliases name the copy, and the copy names the page", () => {
	for (const { path, treatment, text } of copies) {
		const address = new URL(encodeURI(treatmentTextPath(treatment)), clinic.site).href;
		const others = aliases.filter(({ canonical }) => canonical === path).map((alias) => alias.path);
		for (const each of [path, ...others]) {
			const links = selectAll("head > link[rel=alternate][type='text/plain']", pageAt(each).root);
			expect
				.soft(
					links.map(({ properties }) => properties.href),
					each,
				)
				.toEqual([address]);
		}
		expect.soft(text, path).toContain(new URL(path, clinic.site).href);
	}
});

test("A copy has the headings of its page's sections, in their order, each once, and every question", () => {
	for (const { path, treatment, page, text } of copies) {
		const { sections } = treatment.details;
		const anchors = [...sections.map(({ topic }) => topic), "sources"];
		const headings = anchors.flatMap((id) => selectAll(`article h2#${id}`, page.root).map(tidy));
		expect.soft(headings.length, path).toBeGreaterThanOrEqual(sections.length);
		const lines = text.split("\n");
		const underlined = lines.filter((_, index) => /^-{2,}$/.test(lines[index + 1] ?? ""));
		expect.soft(underlined.slice(-headings.length), path).toEqual(headings);
		const faqs = sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));
		for (const { question } of faqs) expect.soft(lines, path).toContain(question);
	}
});

test("A copy has the answers of its page, its tables, its lists and its sources", () => {
	/** Text without the numbers of sources and addresses of links, which the two write differently. */
	const bare = (text: string) =>
		text
			.replace(/ \(https?:\/\/[^\s)]+\)/g, "")
			.replace(/\[\d+\]/g, "")
			.replace(/^(- |\d+\. |\s+)/gm, "")
			.replace(/\s+/g, " ");
	for (const { path, page, text } of copies) {
		const whole = bare(text);
		const parts = selectAll(".first-aid, article", fromHtml(page.html)).flatMap((element) => {
			for (const sup of selectAll("sup", element)) sup.children = [];
			return selectAll(
				"li p, .prose p, .prose li, summary .font-semibold, .options-table th[scope=row], .options-table td .prose, .when-table th, .when-table td, .checklist label",
				element,
			).map(tidy);
		});
		expect.soft(parts.length, path).toBeGreaterThan(0);
		const absent = parts.filter(
			(part) => !whole.includes(bare(part).replace(words.treatment.options.elsewhere, "").trim()),
		);
		expect.soft(absent, path).toEqual([]);
		const sources = selectAll("article section[aria-labelledby=sources] li a", page.root);
		for (const { properties } of sources) expect.soft(text, path).toContain(` ${properties.href}\n`);
		const numbers = [...text.matchAll(/^\[(\d+)\] /gm)].map(([, number]) => Number(number));
		expect.soft(numbers, path).toEqual(sources.map((_, index) => index + 1));
		for (const [, number] of text.matchAll(/\[(\d+)\]/g)) {
			expect.soft(numbers, path).toContain(Number(number));
		}
	}
});

test("A copy begins with first aid, where its page does, and with the number to call", () => {
	const urgent = copies.filter(({ treatment }) => treatment.emergency.length > 0);
	for (const { path, treatment, text } of urgent) {
		const place = text.indexOf(`\n${treatment.emergency[0]?.heading}\n`);
		expect.soft(place, path).toBeGreaterThan(0);
		expect.soft(place, path).toBeLessThan(text.indexOf(treatment.paragraph));
		if (!emergency) continue;
		const call = text.indexOf(words.emergency.call.replace("{number}", emergency.ambulance.number));
		expect.soft(call, path).toBeGreaterThan(place);
		expect.soft(call, path).toBeLessThan(text.indexOf(treatment.emergency[0]?.steps[0]?.do ?? ""));
	}
});

test("A copy says who reviewed the page, and what is invented", () => {
	for (const { path, treatment, text } of copies) {
		const reviewer = content.doctors.find(({ slug }) => slug === treatment.review?.by);
		if (reviewer) expect.soft(text, path).toContain(words.treatment.reviewedBy.replace("{doctor}", reviewer.name));
		const invented = Boolean(clinic.sample || treatment.review?.sample || reviewer?.sample);
		if (invented) expect.soft(text, path).toContain(words.plainText.sample);
	}
});

test("Nothing of Markdown, HTML or a token is left in the copies and in /llms.txt", () => {
	const leftovers = /\*\*|__|\]\(|\[\^|^#+ |^> |<\/?[a-z][^>]*>|&(amp|lt|gt|#\d+);|\{[\w-]*\}|undefined|\[object/m;
	for (const { path, text } of copies) {
		expect.soft(leftovers.exec(text)?.[0], path).toBeUndefined();
		expect.soft(text, path).not.toMatch(/\n{3}|[ \t]\n/);
	}
	const list = textAt("llms.txt");
	expect(list).not.toMatch(/\*\*|\[\^|\{[\w-]*\}|undefined|\[object/);
});

test("/llms.txt has the parts of its convention, the emergency number first, and leads to what is there", () => {
	const list = textAt("llms.txt");
	const blocks = list.trim().split("\n\n");
	expect(blocks[0]).toBe(`# ${clinic.name}`);
	expect(blocks[1]).toBe(`> ${clinic.description}`);
	if (emergency) expect(blocks[2]).toContain(emergency.ambulance.number);
	const sections = list.split(/^## /m).slice(1);
	expect(sections.length).toBeGreaterThan(1);
	const addresses: string[] = [];
	for (const section of sections) {
		const [heading, ...lines] = section.trim().split("\n").filter(Boolean);
		expect.soft(lines.length, heading).toBeGreaterThan(0);
		for (const line of lines) {
			const [, address = ""] = /^- \[.+?\]\((https?:\/\/[^\s()]+)\): \S/.exec(line) ?? [];
			expect.soft(address, line).not.toBe("");
			addresses.push(address);
		}
	}
	for (const address of addresses) {
		const { origin, pathname } = new URL(address);
		const file = decodeURI(pathname);
		expect.soft(origin, address).toBe(new URL(clinic.site).origin);
		expect.soft(existsSync(join(out, file.endsWith("/") ? `${file}index.html` : file)), address).toBe(true);
	}
	for (const treatment of content.treatments) {
		expect(addresses).toContain(new URL(encodeURI(treatmentTextPath(treatment)), clinic.site).href);
	}
});
