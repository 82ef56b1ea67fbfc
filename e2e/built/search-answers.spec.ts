import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { normalisePath } from "@/lib/model/routes";
import type { ExpectedSearch } from "@/lib/model/schema/search";
import { createSearch, type SearchResult } from "@/lib/search/rank";
import type { SearchData } from "@/lib/search/search-index";
import { anchor } from "@/lib/text/markdown";
import { content, contents, out } from "../support/site";

/** The share of expected results that have to be among the first three. */
const AMONG_THREE = 0.95;

/** Bytes of the index, compressed, on a site of up to a hundred pages; a translation's index has both languages. */
const MOST_BYTES = 38_000;
const MOST_BYTES_OF_TWO = 60_000;

const indexFile = (root: string) => readFileSync(join(out, root, "search.json"));
const read = (root: string): SearchData => JSON.parse(indexFile(root).toString());
const data = read("");
const search = await createSearch(data);
const expected = content.searches?.searches ?? [];

/** The anchors that answer for a section: its own, and those of its questions. */
function anchorsOf({ section = "" }: ExpectedSearch, page: string): string[] {
	const questions = content.treatments
		.filter(({ menu, slug }) => normalisePath(`${menu}/${slug}`) === page)
		.flatMap(({ details }) => details.sections)
		.flatMap((part) => (part.topic === "questions" && section === "questions" ? part.faqs : []));
	return [section, ...questions.map(({ question }) => anchor(question))];
}

const describeResults = (results: SearchResult[]) =>
	results
		.slice(0, 3)
		.map(({ href, urgent }) => (urgent ? `${href} (call)` : href))
		.join(", ") || "nothing";

// Patients type the same, whatever the language of the page.
for (const { name, root } of contents.map(({ locale }) => locale)) {
	const own = root ? read(root) : data;
	const ask = root ? await createSearch(own) : search;

	/** The path and anchor that a result has in the original: the parts of a translation have the same order. */
	const inOriginal = (href: string): [path: string, part: string] => {
		const [path = "", part = ""] = href.split("#");
		const at = own.pages.findIndex(([known]) => known === path);
		const [known = path, , , parts = []] = data.pages[at] ?? [];
		const number = own.pages[at]?.[3].findIndex(([anchor]) => anchor === part) ?? -1;
		return [known, parts[number]?.[0] ?? ""];
	};

	/** The queries of which something does not hold, with what they find. */
	const failing = (wrong: (entry: ExpectedSearch, results: SearchResult[]) => boolean) =>
		expected.flatMap((entry) => {
			const { query, page = "", section } = entry;
			const results = ask(query);
			const wanted = page + (section ? `#${section}` : "") || "nothing";
			return wrong(entry, results) ? `"${query}": expected ${wanted}, found ${describeResults(results)}` : [];
		});

	const rankOf = (entry: ExpectedSearch, results: SearchResult[]) =>
		results.findIndex(({ href }) => {
			const [path, part] = inOriginal(href);
			return (
				(!entry.page || path === normalisePath(entry.page)) && (!entry.section || anchorsOf(entry, path).includes(part))
			);
		});

	const isAnswerable = ({ page, section }: ExpectedSearch) => Boolean(page || section);

	test(`Queries find what they ask for among the first three results in ${name}`, () => {
		const asked = expected.filter(isAnswerable);
		const missed = (most: number) =>
			failing((entry, results) => isAnswerable(entry) && !(rankOf(entry, results.slice(0, most)) >= 0));
		const share = (misses: string[]) => 1 - misses.length / Math.max(1, asked.length);
		const [first, three] = [missed(1), missed(3)];
		const percent = [first, three].map((misses) => `${(100 * share(misses)).toFixed(1)} %`);
		console.log(`${asked.length} searches in ${name}: ${percent[0]} first, ${percent[1]} in three`);
		expect(share(three), three.join("\n")).toBeGreaterThanOrEqual(AMONG_THREE);
	});

	test(`Emergencies, and nothing else, come first with the number to call in ${name}`, () => {
		const isFirst = ({ page = "" }: ExpectedSearch, [best]: SearchResult[]) =>
			best?.urgent && inOriginal(best.href)[0] === normalisePath(page);
		expect(failing((entry, results) => Boolean(entry.call) && !isFirst(entry, results))).toEqual([]);
		expect(failing(({ call }, [best]) => !call && Boolean(best?.urgent))).toEqual([]);
	});

	test(`Queries for what the clinic does not offer find nothing in ${name}`, () => {
		expect(failing((entry, results) => !isAnswerable(entry) && results.length > 0)).toEqual([]);
	});

	test(`The index in ${name} is small`, () => {
		test.skip(own.pages.length > 100, "the budget is for clinics of up to a hundred pages");
		expect(brotliCompressSync(indexFile(root)).length).toBeLessThanOrEqual(root ? MOST_BYTES_OF_TWO : MOST_BYTES);
	});
}

test("Every page is found by its name, and its parts have different anchors", () => {
	for (const [path, name, , parts] of data.pages) {
		const found = search(name).map(({ href }) => href.split("#")[0]);
		expect(found, name).toContain(path);
		expect(new Set(parts.map(([part]) => part)).size, `parts of ${path}`).toBe(parts.length);
	}
});

test("Words for parts of pages name parts that exist", () => {
	const lost = (content.search?.pages ?? []).filter(({ path, part }) => {
		const page = data.pages.find(([known]) => known === normalisePath(path));
		return part && !page?.[3].some(([anchor]) => anchor === part);
	});
	expect(lost).toEqual([]);
});

test("No query throws", () => {
	const odd =
		"? ... \\ [ (.*)+$ 🙂 \u200d ् ँ \0 __proto__ constructor hasOwnProperty <script> % a.b.c. - १०८ ﬁnger e\u0301 \ud800";
	for (const query of ["", " ", ...odd.split(" "), odd, "a".repeat(10_000), "gaath ".repeat(2000)]) {
		expect(() => search(query), JSON.stringify(query.slice(0, 20))).not.toThrow();
	}
});
