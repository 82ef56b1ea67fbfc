import type { Comment, Element, Root, RootContent } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toString as textOf } from "hast-util-to-string";
import { parse } from "parse5";
import { visit } from "unist-util-visit";

/** An island in a page. */
export type PageIsland = {
	element: Element;
	name: string;
	wake: string;
	/** Whether its markup has comments, by which React marks `Suspense` and the like. */
	hasBoundary?: boolean;
	/** Whether the page's main heading is in it. */
	hasMainHeading?: boolean;
};

/** A page, with what the export's rules need to know of it, collected in one walk. */
export type ExportedPage = {
	tree: Root;
	html: Element;
	head: Element;
	body: Element;
	/** Elements by tag name, in document order. They include those that were removed. */
	byTag: Map<string, Element[]>;
	islands: PageIsland[];
	classes: Set<string>;
	/** Attributes that the security policy forbids, as `forbiddenAttributes` returns them. */
	forbidden: Set<string>;
	/** The first token in the text that was not filled, such as `{ambulance}`. */
	unfilledToken?: string;
};

export const isElement = (node: RootContent): node is Element => node.type === "element";

/** React separates texts by empty comments. */
const isEmptyComment = ({ value }: Comment): boolean => value.trim() === "";

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

/** The attributes of an element that the security policy forbids, such as `style on <p>`. */
const forbiddenAttributes = ({ tagName, properties }: Element): string[] =>
	Object.keys(properties).flatMap((name) =>
		name === "style" || /^on[A-Z]/.test(name) ? `${name} on <${tagName}>` : [],
	);

/** The data for Next's browser code after the first script of it, which is as long as all else in a page. */
const PAYLOAD = /<script>self\.__next_f\.push\([^<]*<\/script>/g;

/** An island, with what is in its markup before the export removes the comments. */
function islandOf(element: Element): PageIsland {
	const { dataIsland, dataWake } = element.properties;
	const island: PageIsland = { element, name: String(dataIsland), wake: String(dataWake) };
	visit(element, (node) => {
		if (node.type === "comment" && !isEmptyComment(node)) island.hasBoundary = true;
		if (node.type === "element" && node.tagName === "h1") island.hasMainHeading = true;
	});
	return island;
}

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
		islands: [],
		classes: new Set(),
		forbidden: new Set(),
	};

	const isRemoved = (element: Element, parent: Root | Element): boolean => {
		const { tagName, properties } = element;
		if (tagName === "script") return !dataScripts.includes(String(properties.type)) && textOf(element) !== firstPaint;
		if (tagName === "link") return isNextLink(element);
		if (tagName === "meta") return isUnusedMeta(String(properties.name));
		return parent === body && holdsBoundaries(element);
	};

	const walk = (parent: Root | Element): void => {
		const isCode = parent.type === "element" && ["script", "style"].includes(parent.tagName);
		const stays = (node: RootContent): boolean => {
			if (node.type === "comment") return isEmptyComment(node);
			if (node.type === "text" && !isCode) page.unfilledToken ??= /\{[a-z]\w*\}/i.exec(node.value)?.[0];
			if (!isElement(node)) return true;
			const alike = page.byTag.get(node.tagName);
			if (alike) alike.push(node);
			else page.byTag.set(node.tagName, [node]);
			if (isRemoved(node, parent)) return false;
			if (node.tagName === "style") node.properties = {};
			for (const name of [node.properties.className ?? []].flat()) page.classes.add(String(name));
			for (const attribute of forbiddenAttributes(node)) page.forbidden.add(attribute);
			if (node.properties.dataIsland !== undefined) page.islands.push(islandOf(node));
			walk(node);
			return true;
		};
		(parent as Root).children = (parent as Root).children.filter(stays);
	};

	walk(page.tree);
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
