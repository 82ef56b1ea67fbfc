import type { APIRequestContext } from "@playwright/test";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { loadContent } from "@/lib/content/load";
import type { Content } from "@/lib/content/sources";
import { siteMenus } from "@/lib/site/menus";
import { paths, routeTable, treatmentPath } from "@/lib/site/routes";
import type { Whole } from "./whole";

/** The content that the site under test was built from. */
export const content = loadContent(process.cwd()) as Whole<Content>;

export const menus = siteMenus(content);
export const routes = routeTable(content);
export const aliases = routes.filter(({ path, canonical }) => path !== canonical);

/** Every canonical path of the site. */
export const canonicalPaths = routes.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);

/** Every path at which a page stands, the not-found page by its file name among them. */
export const allPaths = [...routes.map(({ path }) => path), "/404.html"];

const treatmentPaths = content.treatments.map(treatmentPath);

/** A treatment's page for tests that need one, and no matter which. */
export const someTreatment = "/hand-surgery/hand-lumps/";

/** One page of each type: every page that exists once, and one each of those that share a template. */
export const pageTypes = [
	...Object.values(paths),
	"/about/dr-ishaan-devrukhkar/",
	"/about/dr-mrunal-devrukhkar/",
	"/hand-surgery/",
	someTreatment,
	"/404.html",
];

export const isTreatment = (path: string) => treatmentPaths.includes(path);

/** A page as it came over HTTP. */
export type Page = { path: string; html: string; root: Root };

const fetched = new Map<string, Promise<Page>>();

/** Fetches the page at `path`, once for each worker. */
export function fetchPage(request: APIRequestContext, path: string): Promise<Page> {
	const known = fetched.get(path);
	if (known) return known;
	const page = request.get(encodeURI(path)).then(async (answer) => {
		const html = await answer.text();
		return { path, html, root: fromHtml(html) };
	});
	fetched.set(path, page);
	return page;
}

/** The text of the first element that matches, its white space tidied; undefined if none does. */
export function textAt(selector: string, { root }: Pick<Page, "root">): string | undefined {
	const element = select(selector, root);
	return element ? tidy(element) : undefined;
}

/** An element's text, its white space tidied. */
export const tidy = (element: Element | Root) => textOf(element).replace(/\s+/g, " ").trim();

/** The values of an attribute, by its DOM property name, on every element that has it. */
export function attributes(property: string, { root }: Pick<Page, "root">, selector = "*"): string[] {
	return selectAll(selector, root).flatMap(({ properties }) => {
		const value = properties[property];
		return value === undefined || value === null ? [] : [Array.isArray(value) ? value.join(" ") : String(value)];
	});
}
