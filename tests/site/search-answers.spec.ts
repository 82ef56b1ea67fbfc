import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import type { ExpectedSearch } from "@/lib/content/schema/search";
import { type Answer, readSearch, type SearchData } from "@/lib/search/answer";
import { normalisePath } from "@/lib/site/routes";
import { anchor } from "@/lib/text/anchor";
import { content, out } from "../support/site";

/** The share of expected results that has to be among the first three. */
const AMONG_THREE = 0.95;

/** What a first search may transfer besides its script, compressed. */
const MOST_BYTES = 38_000;

const file = readFileSync(join(out, "search.json"));
const data: SearchData = JSON.parse(file.toString());
const search = await readSearch(data);
const expected = content.searches?.searches ?? [];

/** The anchors that answer for a section: its own, and those of the questions that stand in it. */
function anchorsOf({ page = "", section = "" }: ExpectedSearch): string[] {
	const questions = content.treatments
		.filter(({ menu, slug }) => normalisePath(`${menu}/${slug}`) === normalisePath(page))
		.flatMap(({ details }) => details.sections)
		.flatMap((part) => (part.topic === "questions" && section === "questions" ? part.faqs : []));
	return [section, ...questions.map(({ question }) => anchor(question))];
}

function answers(entry: ExpectedSearch, { href }: Answer): boolean {
	const [path = "", part = ""] = href.split("#");
	return path === normalisePath(entry.page ?? "") && (!entry.section || anchorsOf(entry).includes(part));
}

const shown = (found: Answer[]) =>
	found
		.slice(0, 3)
		.map(({ href, urgent }) => (urgent ? `${href} (call)` : href))
		.join(", ") || "nothing";

const named = ({ query, page, section }: ExpectedSearch) =>
	`"${query}": expected ${page ? page + (section ? `#${section}` : "") : "nothing"}, found ${shown(search(query))}`;

const percent = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;

test("What patients ask for is among the first three answers", () => {
	const asked = expected.filter(({ page }) => page);
	const places = asked.map((entry) => search(entry.query).findIndex((answer) => answers(entry, answer)));
	const first = places.filter((place) => place === 0).length;
	const three = places.filter((place) => place >= 0 && place < 3).length;
	console.log(
		`${asked.length} searches: ${percent(first, asked.length)} first, ${percent(three, asked.length)} in three`,
	);
	const misses = asked.filter((_, index) => !(places[index] !== undefined && places[index] >= 0 && places[index] < 3));
	expect(three / Math.max(1, asked.length), misses.map(named).join("\n")).toBeGreaterThanOrEqual(
		asked.length > 0 ? AMONG_THREE : 0,
	);
});

test("An emergency comes first, with the number to call", () => {
	const missed = expected.filter((entry) => {
		const [best] = search(entry.query);
		return entry.call && !(best?.urgent && best.href.split("#")[0] === normalisePath(entry.page ?? ""));
	});
	expect(missed.map(named)).toEqual([]);
});

test("What is no emergency is not called one", () => {
	const cried = expected.filter((entry) => !entry.call && search(entry.query)[0]?.urgent);
	expect(cried.map(named)).toEqual([]);
});

test("A search for what the clinic has not finds nothing", () => {
	const nothing = expected.filter(({ page }) => !page);
	expect(nothing.filter(({ query }) => search(query).length > 0).map(named)).toEqual([]);
});

test("Every page is found by its name, and leads to a part that there is", () => {
	for (const [path, name, , parts] of data.pages) {
		const found = search(name).map(({ href }) => href.split("#")[0]);
		expect(found, name).toContain(path);
		expect(new Set(parts.map(([part]) => part)).size, `parts of ${path}`).toBe(parts.length);
	}
});

test("Words are given for parts that there are", () => {
	const lost = (content.search?.pages ?? []).filter(({ path, part }) => {
		const page = data.pages.find(([known]) => known === normalisePath(path));
		return part && !page?.[3].some(([anchor]) => anchor === part);
	});
	expect(lost).toEqual([]);
});

test("Whatever is typed, the search answers", () => {
	const odd = [
		"",
		" ",
		"?",
		"...",
		"\\",
		"[",
		"(.*)+$",
		"a".repeat(10_000),
		"🙂",
		"‍",
		"्",
		"ँ",
		"\u0000",
		"__proto__",
		"constructor",
		"toString hasOwnProperty",
		"<script>",
		"%",
		"a.b.c.",
		"-",
		"१०८",
		"ﬁnger",
		"e\u0301",
		"\ud800",
	];
	for (const query of [...odd, `${"gaath ".repeat(2000)}`]) {
		expect(() => search(query), JSON.stringify(query.slice(0, 20))).not.toThrow();
	}
});

test("The data of a first search is light", () => {
	test.skip(data.pages.length > 100, "the budget is for clinics of up to a hundred pages");
	expect(brotliCompressSync(file).length).toBeLessThanOrEqual(MOST_BYTES);
});
