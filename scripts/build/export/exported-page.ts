import type { Element, Root, RootContent } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toString as textOf } from "hast-util-to-string";
import { parse } from "parse5";

/** An island in a page. */
export type PageIsland = {
	element: Element;
	name: string;
	wake: string;
	/** Whether its markup has comments, by which React marks `Suspense` and the like. */
	hasBoundary: boolean;
	/** Whether the page's main heading is in it. */
	hasMainHeading: boolean;
};

/** A page, with what the export's rules need to know of it, collected in one walk. */
export type ExportedPage = {
	tree: Root;
	html: Element;
	head: Element;
	body: Element;
	/** Elements by tag name, in document order. They include those that were removed. */
	byTag: Map<string, Element[]>;
	/** The first element of `<head>` and of `<body>`, as Next exported them. */
	first: { head?: Element; body?: Element };
	islands: PageIsland[];
	classes: Set<string>;
	ids: Set<string>;
	/** Attributes that the security policy forbids, as `style on <p>`. */
	forbidden: Set<string>;
	/** The first token in the text that was not filled, such as `{ambulance}`. */
	unfilledToken?: string;
};

export const isElement = (node: RootContent): node is Element => node.type === "element";

/** Scripts that are data, and that browsers never run. */
const dataScripts = ["application/ld+json", "speculationrules"];

/** Whether an element contains the comments by which Next's browser code finds its place, and nothing else. */
export const holdsBoundaries = ({ tagName, properties, children }: Element): boolean =>
	tagName === "div" && properties.hidden === true && children.every(({ type }) => type === "comment");

/** Whether a `<link>` preloads a script. */
function isNextLink({ properties }: Element): boolean {
	const relations = [properties.rel].flat();
	return relations.includes("modulepreload") || (relations.includes("preload") && properties.as === "script");
}

/** Next's own, and its copies of Open Graph for Twitter, which reads that itself where a page has no others. */
const isUnusedMeta = (name: string) => name === "next-size-adjust" || /^twitter:(?!card$)/.test(name);

/** The data for Next's browser code after the first script of it, which is as long as all else in a page. */
const PAYLOAD = /<script>self\.__next_f\.push\([^<]*<\/script>/g;

/** The islands around a node. */
type Context = { islands: PageIsland[]; isCode: boolean };

/**
 * Parses a page, removes Next's client runtime (all inline scripts except `firstPaint`, preloads, data and marker
 * comments), and collects what the rules need.
 */
export function readPage(text: string, firstPaint: string): ExportedPage {
	// As hast-util-from-html does, but without positions, which take a third of the time.
	const tree = fromParse5(parse(text.replace(PAYLOAD, ""), { scriptingEnabled: false })) as Root;
	// The parser makes these elements if a text lacks them.
	const [html] = tree.children.filter(isElement) as [Element];
	const [head, body] = html.children.filter(isElement) as [Element, Element];
	const page: ExportedPage = {
		tree,
		html,
		head,
		body,
		byTag: new Map(),
		first: { head: head.children.find(isElement), body: body.children.find(isElement) },
		islands: [],
		classes: new Set(),
		ids: new Set(),
		forbidden: new Set(),
	};

	const isRemoved = (element: Element, parent: Root | Element): boolean => {
		const { tagName, properties } = element;
		if (tagName === "script") return !dataScripts.includes(String(properties.type)) && textOf(element) !== firstPaint;
		if (tagName === "link") return isNextLink(element);
		if (tagName === "meta") return isUnusedMeta(String(properties.name));
		return parent === body && holdsBoundaries(element);
	};

	const record = ({ tagName, properties }: Element): void => {
		for (const name of [properties.className ?? []].flat()) page.classes.add(String(name));
		if (properties.id) page.ids.add(String(properties.id));
		for (const name of Object.keys(properties)) {
			if (name === "style" || /^on[A-Z]/.test(name)) page.forbidden.add(`${name} on <${tagName}>`);
		}
	};

	const contextIn = (element: Element, { islands, isCode }: Context): Context => {
		const { tagName, properties } = element;
		if (tagName === "script" || tagName === "style") return { islands, isCode: true };
		if (tagName === "h1") for (const island of islands) island.hasMainHeading = true;
		if (properties.dataIsland === undefined) return { islands, isCode };
		const [name, wake] = [String(properties.dataIsland), String(properties.dataWake)];
		const island = { element, name, wake, hasBoundary: false, hasMainHeading: false };
		page.islands.push(island);
		return { islands: [...islands, island], isCode };
	};

	const walk = (parent: Root | Element, context: Context): void => {
		const stays = (node: RootContent): boolean => {
			if (node.type === "comment") {
				// React separates texts by empty comments.
				const isEmpty = node.value.trim() === "";
				if (!isEmpty) for (const island of context.islands) island.hasBoundary = true;
				return isEmpty;
			}
			if (node.type === "text" && !context.isCode) page.unfilledToken ??= /\{[a-z]\w*\}/i.exec(node.value)?.[0];
			if (!isElement(node)) return true;
			const alike = page.byTag.get(node.tagName);
			if (alike) alike.push(node);
			else page.byTag.set(node.tagName, [node]);
			if (isRemoved(node, parent)) return false;
			if (node.tagName === "style") node.properties = {};
			record(node);
			walk(node, contextIn(node, context));
			return true;
		};
		(parent as Root).children = (parent as Root).children.filter(stays);
	};

	walk(page.tree, { islands: [], isCode: false });
	return page;
}

/** The elements of a page with a tag name. */
export const all = (page: ExportedPage, tagName: string): Element[] => page.byTag.get(tagName) ?? [];

/** The elements with a tag name that are children of `<head>`. */
export const inHead = ({ head }: ExportedPage, tagName: string): Element[] =>
	head.children.filter(isElement).filter((child) => child.tagName === tagName);

/** Replaces what is in an element by a text. */
export const setText = (element: Element, value: string): void => {
	element.children = [{ type: "text", value }];
};
