import { createHash } from "node:crypto";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "hast-util-to-string";
import { CONTINUE, EXIT, visit } from "unist-util-visit";
import { isPlain, isRendered, type Wake } from "@/components/islands/registry";
import { Screens } from "@/lib/look/screens";
import { memoize } from "@/lib/memoize";
import { type ClientEntry, wordsIn } from "./bundle-islands";
import { contentSecurityPolicy, type ForeignOrigins } from "./content-security-policy";
import { PageError } from "./export-error";
import { all, type ExportedPage, inHead, isElement, type PageIsland, readPage, setText } from "./exported-page";
import { brokenAssumptions, foreignScripts, hasRuntime, isErrorShell, pageAssumptions } from "./next-contract";
import { withoutPrint } from "./print-style";
import { purgeStyle, type StyledPage } from "./purge-style";

const wakes: readonly string[] = ["load", "idle", "visible", "use", "late"] satisfies Wake[];

function isJsonObject(text: string): boolean {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value);
	} catch {
		return false;
	}
}

/** The messages of the conditions that are true. */
const problemsIf = (rules: [isBroken: boolean, message: string][]): string[] =>
	rules.flatMap(([isBroken, message]) => (isBroken ? [message] : []));

function islandProblems({ element, name, wake, hasBoundary }: PageIsland): string[] {
	if (!isRendered(name) && !isPlain(name)) {
		return [`there is no island "${name}": give it a line in components/islands/registry.ts`];
	}
	const island = `the island "${name}"`;
	const isEmpty = !element.children.some(({ type }) => type === "element");
	return problemsIf([
		[!wakes.includes(wake), `${island} has the wake "${wake}": use one of ${wakes.join(", ")}`],
		[
			!isJsonObject(String(element.properties.dataProps ?? "{}")),
			`the props of the island "${name}" are not a JSON object: pass only values that JSON can represent`,
		],
		[
			wake === "visible" && isEmpty,
			`${island} is empty, so browsers cannot detect when it is near the viewport: give it an element`,
		],
		[
			isRendered(name) && hasBoundary,
			`${island} uses Suspense or similar, whose comments the export removes: render its parts without it`,
		],
	]);
}

const isEmpty = (text: unknown) => String(text ?? "").trim() === "";

/** What every page must have and this one does not. */
function missingParts(page: ExportedPage): string[] {
	const headings = all(page, "h1").map(textOf);
	const titles = inHead(page, "title").map(textOf);
	const description = inHead(page, "meta").find(({ properties }) => properties.name === "description");
	return problemsIf([
		[headings.length !== 1, `it has ${headings.length || "no"} main headings (<h1>): give it exactly one`],
		[headings.length === 1 && isEmpty(headings[0]), "its main heading (<h1>) is empty: give it words"],
		[titles.length !== 1 || isEmpty(titles[0]), "it has no title, or more than one: let its metadata give a title"],
		[isEmpty(description?.properties.content), "it has no description: let its metadata give a description"],
		[isEmpty(page.html.properties.lang), "<html> names no language: give it lang in app/layout.tsx"],
		[all(page, "main").length !== 1, "it must have exactly one <main>: put its content into PageFrame, once"],
		[
			all(page, "style").every((style) => isEmpty(textOf(style))),
			"it has no style: import the style sheet in app/layout.tsx",
		],
	]);
}

/** What no page may have. */
function leftovers({ forbidden, unfilledToken }: ExportedPage, html: string): string[] {
	return [
		...[...forbidden].map(
			(attribute) =>
				`it has the attribute ${attribute}, which the security policy forbids: use a class, or listen in an island`,
		),
		...problemsIf([
			[
				unfilledToken !== undefined,
				`it shows ${unfilledToken} instead of a value: fill the token, or correct its name`,
			],
			[hasRuntime(html), "Next's client runtime is not fully removed: find what names a file of its chunks"],
		]),
	];
}

/** What all pages of a site have in common. */
export type SiteParts = {
	entry: ClientEntry;
	/** The inline script of every page. */
	firstPaint: string;
	/** The script in the head of pages that have typefaces of their own. */
	earlyFonts: string;
	/** The address of the style for print. */
	printStyle: string;
	origins: ForeignOrigins;
	/** @returns the text of a picture */
	readPicture: (src: string) => string;
	/** Adds the base path to the page's addresses. */
	addBasePath?: (page: ExportedPage) => void;
};

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const element = (tagName: string, properties: Element["properties"]): Element => ({
	type: "element",
	tagName,
	properties,
	children: [],
});

/** The file in `content/` from which a drawing was made: `/pictures/illustrations/hand-0a1b2c3d.svg`, for example. */
const drawingFile = (src: string) => src.replace(/^\/pictures\//, "content/").replace(/-[0-9a-f]{8}(?=\.svg$)/, "");

/** What the security policy forbids in an inlined drawing. */
function forbiddenInDrawing(drawing: Element): string[] {
	const { children } = drawing;
	const tags = ["style", "script"].includes(drawing.tagName) ? [`<${drawing.tagName}>`] : [];
	const attributes = Object.keys(drawing.properties).filter((name) => name === "style" || /^on[A-Z]/.test(name));
	return [
		...tags,
		...attributes.map((name) => `${name} on <${drawing.tagName}>`),
		...children.filter(isElement).flatMap(forbiddenInDrawing),
	];
}

/**
 * Replaces the image of high priority, if it is a drawing, by the drawing, which the browser can then paint without
 * another request. The ids in a drawing are unique on the page.
 */
function inlineDrawing(page: ExportedPage, { readPicture }: SiteParts): string[] {
	const images = all(page, "img").filter(
		({ properties }) => properties.fetchPriority === "high" && String(properties.src).endsWith(".svg"),
	);
	const [image, second] = images;
	if (!image) return [];
	const { alt, className, src } = image.properties;
	const file = drawingFile(String(src));
	if (second) {
		const other = drawingFile(String(second.properties.src));
		return [`${file} and ${other} are both of high priority: let one drawing be the first`];
	}
	const drawing = fromHtml(readPicture(String(src)), { fragment: true }).children.filter(isElement)[0];
	if (drawing?.tagName !== "svg") return [`${file} is not an SVG: save it as SVG`];
	const name = alt ? { role: "img", ariaLabel: alt } : { ariaHidden: "true" };
	const shown = { className, ...name, preserveAspectRatio: "xMidYMid slice" };
	Object.assign(image, drawing, { properties: { ...drawing.properties, ...shown } });
	page.head.children = page.head.children.filter((child) => !isElement(child) || child.properties.href !== src);
	const forbidden = [...new Set(forbiddenInDrawing(drawing))];
	if (forbidden.length === 0) return [];
	return [`${file} contains ${forbidden.join(", ")}, which the security policy forbids in a page`];
}

/** Removes from drawings what browsers do not need in HTML: the namespace, and the names of Lucide's icons as classes. */
function trimDrawings(page: ExportedPage): void {
	for (const { properties } of all(page, "svg")) {
		properties.xmlns = undefined;
		if (!Array.isArray(properties.className)) continue;
		const classes = properties.className.filter((name) => !String(name).startsWith("lucide"));
		properties.className = classes.length > 0 ? classes : undefined;
	}
}

const screenStyle = memoize(withoutPrint);

/** Purges style, once for all pages that have the same language, elements, classes and islands. */
const stylePurger = memoize(({ entry, firstPaint }: SiteParts) =>
	memoize((key: string) => {
		const [css, islands, page] = JSON.parse(key) as [string, string[], Omit<StyledPage, "words">];
		return purgeStyle(screenStyle(css), {
			...page,
			words: [...entry.wordsWith(new Set(islands)), ...wordsIn(firstPaint)],
		});
	}),
);

async function trimStyle(page: ExportedPage, site: SiteParts): Promise<void> {
	const { lang, dataScript } = page.html.properties;
	const islands = [...new Set(page.islands.map(({ name }) => name))].sort();
	const [tags, classes] = [[...page.byTag.keys(), "svg"].sort(), [...page.classes].sort()];
	for (const style of all(page, "style")) {
		const key = JSON.stringify([textOf(style), islands, { language: lang ?? "", script: dataScript, tags, classes }]);
		setText(style, await stylePurger(site)(key));
	}
}

const addPrintStyle = ({ head }: ExportedPage, { printStyle }: SiteParts) =>
	void head.children.push(element("link", { rel: ["stylesheet"], href: printStyle, media: "print" }));

/**
 * Moves the typefaces out of the first paint of phones and tablets, which they delay: their rules get a style sheet of their
 * own, which applies only in wide windows, or without script. `early-fonts.ts` and `late-fonts.ts` do the rest.
 */
function deferFonts(page: ExportedPage, { earlyFonts }: SiteParts): void {
	const styles = all(page, "style");
	const rules: string[] = [];
	for (const style of styles) {
		const withoutFonts = textOf(style).replace(/@font-face\{[^}]*url\([^}]*\}/g, (rule) => {
			rules.push(rule);
			return "";
		});
		setText(style, withoutFonts);
	}
	page.head.children = page.head.children.filter((child) => !isElement(child) || child.properties.as !== "font");
	if (rules.length === 0) return;
	const fonts = element("style", { media: `(min-width:${Screens.lg}),(scripting:none)` });
	setText(fonts, rules.join(""));
	const script = element("script", {});
	setText(script, earlyFonts);
	page.head.children.push(fonts, script);
	styles.push(fonts);
	all(page, "script").push(script);
}

/**
 * Lets browsers paint nothing before the main heading and what is around it, so that the first paint has the words for
 * which the visitor came. Otherwise they paint the header first, and lay out the page once more.
 */
function expectHeading(page: ExportedPage): void {
	visit(page.tree, "element", ({ tagName }, _, parent) => {
		if (tagName !== "h1" || parent?.type !== "element") return CONTINUE;
		parent.properties.id ??= "first-view";
		const link = { rel: ["expect"], href: `#${parent.properties.id}`, blocking: ["render"] };
		page.head.children.splice(1, 0, element("link", link));
		return EXIT;
	});
}

/**
 * Adds the script that runs the islands, and preloads what those of the first view need. All at the end of the page, so that
 * its words come first on a slow line.
 */
function addIslands(page: ExportedPage, { entry }: SiteParts): void {
	if (page.islands.length === 0) return;
	const early = page.islands.filter(
		({ wake, hasMainHeading }) => ["load", "idle"].includes(wake) || (wake === "visible" && hasMainHeading),
	);
	const chunks = entry.chunksOf(new Set(early.map(({ name }) => name)));
	const preloads = [...entry.chunks, ...chunks].map((href) =>
		element("link", { rel: ["modulepreload"], href, fetchPriority: "low" }),
	);
	page.body.children.push(...preloads, element("script", { type: "module", async: true, src: entry.src }));
}

/** The policy contains hashes, so it comes after all other changes of scripts and styles. */
function addSecurityPolicy(page: ExportedPage, { firstPaint, earlyFonts, origins }: SiteParts): void {
	const inline = all(page, "script").filter(
		(script) => script.properties.type === "speculationrules" || [firstPaint, earlyFonts].includes(textOf(script)),
	);
	const policy = contentSecurityPolicy(origins, {
		scripts: inline.map((script) => sha256(textOf(script))),
		styles: all(page, "style").map((style) => sha256(textOf(style))),
	});
	page.head.children.splice(1, 0, element("meta", { httpEquiv: ["Content-Security-Policy"], content: policy }));
}

/**
 * Finishes a page that Next exported: removes Next's client runtime and unused style, adds the islands' script and a
 * security policy, and inlines the first drawing. Throws a PageError with all problems of the page.
 */
export async function finishPage(exported: string, name: string, site: SiteParts): Promise<string> {
	const page = readPage(exported, site.firstPaint);
	if (isErrorShell(page)) {
		throw new PageError(name, [
			"Next could not render this page and exported an error instead: see Next's message above",
		]);
	}
	const problems = [...brokenAssumptions(pageAssumptions, page), ...foreignScripts(page)];
	problems.push(...inlineDrawing(page, site));
	trimDrawings(page);
	await trimStyle(page, site);
	deferFonts(page, site);
	expectHeading(page);
	addPrintStyle(page, site);
	addIslands(page, site);
	site.addBasePath?.(page);
	addSecurityPolicy(page, site);
	// Props are JSON in attributes, and shorter in single quotes, with no escapes for double ones.
	const html = toHtml(page.tree, {
		quoteSmart: true,
		allowDangerousCharacters: true,
		closeEmptyElements: true,
		tightSelfClosing: true,
	});
	problems.push(...page.islands.flatMap(islandProblems), ...missingParts(page), ...leftovers(page, html));
	if (problems.length > 0) throw new PageError(name, [...new Set(problems)]);
	return html;
}
