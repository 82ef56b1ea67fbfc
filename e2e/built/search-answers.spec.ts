import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { memoize } from "@/lib/memoize";
import { menuPath, normalisePath, paths, treatmentPath } from "@/lib/model/routes";
import type { ExpectedSearch } from "@/lib/model/schema/search";
import { createSearch, type SearchResult } from "@/lib/search/rank";
import type { SearchData } from "@/lib/search/search-index";
import { fill } from "@/lib/text/fill";
import { anchor } from "@/lib/text/markdown";
import { openSearch, searchIn } from "../support/search";
import { content, contents, menus, out, someTreatment, treatment, words } from "../support/site";
import { desktop, expect, phone, test } from "../support/test";

/** The share of expected results that have to be among the first three. */
const AMONG_THREE = 0.95;

/** Bytes of the index, compressed, on a site of up to a hundred pages; a translation's index has both languages. */
const MOST_BYTES = 48_000;
const MOST_BYTES_OF_TWO = 74_000;

const indexFile = (root: string) => readFileSync(join(out, root, "search.json"));
// In one worker, where answers are cached.
test.describe.configure({ mode: "default" });

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
	// Most queries are asked by several tests.
	const ask = memoize(root ? await createSearch(own) : search);

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
			const { results } = ask(query);
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

	test(`Dangers raise their alarm with first aid alone below it, and nothing near them raises one, in ${name}`, () => {
		const { alarms = [] } = content.emergency ?? {};
		const wrong = expected.flatMap(({ query, alarm, call }) => {
			// Only what is first aid may raise an alarm without saying so.
			if (!alarm && call) return [];
			const found = ask(query).alarm?.id ?? "none";
			return found === (alarm ?? "none") ? [] : [`"${query}": expected ${alarm ?? "none"}, found ${found}`];
		});
		expect(wrong).toEqual([]);
		for (const { id, words } of alarms) {
			for (const query of words) expect.soft(ask(query).alarm?.id, query).toBe(id);
		}
		for (const { query } of expected.filter(({ alarm = "none" }) => alarm !== "none")) {
			const others = ask(query).results.filter(({ urgent }) => !urgent);
			expect.soft(others, query).toEqual([]);
		}
	});

	test(`Queries find their page among the first three results in ${name}`, () => {
		const asked = expected.filter(isAnswerable);
		const missed = (most: number) =>
			failing((entry, results) => isAnswerable(entry) && !(rankOf(entry, results.slice(0, most)) >= 0));
		const share = (misses: string[]) => 1 - misses.length / Math.max(1, asked.length);
		const [first, three] = [missed(1), missed(3)];
		const percent = [first, three].map((misses) => `${(100 * share(misses)).toFixed(1)} %`);
		console.log(`${asked.length} searches in ${name}: ${percent[0]} first, ${percent[1]} in three`);
		expect(share(three), three.join("\n")).toBeGreaterThanOrEqual(AMONG_THREE);
	});

	test(`Emergencies alone come first with the number to call, and what is not offered is not found, in ${name}`, () => {
		const isFirst = ({ page = "" }: ExpectedSearch, [best]: SearchResult[]) =>
			best?.urgent && inOriginal(best.href)[0] === normalisePath(page);
		expect(failing((entry, results) => Boolean(entry.call) && !isFirst(entry, results))).toEqual([]);
		// Below an alarm there is the right first aid.
		const isNoEmergency = ({ call, alarm = "none" }: ExpectedSearch) => !call && alarm === "none";
		expect(failing((entry, [best]) => isNoEmergency(entry) && Boolean(best?.urgent))).toEqual([]);
		expect(failing((entry, results) => !entry.alarm && !isAnswerable(entry) && results.length > 0)).toEqual([]);
	});

	test(`The index in ${name} is small`, () => {
		test.skip(own.pages.length > 100, "the budget is for clinics of up to a hundred pages");
		expect(brotliCompressSync(indexFile(root)).length).toBeLessThanOrEqual(root ? MOST_BYTES_OF_TWO : MOST_BYTES);
	});
}

test("Every page is found by its name, and its parts have different anchors", () => {
	for (const [path, name, , parts] of data.pages) {
		const found = search(name).results.map(({ href }) => href.split("#")[0]);
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

const emergencies = content.treatments.flatMap((treatment) =>
	treatment.emergency.map(({ id, entry }) => ({ entry, path: `${treatmentPath(treatment)}#${id}` })),
);

test("An emergency comes first, below a link that calls the ambulance, reachable by keyboard", async ({ page }) => {
	const { emergency } = content;
	test.skip(!emergency || emergencies.length === 0, "the clinic has no page for an emergency");
	const label = fill(words.emergency.call, { number: emergency?.ambulance.number ?? "" });
	await page.setViewportSize(desktop.viewport);
	await page.goto(someTreatment);
	const { field, list, options, status } = await openSearch(page);
	for (const { entry, path } of emergencies) {
		await field.fill(entry);
		const call = page.getByRole("search").getByRole("link", { name: label, exact: true });
		await expect(call).toHaveAttribute("href", `tel:${emergency?.ambulance.number}`);
		await expect(options.first()).toHaveAttribute("href", path);
		await expect(list).toBeVisible();
		await expect(status).toContainText(label);
	}
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(label);
	await expect(list).toBeVisible();
});

const alarm = expected.find(({ alarm = "none" }) => alarm !== "none");

test("A danger with its numbers stands above everything, in the header's search and on its page", async ({ page }) => {
	test.skip(!alarm, "the content has no alarms");
	const query = alarm?.query ?? "";
	const { say = "", call = [] } = search(query).alarm ?? {};
	await page.setViewportSize(desktop.viewport);
	await page.goto(someTreatment);
	const { field, status } = await openSearch(page);
	await field.fill(query);
	const box = page.getByRole("banner").getByRole("search");
	await expect(box.locator(".search-alarm")).toHaveText(say);
	for (const { href, label } of call)
		await expect(box.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
	await expect(status).toContainText(say);

	await page.setViewportSize(phone.viewport);
	await page.goto(`${paths.search}?q=${encodeURIComponent(query)}`);
	const main = page.getByRole("main");
	await expect(main.getByRole("status")).toHaveText(say);
	for (const { label } of call)
		await expect(main.getByRole("link", { name: label, exact: true }).first()).toBeInViewport();
});

test("A search that finds nothing names the ambulance first", async ({ page }) => {
	const { emergency } = content;
	test.skip(!emergency, "the clinic has no page for emergencies");
	await page.goto(`${paths.search}?q=xylophone%20qqq`);
	const call = page.locator(".search-call a");
	await expect(call).toHaveAttribute("href", `tel:${emergency?.ambulance.number}`);
	await expect(call).toBeInViewport();
});

test.describe("In windows of 320 and 360 pixels and on a desktop", () => {
	test.use({ allowedMessages: /status of 404/ });

	for (const path of [paths.home, menuPath(treatment.menu), "/nothing-here/", paths.search]) {
		test(`the search of ${path}, in the header and on the page, fits the window`, async ({ page }) => {
			await page.goto(path);
			const main = page.getByRole("main");
			const { field, status } = searchIn(main.getByRole("search"));
			await field.focus();
			await expect(page.locator('main [data-island="search-box"]')).toHaveAttribute("data-awake");
			await field.fill(menus.map(({ label }) => label).join(""));
			await expect(path === paths.search ? main.getByRole("status") : status).not.toBeEmpty();
			for (const viewport of [{ width: 320, height: 640 }, phone.viewport, desktop.viewport]) {
				await page.setViewportSize(viewport);
				await expect.soft(field).toBeVisible();
				const isWide = viewport === desktop.viewport;
				const shown = isWide ? await openSearch(page) : searchIn(main.getByRole("search"));
				if (isWide) await expect.soft(shown.field).toBeFocused();
				else await shown.field.scrollIntoViewIfNeeded();
				await expect.soft(shown.field).toBeInViewport({ ratio: 1 });
				await expect.soft(shown.submit).toBeInViewport({ ratio: 1 });
				const width = await page.evaluate(() => document.documentElement.scrollWidth);
				expect.soft(width, `at ${viewport.width} pixels`).toBe(viewport.width);
				await page.keyboard.press("Escape");
			}
		});
	}
});
