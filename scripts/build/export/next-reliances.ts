/**
 * All that the export relies on in what Next writes. Little of it is documented, so each reliance is checked on every
 * build: an upgrade of Next that changes one stops the build with its name, and leads here.
 */
import type { Element, Root } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";

/** Where Next's browser code lies; what a page names below it, the finished page must not name any more. */
const CHUNKS = "/_next/static/chunks/";

/** Whether a page is the empty one that Next writes in place of a page that failed. */
export const isErrorShell = (page: Root): boolean => select("#__next_error__", page) !== undefined;

/** Whether a page's text has anything of Next's browser code or of the data that this reads from inline scripts. */
export const hasRuntime = (html: string): boolean => html.includes("self.__next") || html.includes(CHUNKS);

/** Whether an element of the body holds the comments by which Next's browser code finds its place, and nothing else. */
export const holdsBoundaries = ({ tagName, properties, children }: Element): boolean =>
	tagName === "div" && properties.hidden === true && children.every(({ type }) => type === "comment");

/** Folders that Next makes for its own router, with its own not-found page. */
export const routerFolders = ["404", "_not-found"];

/** Whether a file is one of the router's copies of its not-found page. */
export const isRouterCopy = (file: string): boolean => routerFolders.some((folder) => file.startsWith(`${folder}/`));

/** Whether a file holds data that Next's router would fetch: `index.txt` beside each page and `__next.*.txt`. */
export const isRouterData = (file: string): boolean => /(^|\/)(index|__next\.[^/]*)\.txt$/.test(file);

/** The families of a style sheet that come from a file, with its address. */
const fontFaces = (css: string) =>
	[...css.matchAll(/@font-face\s*\{[^}]*font-family:\s*["']?([^;"'}]+)[^}]*url\(["']?([^"')]+\.woff2)/g)].map(
		([, family = "", address = ""]) => ({ family, address }),
	);

const isNamedForFamily = ({ family, address }: { family: string; address: string }) => address.includes(`/${family}`);

/** A reliance: what is said when it does not hold, and whether it does. */
type Reliance<Subject> = { says: string; holds: (subject: Subject) => boolean };

/** What every page must be like as Next exports it. */
export const pageReliances = {
	/** The policy is set right after the declaration of the character set, which must stay the first. */
	charsetFirst: {
		says: "<meta charset> is not the first element of <head>",
		holds: (page) => select("head > meta:first-child[charset]", page) !== undefined,
	},
	/** The policy allows the style that stands in the page and no other (Next: `experimental.inlineCss`). */
	stylesInPage: {
		says: "its style stands in a file and not in the page: set experimental.inlineCss in next.config.ts",
		holds: (page) => select("style", page) !== undefined && select("link[rel=stylesheet]", page) === undefined,
	},
	/** The page's script knows which typeface a file holds by the file's name (`late-fonts.ts`). */
	fontsNamed: {
		says: "its typefaces' files do not begin with the names of the families: build with Turbopack, without --webpack",
		holds: (page) => selectAll("style", page).every((style) => fontFaces(textOf(style)).every(isNamedForFamily)),
	},
	/** Next's scripts are told from others by their address. */
	scriptsInChunks: {
		says: `its scripts are not below ${CHUNKS}`,
		holds: (page) => {
			const scripts = selectAll("script[src]", page);
			return scripts.length > 0 && scripts.every(({ properties }) => String(properties.src).startsWith(CHUNKS));
		},
	},
	/** Next's data is told from the page's own inline scripts by its name, when what is left is looked through. */
	payloadNamed: {
		says: "no inline script fills self.__next_f",
		holds: (page) => selectAll("script:not([src])", page).some((script) => textOf(script).includes("self.__next_f")),
	},
	/** The comments of Next's boundaries stand in a hidden element of their own, which goes with them. */
	boundariesFirst: {
		says: "<body> does not begin with a hidden <div> of comments",
		holds: (page) => {
			const first = select("body > :first-child", page);
			return first !== undefined && holdsBoundaries(first);
		},
	},
} satisfies Record<string, Reliance<Root>>;

/** What the export as a whole must be like: the names of its files. */
export const fileReliances = {
	/** The router's copies of its not-found page are taken out by their folders. */
	routerFolders: {
		says: `the router's folders are not ${routerFolders.join(" and ")}`,
		holds: (files) => routerFolders.every((folder) => files.includes(`${folder}/index.html`)),
	},
	/** The router's data is taken out by the names of its files. */
	routerData: {
		says: "the router's data is not in index.txt and __next.*.txt",
		holds: (files) => files.includes("index.txt") && files.some((file) => /^__next\.[^/]*\.txt$/.test(file)),
	},
	/** Pages are looked through for the typefaces of their style sheets, which lie among Next's files. */
	fontFiles: {
		says: "the typefaces are not below _next/static/media/",
		holds: (files) => {
			const fonts = files.filter((file) => file.startsWith("_next/") && file.endsWith(".woff2"));
			return fonts.length > 0 && fonts.every((file) => file.startsWith("_next/static/media/"));
		},
	},
} satisfies Record<string, Reliance<string[]>>;

/**
 * Names each reliance that does not hold.
 * @returns sentences for whoever builds the site, with the place in this file to look at
 */
export function brokenReliances<Subject>(reliances: Record<string, Reliance<Subject>>, subject: Subject): string[] {
	return Object.entries(reliances)
		.filter(([, { holds }]) => !holds(subject))
		.map(([name, { says }]) => `Next's export is not as expected: ${says} (next-reliances.ts: ${name})`);
}
