import { test } from "node:test";
import { expect } from "@playwright/test";
import { smallContent } from "@/e2e/support/small-content";
import { everything } from "./everything";
import { paths, routeTable } from "./routes";

test("Every page but the list's own is in the list, once, under its canonical path", (t) => {
	const content = smallContent(t);
	const listed = everything(content).flatMap(({ path, pages }) => [path ?? [], ...pages.map((page) => page.path)]);
	const canonical = routeTable(content).flatMap((route) => (route.path === route.canonical ? route.path : []));
	expect(listed.flat().sort()).toEqual(canonical.filter((path) => path !== paths.search).sort());
});

test("Every page has a name, a treatment its sections by their anchors", (t) => {
	const content = smallContent(t);
	const pages = everything(content).flatMap((group) => group.pages);
	for (const { label, path } of pages) expect(label, path).not.toBe("");
	const treatment = content.treatments[0];
	const page = pages.find(({ path }) => path === `/${treatment?.menu}/${treatment?.slug}/`);
	expect(page?.parts.map(({ path }) => path)).toEqual(
		treatment?.details.sections.map(({ topic }) => `${page?.path}#${topic}`),
	);
	expect(page?.parts.length).toBeGreaterThan(0);
});

test("Of very many treatments the list has the pages alone", (t) => {
	const content = smallContent(t);
	const [pattern] = content.treatments;
	const more = Array.from(
		{ length: 100 },
		(_, number) => ({ ...pattern, slug: `lump-${number}` }) as typeof pattern & {},
	);
	const pages = everything({ ...content, treatments: [...content.treatments, ...more] }).flatMap(
		(group) => group.pages,
	);
	expect(pages.length).toBeGreaterThan(100);
	expect(pages.flatMap(({ parts }) => parts)).toEqual([]);
});
