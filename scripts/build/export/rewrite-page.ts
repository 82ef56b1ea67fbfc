import { createHash } from "node:crypto";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { matches, select, selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { isFirstPaintScript } from "@/lib/site/first-paint";
import type { ClientEntry } from "./bundle-islands";
import { contentSecurityPolicy } from "./content-security-policy";
import { inlinePlates } from "./inline-plates";
import { brokenReliances, hasRuntime, holdsBoundaries, isErrorShell, pageReliances } from "./next-reliances";
import { PageError } from "./page-error";
import { islandsProblems, missingParts } from "./page-parts";
import { classesIn, type PageLanguage, usedStyles } from "./used-style";

/** Inert scripts: data for search engines and for the browser's own prerendering. */
const DATA_SCRIPTS = ["application/ld+json", "speculationrules"];

function isKept(script: Element): boolean {
	return DATA_SCRIPTS.includes(String(script.properties.type)) || isFirstPaintScript(textOf(script));
}

function isNextLink({ properties }: Element): boolean {
	const relations = [properties.rel].flat();
	return relations.includes("modulepreload") || (relations.includes("preload") && properties.as === "script");
}

/** Takes out Next's scripts, script preloads, inline payloads and the comments by which they find their place. */
function stripFramework(page: Root): void {
	visit(page, (node, index, parent) => {
		if (!parent || index === undefined) return;
		if (node.type === "comment" && node.value.trim() !== "") {
			parent.children.splice(index, 1);
			return [SKIP, index];
		}
		if (node.type !== "element") return;
		const remove =
			(node.tagName === "script" && !isKept(node)) ||
			(node.tagName === "link" && isNextLink(node)) ||
			(node.tagName === "meta" && node.properties.name === "next-size-adjust");
		if (remove) {
			parent.children.splice(index, 1);
			return [SKIP, index];
		}
		if (node.tagName === "style") node.properties = {};
	});
	const body = select("body", page);
	if (body) {
		body.children = body.children.filter((child) => child.type !== "element" || !holdsBoundaries(child));
	}
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function element(tagName: string, properties: Element["properties"]): Element {
	return { type: "element", tagName, properties, children: [] };
}

/** The page's language, and its script where the layout names one. */
function languageOf(page: Root): PageLanguage {
	const { lang, dataScript } = select("html", page)?.properties ?? {};
	return { language: String(lang ?? ""), ...(typeof dataScript === "string" && { script: dataScript }) };
}

/** Leaves of the page's style what its elements use, or may come to use by the classes that scripts set. */
function trimStyle(page: Root, html: string, entry: ClientEntry): void {
	const classes = classesIn(html);
	const islands = selectAll("[data-island]", page).map(({ properties }) => String(properties.dataIsland));
	const set = entry.wordsWith(new Set(islands));
	const used = (name: string) => classes.has(name) || set.has(name);
	const styles = selectAll("style", page);
	const sheets = usedStyles(styles.map(textOf), used, languageOf(page));
	for (const [index, value] of sheets.entries()) {
		const style = styles[index];
		if (style) style.children = [{ type: "text", value }];
	}
}

/** The names of the islands that wake while nobody does anything: on load, when idle, and where the main heading is. */
function islandsOfFirstView(page: Root): Set<string> {
	const awake = selectAll("[data-island]", page).filter(
		(island) =>
			["load", "idle"].includes(String(island.properties.dataWake)) ||
			(island.properties.dataWake === "visible" && select("h1", island)),
	);
	return new Set(awake.map(({ properties }) => String(properties.dataIsland)));
}

/**
 * The typefaces of the page's own language, where it has any, are asked for ahead, as Next asks for those of all pages;
 * of these only what the page's style has use for.
 */
function askForTypefaces(page: Root, head: Element): void {
	const language = String(select("html", page)?.properties.lang ?? "").split("-")[0];
	const style = selectAll("style", page).map(textOf).join("");
	head.children = head.children.filter(
		(child) =>
			!matches("link[rel=preload][as=font]", child) || style.includes(String((child as Element).properties.href)),
	);
	const faces = style.matchAll(new RegExp(`@font-face\\{font-family:"?${language}-\\w+"?;src:url\\(([^)]+)\\)`, "g"));
	for (const [, href = ""] of faces) {
		const link = { rel: ["preload"], href, as: "font", crossOrigin: "anonymous", type: "font/woff2" };
		head.children.splice(2, 0, element("link", link));
	}
}

/** Brings the islands' entry. What it and the islands of the first view need is asked for ahead, not one after another. */
function bringIslands(page: Root, head: Element, entry: ClientEntry): void {
	if (!select("[data-island]", page)) return;
	for (const href of entry.chunks) head.children.push(element("link", { rel: ["modulepreload"], href }));
	head.children.push(element("script", { type: "module", async: true, src: entry.src }));
	// Behind all that is shown, so that the page, its typefaces and pictures come before.
	for (const href of entry.chunksOf(islandsOfFirstView(page))) {
		const link = element("link", { rel: ["modulepreload"], href, fetchPriority: "low" });
		select("body", page)?.children.push(link);
	}
}

/** What must not be in a finished page, with its mend, in words for the person who put it there. */
function leftovers(page: Root, html: string): string[] {
	const found: string[] = [];
	if (hasRuntime(html)) found.push("something of Next's client runtime is left: see what names a file of its chunks");
	for (const script of selectAll("script:not([src])", page)) {
		if (!isKept(script)) found.push("an inline script is left that is not ours: make an island of it");
	}
	visit(page, "element", ({ tagName, properties }) => {
		for (const name of Object.keys(properties)) {
			if (name === "style")
				found.push(`<${tagName}> has a style attribute, which the security policy forbids: give it a class`);
			if (/^on[A-Z]/.test(name))
				found.push(
					`<${tagName}> has an inline event handler (${name}), which the security policy forbids: listen in an island`,
				);
		}
	});
	return found;
}

/**
 * Rewrites an exported page: Next's client runtime goes, the islands' entry and the content security
 * policy come (design: islands), and the drawing of the first view stands in the page.
 * @param entry the islands' entry script
 * @param name the page's name for messages
 * @param picture gives the text of a drawing by its address
 * @param move moves the page's addresses into the folder of the host in which the site stands
 * @throws {PageError} with all that is wrong: something that every page must have is missing, something of Next's client
 *   runtime or something that the policy forbids is left, or Next's export is not as expected
 */
export function rewritePage(
	html: string,
	entry: ClientEntry,
	name: string,
	picture: (src: string) => string,
	move: (page: Root) => void = () => {},
): string {
	const page = fromHtml(html);
	if (isErrorShell(page))
		throw new PageError(name, [
			"Next could not render this page and left an error in its place: see what it said above",
		]);
	const problems = [...brokenReliances(pageReliances, page), ...islandsProblems(page)];
	stripFramework(page);
	problems.push(...inlinePlates(page, picture));
	const head = select("head", page);
	if (!head) throw new PageError(name, ["it has no <head>"]);
	trimStyle(page, html, entry);
	// JSON-LD is never run, so the policy does not ask about it.
	const guarded = selectAll("script", page).filter((script) => script.properties.type !== "application/ld+json");
	askForTypefaces(page, head);
	bringIslands(page, head, entry);
	move(page);
	// The hashes are those of the texts as they stand in the end.
	const policy = contentSecurityPolicy({
		scripts: guarded.map((script) => sha256(textOf(script))),
		styles: selectAll("style", page).map((style) => sha256(textOf(style))),
	});
	head.children.splice(1, 0, element("meta", { httpEquiv: ["Content-Security-Policy"], content: policy }));
	// Props are JSON in attributes: single quotes around them, and double ones left as they are, spare an escape for each.
	// Only browsers far older than those that the site supports misread such characters.
	const result = toHtml(page, { quoteSmart: true, allowDangerousCharacters: true });
	problems.push(...missingParts(page), ...leftovers(page, result));
	if (problems.length > 0) throw new PageError(name, [...new Set(problems)]);
	return result;
}
