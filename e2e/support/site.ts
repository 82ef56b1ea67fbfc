import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { lastSnapshot } from "@/lib/content/build-cache";
import { loadLocales } from "@/lib/languages/locales";
import { memoize } from "@/lib/memoize";
import { hasPage } from "@/lib/model/locales";
import {
	aftercarePath,
	doctorPath,
	guidePath,
	menuPath,
	notFoundPage,
	ownPagePath,
	paths,
	routeTable,
	treatmentPath,
} from "@/lib/model/routes";
import { siteMenus } from "@/lib/pages/menus";

/** The folder of the project whose site is under test: this one, unless a command brings another clinic's. */
export const root = process.env.SITE_ROOT ?? process.cwd();

/** The finished site under test. */
export const out = join(root, "out");

/** The content that the site under test was built from, in every language of the site, the original first. */
export const contents = lastSnapshot(root) ?? loadLocales(root);

/** The same in the original's language. */
export const content = first(contents, "content");

/** The words of its frame. */
export const { labels: words } = content;

export const menus = siteMenus(content);
export const routes = routeTable(content);
export const aliases = routes.filter(({ path, canonical }) => path !== canonical);

/** Every canonical path of the site. */
export const canonicalPaths = routes.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);

/** Every canonical path of the site in its other languages. */
export const translatedPaths = contents.flatMap(({ locale }) =>
	locale.root ? canonicalPaths.flatMap((path) => (hasPage(locale, path) ? locale.root + path : [])) : [],
);

/** Every path of a page, including the not-found page by its file name. */
export const allPaths = [...routes.map(({ path }) => path), "/404.html"];

/** The first of a list, which no site is without. */
export function first<T>(items: readonly T[], what: string): T {
	const [item] = items;
	if (item === undefined) throw new Error(`the site has no ${what}`);
	return item;
}

/** A fact that is optional for a clinic, for tests that need it. */
export function required<T>(fact: T | undefined, what: string): T {
	if (fact === undefined) throw new Error(`the clinic has no ${what}`);
	return fact;
}

const longestFirst = <T>(items: readonly T[], length: (item: T) => number) =>
	[...items].sort((first, second) => length(second) - length(first));

/** The treatments, those with the most to read first. */
const treatments = longestFirst(content.treatments, ({ details }) => details.sections.length);

/** A treatment for tests that need one, and its page. */
export const treatment = first(treatments, "treatment");
export const someTreatment = treatmentPath(treatment);

/** Another treatment; of a clinic that has only one, the same. */
export const otherTreatment = treatments[1] ?? treatment;

/** The menus of treatments, those with the most entries first. */
const treatmentMenus = longestFirst(
	menus.filter(({ slug }) => content.treatments.some(({ menu }) => menu === slug)),
	({ links }) => links.length,
);

/** A menu of treatments for tests that need one, and another; of a clinic that has only one, the same. */
export const someMenu = first(treatmentMenus, "menu of treatments");
export const otherMenu = treatmentMenus[1] ?? someMenu;

type Edition = (typeof contents)[number];

/** The type of each page that is not the only one of its type. */
const typesOfPages = ({ navigation, doctors, guides, ownPages, treatments }: Edition): Map<string, string> =>
	new Map([
		...navigation.menus.map(({ slug }) => [menuPath(slug), "menu"] as const),
		...doctors.map(({ slug }) => [doctorPath(slug), "doctor"] as const),
		...guides.map(({ slug }) => [guidePath(slug), "guide"] as const),
		...ownPages.map((page) => [ownPagePath(page), page.published ? "article" : "own page"] as const),
		...treatments.map((page) => [treatmentPath(page), page.emergency.length > 0 ? "first aid" : "treatment"] as const),
		...treatments.map((page) => [aftercarePath(page), "aftercare"] as const),
		...[paths.privacy, paths.terms].map((path) => [path, "legal"] as const),
	]);

/** Whether tests that repeat for each page do so for every page, as each night, and not for one page of each type. */
export const everyPage = Boolean(process.env.EVERY_PAGE);

/**
 * The longest page of each type in each of these languages, their not-found pages among them.
 * @param options.every returns all pages; by default if `EVERY_PAGE` is set
 */
export function pagesOfEachType(editions: Edition[], { every = everyPage } = {}): string[] {
	return editions.flatMap((edition) => {
		const { locale } = edition;
		const types = typesOfPages(edition);
		const length = (path: string) => statSync(join(out, locale.root, path, "index.html")).size;
		const localPaths = canonicalPaths.filter((path) => hasPage(locale, path));
		const longest = new Map<string, string>();
		for (const path of localPaths) {
			const type = types.get(path) ?? path;
			const known = longest.get(type);
			if (!known || length(path) > length(known)) longest.set(type, path);
		}
		return [...(every ? localPaths : longest.values()), `/${notFoundPage.file}`].map((path) => locale.root + path);
	});
}

/** A page of the finished site. */
export type Page = { path: string; html: string; root: Root };

/** The page at `path`, read and parsed once for each worker. */
export const pageAt = memoize((path: string): Page => {
	const html = readFileSync(join(out, path, path.endsWith("/") ? "index.html" : ""), "utf8");
	const root = fromHtml(html);
	// The menu's links are in a template until it is used.
	visit(root, "element", (node) => {
		if (node.content) node.children = node.content.children as typeof node.children;
	});
	return { path, html, root };
});

/** The text of the first element that matches, its white space tidied; undefined if none does. */
export function textAt(selector: string, { root }: Pick<Page, "root">): string | undefined {
	const element = select(selector, root);
	return element ? tidy(element) : undefined;
}

/** An element's text, its white space tidied. */
export const tidy = (element: Element | Root) => textOf(element).replace(/\s+/g, " ").trim();

/** Every element of a page, found once: pages are long, and tests ask for many attributes. */
const everyElement = memoize((root: Root): Element[] => {
	const found: Element[] = [];
	visit(root, "element", (element) => void found.push(element));
	return found;
});

/** The values of an attribute, by its DOM property name, on all elements or on those that match a selector. */
export function attributes(property: string, { root }: Pick<Page, "root">, selector?: string): string[] {
	return (selector ? selectAll(selector, root) : everyElement(root)).flatMap(({ properties }) => {
		const value = properties[property];
		return value === undefined || value === null ? [] : [Array.isArray(value) ? value.join(" ") : String(value)];
	});
}
