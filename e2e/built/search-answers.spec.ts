import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import type { ExpectedSearch } from "@/lib/content/schema/search";
import { type Answer, readSearch, type SearchData } from "@/lib/search/answer";
import { normalisePath } from "@/lib/site/routes";
import { anchor } from "@/lib/text/anchor";
import { content, contents, out } from "../support/site";

/** The share of expected results that has to be among the first three. */
const AMONG_THREE = 0.95;

/** What a first search may transfer besides its script, compressed; in a translation, which knows both languages. */
const MOST_BYTES = 38_000;
const MOST_BYTES_OF_TWO = 60_000;

const fileOf = (root: string) => readFileSync(join(out, root, "search.json"));
const read = (root: string): SearchData => JSON.parse(fileOf(root).toString());
const data = read("");
const search = await readSearch(data);
const expected = content.searches?.searches ?? [];

/** The anchors that answer for a section: its own, and those of the questions that stand in it. */
function anchorsOf({ section = "" }: ExpectedSearch, page: string): string[] {
	const questions = content.treatments
		.filter(({ menu, slug }) => normalisePath(`${menu}/${slug}`) === page)
		.flatMap(({ details }) => details.sections)
		.flatMap((part) => (part.topic === "questions" && section === "questions" ? part.faqs : []));
	return [section, ...questions.map(({ question }) => anchor(question))];
}

const shown = (found: Answer[]) =>
	found
		.slice(0, 3)
		.map(({ href, urgent }) => (urgent ? `${href} (call)` : href))
		.join(", ") || "nothing";

const percent = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;

// What patients type is the same in whatever language they read the site.
for (const { name, root } of contents.map(({ edition }) => edition)) {
	const own = root ? read(root) : data;
	const ask = root ? await readSearch(own) : search;

	/** An answer's address as the original has it: question by question, a translation has the same parts. */
	const inOriginal = (href: string): [path: string, part: string] => {
		const [path = "", part = ""] = href.split("#");
		const at = own.pages.findIndex(([known]) => known === path);
		const [known = path, , , parts = []] = data.pages[at] ?? [];
		const number = own.pages[at]?.[3].findIndex(([anchor]) => anchor === part) ?? -1;
		return [known, parts[number]?.[0] ?? ""];
	};

	const answers = (entry: ExpectedSearch, { href }: Answer): boolean => {
		const [path, part] = inOriginal(href);
		return (
			(!entry.page || path === normalisePath(entry.page)) && (!entry.section || anchorsOf(entry, path).includes(part))
		);
	};

	const named = ({ query, page = "", section }: ExpectedSearch) =>
		`"${query}": expected ${page + (section ? `#${section}` : "") || "nothing"}, found ${shown(ask(query))}`;

	test(`What patients ask for is among the first three answers in ${name}`, () => {
		const asked = expected.filter(({ page, section }) => page || section);
		const places = asked.map((entry) => ask(entry.query).findIndex((answer) => answers(entry, answer)));
		const first = places.filter((place) => place === 0).length;
		const three = places.filter((place) => place >= 0 && place < 3).length;
		console.log(
			`${asked.length} searches in ${name}: ${percent(first, asked.length)} first, ${percent(three, asked.length)} in three`,
		);
		const misses = asked.filter(
			(_, index) => !(places[index] !== undefined && places[index] >= 0 && places[index] < 3),
		);
		expect(three / Math.max(1, asked.length), misses.map(named).join("\n")).toBeGreaterThanOrEqual(
			asked.length > 0 ? AMONG_THREE : 0,
		);
	});

	test(`An emergency comes first in ${name}, with the number to call`, () => {
		const missed = expected.filter((entry) => {
			const [best] = ask(entry.query);
			return entry.call && !(best?.urgent && inOriginal(best.href)[0] === normalisePath(entry.page ?? ""));
		});
		expect(missed.map(named)).toEqual([]);
	});

	test(`What is no emergency is not called one in ${name}`, () => {
		const cried = expected.filter((entry) => !entry.call && ask(entry.query)[0]?.urgent);
		expect(cried.map(named)).toEqual([]);
	});

	test(`A search for what the clinic has not finds nothing in ${name}`, () => {
		const nothing = expected.filter(({ page, section }) => !page && !section);
		expect(nothing.filter(({ query }) => ask(query).length > 0).map(named)).toEqual([]);
	});

	test(`The data of a first search in ${name} is light`, () => {
		test.skip(own.pages.length > 100, "the budget is for clinics of up to a hundred pages");
		expect(brotliCompressSync(fileOf(root)).length).toBeLessThanOrEqual(root ? MOST_BYTES_OF_TWO : MOST_BYTES);
	});
}

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
