import { readFileSync } from "node:fs";
import { join } from "node:path";
import { select, selectAll } from "hast-util-select";
import { paths, treatmentPath } from "@/lib/model/routes";
import { isPreview } from "@/lib/pages/deployment";
import {
	aliases,
	allPaths,
	canonicalPaths,
	content,
	menus,
	out,
	pageAt,
	routes,
	textAt,
	tidy,
	words,
} from "../support/site";
import { expect, test } from "../support/test";

test("No two paths differ in their capitalisation only", () => {
	expect(new Set(routes.map(({ path }) => path.toLowerCase())).size).toBe(routes.length);
});

test("Every page has one main heading, that of its path, and names its canonical address", () => {
	const expected = new Map([
		[paths.booking, content.booking.heading],
		[paths.privacy, content.privacy.title],
		[paths.terms, content.terms.title],
		...menus.map(({ path, heading }) => [path, heading] as const),
		...content.treatments.map((treatment) => [treatmentPath(treatment), treatment.heading] as const),
	]);
	for (const { path, canonical } of routes) {
		const { root } = pageAt(path);
		const headings = selectAll("h1", root).map(tidy);
		expect.soft(headings, path).toEqual([expect.stringMatching(/\p{L}/u)]);
		expect.soft(headings[0], path).toContain(expected.get(canonical) ?? "");
		const links = selectAll("link[rel=canonical]", root).map(({ properties }) => properties.href);
		expect.soft(links, path).toEqual([new URL(canonical, content.clinic.site).href]);
	}
});

test("An alias shows the whole page of its treatment", () => {
	for (const { path, canonical } of aliases) {
		expect.soft(textAt("main", pageAt(path)), path).toBe(textAt("main", pageAt(canonical)));
	}
});

test("Every page has a unique title and description", () => {
	const searched = [...content.treatments, ...content.guides, ...content.ownPages].map(({ title }) => title);
	const titles = new Map<string, string>();
	const descriptions = new Map<string, string>();
	for (const path of canonicalPaths) {
		const page = pageAt(path);
		const title = textAt("title", page) ?? "";
		const description = String(select("meta[name=description]", page.root)?.properties.content ?? "");
		// A title for searches has no clinic's name.
		if (!searched.includes(title)) expect.soft(title, path).toContain(content.clinic.name);
		expect.soft(description, path).not.toBe("");
		expect.soft(titles.get(title), `the title of ${path} is that of another page`).toBeUndefined();
		expect.soft(descriptions.get(description), `the description of ${path} is that of another`).toBeUndefined();
		titles.set(title, path);
		descriptions.set(description, path);
	}
});

test("The not-found page asks search engines not to list it", () => {
	const { root } = pageAt("/404.html");
	expect(select("meta[name=robots]", root)?.properties.content).toContain("noindex");
});

test("A site that is no preview shows no preview notice, and search engines may list it", () => {
	test.skip(isPreview(), "this site is a preview");
	for (const path of allPaths) {
		const { html, root } = pageAt(path);
		expect.soft(html, path).not.toContain(words.preview.text);
		if (path === "/404.html") continue;
		expect.soft(selectAll("meta[name=robots]", root), path).toEqual([]);
		expect.soft(selectAll("link[rel=canonical]", root).length, path).toBe(1);
	}
	expect(readFileSync(join(out, "robots.txt"), "utf8")).toMatch(/^Allow: \/$/m);
});
