import { createHash } from "node:crypto";
import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "hast-util-to-string";
import { optimize } from "svgo";
import { CONTINUE, EXIT, SKIP, visit } from "unist-util-visit";
import { isRendered } from "@/components/islands/registry";
import { Screens } from "@/lib/brand/screens";
import { memoize } from "@/lib/memoize";
import { mapTexts } from "@/lib/text/nested-texts";
import { type ClientEntry, wordsOfCode } from "./bundle-islands";
import { contentSecurityPolicy, type ForeignOrigins } from "./content-security-policy";
import { all, type ExportedPage, inHead, isElement, readPage, setText } from "./exported-page";
import { brokenAssumptions, foreignScripts, hasRuntime, isErrorShell, pageAssumptions } from "./next-contract";
import { withoutPrint } from "./print-style";
import { purgeStyle, type StyledPage } from "./purge-style";

/** What all pages of a site have in common. */
export type SiteParts = {
	entry: ClientEntry;
	/** The inline script of every page. */
	firstPaint: string;
	/** The address of the style for print. */
	printStyle: string;
	origins: ForeignOrigins;
	/** @returns the text of a picture */
	readPicture: (src: string) => string;
	/** The folder of the site on its host, such as `/website`; "" at the top. */
	folder: string;
	/** @returns whether the export has the file or folder of a path */
	hasFile: (path: string) => boolean;
};

/** A step in finishing a page: it changes the page in place, and returns the page's problems, with what to do. */
type Step = (page: ExportedPage, site: SiteParts) => string[] | Promise<string[]>;

/** Finds what Next has changed, on which other steps rely, and scripts that the security policy refuses. */
const checkExport: Step = (page) => [...brokenAssumptions(pageAssumptions, page), ...foreignScripts(page)];

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const element = (tagName: string, properties: Element["properties"]): Element => ({
	type: "element",
	tagName,
	properties,
	children: [],
});

/** The file in `content/` from which a drawing was made: `/pictures/illustrations/hand-0a1b2c3d.svg`, for example. */
const drawingFile = (src: string) => src.replace(/^\/pictures\//, "content/").replace(/-[0-9a-f]{8}(?=\.svg$)/, "");

/**
 * Replaces the image of high priority, if it is a drawing, by the drawing, which the browser can then paint without
 * another request. The ids in a drawing are unique on the page, and it contains nothing that the policy forbids
 * (pictures/optimise-svg.ts).
 */
const inlineDrawing: Step = (page, { readPicture }) => {
	const [image, second] = all(page, "img").filter(
		({ properties }) => properties.fetchPriority === "high" && String(properties.src).endsWith(".svg"),
	);
	if (!image) return [];
	const { alt, className, src } = image.properties;
	const file = drawingFile(String(src));
	if (second) {
		const other = drawingFile(String(second.properties.src));
		return [`${file} and ${other} are both of high priority: let one drawing be the first`];
	}
	const drawing = fromHtml(readPicture(String(src)), { fragment: true }).children.find(isElement);
	if (drawing?.tagName !== "svg") return [`${file} is not an SVG: save it as SVG`];
	const name = alt ? { role: "img", ariaLabel: alt } : { ariaHidden: "true" };
	const attributes = { className, ...name, preserveAspectRatio: "xMidYMid slice" };
	Object.assign(image, drawing, { properties: { ...drawing.properties, ...attributes } });
	page.head.children = page.head.children.filter((child) => !isElement(child) || child.properties.href !== src);
	return [];
};

/** An icon's shapes, in one path those that are neighbours and drawn alike. */
const mergedShapes = memoize((shapes: string): ElementContent[] => {
	const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`, {
		plugins: [
			{ name: "convertShapeToPath", params: { convertArcs: true } },
			{ name: "mergePaths", params: { force: true } },
		],
	});
	const [icon] = fromHtml(data, { fragment: true }).children.filter(isElement);
	return icon?.children ?? [];
});

/**
 * Removes from drawings what browsers do not need in HTML: the namespace, the names of Lucide's icons as classes, and of
 * their shapes those that another can draw, too.
 */
const trimDrawings: Step = (page) => {
	for (const svg of all(page, "svg")) {
		const { properties } = svg;
		properties.xmlns = undefined;
		if (!Array.isArray(properties.className)) continue;
		const classes = properties.className.filter((name) => !String(name).startsWith("lucide"));
		if (classes.length < properties.className.length)
			svg.children = mergedShapes(toHtml(svg.children, { space: "svg" }));
		properties.className = classes.length > 0 ? classes : undefined;
	}
	return [];
};

/** Turns drawings that a component marks into images, whose parts the page does not lay out. */
const imagesOfDrawings: Step = (page) => {
	for (const svg of all(page, "svg")) {
		const { dataImage, className, ariaHidden: _, ...properties } = svg.properties;
		if (dataImage === undefined) continue;
		const drawing = { ...svg, properties: { ...properties, xmlns: "http://www.w3.org/2000/svg" } };
		const text = toHtml(drawing, { closeEmptyElements: true, tightSelfClosing: true }).replace(
			/[%#<>"]/g,
			encodeURIComponent,
		);
		Object.assign(svg, element("img", { src: `data:image/svg+xml,${text}`, alt: "", className }));
		// The page's style keeps the rules of images.
		page.byTag.set("img", [...all(page, "img"), svg]);
	}
	return [];
};

const screenStyle = memoize(withoutPrint);

/** Purges style, once for all pages that have the same language, elements, classes and islands. */
const stylePurger = memoize(({ entry, firstPaint }: SiteParts) =>
	memoize((key: string) => {
		const [css, islands, page] = JSON.parse(key) as [string, string[], Omit<StyledPage, "words">];
		return purgeStyle(screenStyle(css), {
			...page,
			words: [...entry.wordsWith(new Set(islands)), ...wordsOfCode(firstPaint)],
		});
	}),
);

/** Removes from the page's style what the page cannot use, and what is for print. */
const trimStyle: Step = async (page, site) => {
	const { lang, dataScript } = page.html.properties;
	const islands = [...new Set(page.islands.map(({ name }) => name))].sort();
	const [tags, classes] = [[...page.byTag.keys(), "svg"].sort(), [...page.classes].sort()];
	for (const style of all(page, "style")) {
		const key = JSON.stringify([textOf(style), islands, { language: lang ?? "", script: dataScript, tags, classes }]);
		setText(style, await stylePurger(site)(key));
	}
	return [];
};

/** The address in a rule for a typeface that the page shows only if it has come before the first paint. */
const OPTIONAL_FONT = /@font-face\{[^}]*url\(([^)]*)\)[^}]*font-display:optional/g;

/**
 * Preloads the page's typefaces in wide windows alone, whose devices are fast. On phones and tablets preloads would delay the
 * first paint: a visit's first page has the device's typefaces there, and later pages have ours from the browser's cache.
 */
const preloadFonts: Step = (page) => {
	page.head.children = page.head.children.filter((child) => !isElement(child) || child.properties.as !== "font");
	for (const [, href] of all(page, "style").flatMap((style) => [...textOf(style).matchAll(OPTIONAL_FONT)])) {
		const font = { as: "font", type: "font/woff2", crossOrigin: "", media: `(min-width:${Screens.lg})` };
		page.head.children.push(element("link", { rel: ["preload"], href, ...font }));
	}
	return [];
};

/**
 * Lets browsers paint nothing before the main heading and what is around it, so that the first paint has the words for
 * which the visitor came. Otherwise they paint the header first, and lay out the page once more.
 */
const expectHeading: Step = (page) => {
	visit(page.tree, "element", ({ tagName }, _, parent) => {
		if (tagName !== "h1" || parent?.type !== "element") return CONTINUE;
		parent.properties.id ??= "first-view";
		const link = { rel: ["expect"], href: `#${parent.properties.id}`, blocking: ["render"] };
		page.head.children.splice(1, 0, element("link", link));
		return EXIT;
	});
	return [];
};

/** Adds the style for print, which browsers fetch when nothing else waits. */
const addPrintStyle: Step = ({ head }, { printStyle }) => {
	head.children.push(element("link", { rel: ["stylesheet"], href: printStyle, media: "print" }));
	return [];
};

/**
 * Adds the script that runs the islands, and preloads what those of the first view need. All at the end of the page, so that
 * its words come first on a slow line.
 */
const addIslands: Step = (page, { entry }) => {
	if (page.islands.length === 0) return [];
	const early = page.islands.filter(
		({ wake, hasMainHeading }) => ["load", "idle"].includes(wake) || (wake === "visible" && hasMainHeading),
	);
	const chunks = entry.chunksOf(new Set(early.map(({ name }) => name)));
	const preloads = [...entry.chunks, ...chunks].map((href) =>
		element("link", { rel: ["modulepreload"], href, fetchPriority: "low" }),
	);
	page.body.children.push(...preloads, element("script", { type: "module", async: true, src: entry.src }));
	return [];
};

/**
 * Moves the contents of the menu's panels to the end of the page, into a template: the words come first, and the browser
 * neither styles nor lays out what few visitors open. `first-paint.ts` moves them back.
 */
const deferMenu: Step = (page) => {
	const panels = all(page, "div").filter(({ properties }) => properties.className?.toString() === "menu-panel");
	const groups = panels.map((panel) => {
		const list = element("ul", {});
		const group: Element = { ...element("div", {}), children: [list] };
		visit(panel, "element", (node, index, parent) => {
			if (index === undefined || node.properties.dataDeferred === undefined) return CONTINUE;
			node.properties.dataDeferred = undefined;
			parent?.children.splice(index, 1);
			if (node.tagName === "li") list.children.push(node);
			else group.children.unshift(node);
			return [SKIP, index];
		});
		return group;
	});
	if (groups.length === 0) return [];
	page.body.children.push({ ...element("template", {}), content: { type: "root", children: groups } });
	return [];
};

/** Attributes that contain addresses (HTML, index of attributes; SVG 2, section 16), by DOM name, and `data-listen`. */
const WITH_ADDRESS = /^(action|cite|data|dataListen|formAction|href|imageSrcSet|poster|src|srcSet|xLinkHref)$/;

/** An address from the top of the host, or a list of them with widths, as in `srcset`. */
const ADDRESSES = /^\/[^\s,]*(?: \d+w(?:, \/[^\s,]+ \d+w)*)?$/;

/** Adds the folder to an address, or a list of addresses, unless it is of another host or a part of the page. */
const below = (folder: string, text: string) => text.replace(/(^|,\s+)\/(?!\/)/g, `$1${folder}/`);

/** Adds the folder to the addresses in a style sheet. */
const styleBelow = (folder: string, css: string) => css.replace(/(url\(\s*["']?)\/(?!\/)/g, `$1${folder}/`);

/** Adds the folder to the addresses in JSON. There a text is an address if the export has its file. */
export const jsonBelow = ({ folder, hasFile }: Pick<SiteParts, "folder" | "hasFile">, json: string): string =>
	JSON.stringify(
		mapTexts(JSON.parse(json), (text) =>
			ADDRESSES.test(text) && hasFile(text.replace(/ .*/, "")) ? below(folder, text) : text,
		),
	);

/**
 * Adds the base path to every address of a site in a folder of its host. Pages are rendered with addresses from the top
 * of the host; absolute addresses (`lib/pages/deployment.ts`) already have the base path.
 */
export const addBasePath: Step = ({ tree }, site) => {
	const { folder } = site;
	if (!folder) return [];
	visit(tree, "element", (element) => {
		const { tagName, properties } = element;
		for (const [name, value] of Object.entries(properties)) {
			if (typeof value === "string" && WITH_ADDRESS.test(name)) properties[name] = below(folder, value);
		}
		if (typeof properties.dataProps === "string") properties.dataProps = jsonBelow(site, properties.dataProps);
		if (tagName === "style") setText(element, styleBelow(folder, textOf(element)));
		if (tagName === "script" && properties.type === "speculationrules") {
			setText(element, JSON.stringify(mapTexts(JSON.parse(textOf(element)), (text) => below(folder, text))));
		}
	});
	return [];
};

/** The policy contains hashes, so it comes after all other changes of scripts and styles. */
const addSecurityPolicy: Step = (page, { firstPaint, origins }) => {
	const inline = all(page, "script").filter(
		(script) => script.properties.type === "speculationrules" || textOf(script) === firstPaint,
	);
	const policy = contentSecurityPolicy(origins, {
		scripts: inline.map((script) => sha256(textOf(script))),
		styles: all(page, "style").map((style) => sha256(textOf(style))),
	});
	page.head.children.splice(1, 0, element("meta", { httpEquiv: ["Content-Security-Policy"], content: policy }));
	return [];
};

/** The messages of the conditions that are true. */
const problemsIf = (rules: [isBroken: boolean, message: string][]): string[] =>
	rules.flatMap(([isBroken, message]) => (isBroken ? [message] : []));

/** Finds islands that browsers could not wake or hydrate. Types hold their names, props and moments of waking. */
const checkIslands: Step = ({ islands }) =>
	islands.flatMap(({ element, name, wake, hasBoundary }) =>
		problemsIf([
			[
				wake === "visible" && !element.children.some(isElement),
				`the island "${name}" is empty, so browsers cannot detect when it is near the viewport: give it an element`,
			],
			[
				isRendered(name) && hasBoundary === true,
				`the island "${name}" uses Suspense or similar, whose comments the export removes: render its parts without it`,
			],
		]),
	);

const isEmpty = (text: unknown) => String(text ?? "").trim() === "";

/** Finds what every page must have, and this one does not. */
const checkParts: Step = (page) => {
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
};

/** Finds what no page may have. */
const checkLeftovers: Step = ({ forbidden, unfilledToken }) => [
	...[...forbidden].map(
		(attribute) =>
			`it has the attribute ${attribute}, which the security policy forbids: use a class, or listen in an island`,
	),
	...(unfilledToken ? [`it shows ${unfilledToken} instead of a value: fill the token, or correct its name`] : []),
];

/** All steps, in the order in which they run. */
const steps: Step[] = [
	checkExport,
	inlineDrawing,
	trimDrawings,
	imagesOfDrawings,
	trimStyle,
	preloadFonts,
	expectHeading,
	addPrintStyle,
	addIslands,
	addBasePath,
	deferMenu,
	addSecurityPolicy,
	checkIslands,
	checkParts,
	checkLeftovers,
];

/** Finishes a page that Next exported. If it has problems, its HTML is of no use. */
export async function finishPage(exported: string, site: SiteParts): Promise<{ html: string; problems: string[] }> {
	const page = readPage(exported, site.firstPaint);
	if (isErrorShell(page)) {
		const problem = "Next could not render this page and exported an error instead: see Next's message above";
		return { html: "", problems: [problem] };
	}
	const problems = new Set<string>();
	for (const step of steps) for (const problem of await step(page, site)) problems.add(problem);
	// Props are JSON in attributes, and shorter in single quotes, with no escapes for double ones.
	const html = toHtml(page.tree, {
		quoteSmart: true,
		allowDangerousCharacters: true,
		closeEmptyElements: true,
		tightSelfClosing: true,
	});
	if (hasRuntime(html))
		problems.add("Next's client runtime is not fully removed: find what names a file of its chunks");
	return { html, problems: [...problems] };
}
