/**
 * Everything that the export assumes about the pages that Next writes. Little of it is documented, so every build
 * checks it: if an upgrade of Next breaks an assumption, the build stops and names it.
 */
import { toString as textOf } from "hast-util-to-string";
import { all, type ExportedPage, holdsBoundaries, isElement } from "./exported-page";

/** The folder of Next's browser code, which no finished page may name. */
const CHUNKS = "/_next/static/chunks/";

/** Whether a page is the empty one that Next writes if it cannot render a page. */
export const isErrorShell = (page: ExportedPage): boolean => page.html.properties.id === "__next_error__";

/** Whether a page contains Next's browser code or its data. */
export const hasRuntime = (html: string): boolean => html.includes("self.__next") || html.includes(CHUNKS);

/** Folders that Next makes for its own router, with its own not-found page. */
export const routerFolders = ["404", "_not-found"];

export const isRouterCopy = (file: string): boolean => routerFolders.some((folder) => file.startsWith(`${folder}/`));

/** Whether a file contains data for Next's router: `index.txt` beside each page and `__next.*.txt`. */
export const isRouterData = (file: string): boolean => /(^|\/)(index|__next\.[^/]*)\.txt$/.test(file);

const scriptAddresses = (page: ExportedPage): string[] =>
	all(page, "script").flatMap(({ properties: { src } }) => (src ? String(src) : []));

const isNextScript = (src: string) => src.startsWith(CHUNKS);

/** A problem for each script of a page that is not Next's: the export would remove it, and the policy refuses it. */
export function foreignScripts(page: ExportedPage): string[] {
	const addresses = scriptAddresses(page);
	if (!addresses.some(isNextScript)) return [];
	return addresses
		.filter((src) => !isNextScript(src))
		.map(
			(src) =>
				`the script ${src} is refused: docs/security.md says why, and what to do instead ("What the policy stops")`,
		);
}

/** What the export assumes, and the problem if it does not hold. */
type Assumption<Subject> = { problem: string; holds: (subject: Subject) => boolean };

/** About every page. */
export const pageAssumptions = {
	/** The policy is inserted after the declaration of the character set, which must stay first. */
	charsetFirst: {
		problem: "<meta charset> is not the first element of <head>",
		holds: ({ head }) => head.children.find(isElement)?.properties.charSet !== undefined,
	},
	/** The policy allows no style sheets but those in the page (Next: `experimental.inlineCss`). */
	stylesInPage: {
		problem: "its style is in a file and not in the page: set experimental.inlineCss in next.config.ts",
		holds: (page) =>
			all(page, "style").length > 0 &&
			!all(page, "link").some(({ properties }) => [properties.rel].flat().includes("stylesheet")),
	},
	/** Next's scripts are recognised by their address. */
	scriptsInChunks: {
		problem: `its scripts are not below ${CHUNKS}`,
		holds: (page) => scriptAddresses(page).some(isNextScript),
	},
	/** Next's data is recognised by this name if any is left. */
	payloadNamed: {
		problem: "no inline script fills self.__next_f",
		holds: (page) => all(page, "script").some((script) => textOf(script).includes("self.__next_f")),
	},
	/** A hidden element contains nothing but the comments of Next's boundaries, and is removed with them. */
	boundariesFirst: {
		problem: "the first <div> is not hidden, or contains more than comments",
		holds: (page) => all(page, "div").slice(0, 1).some(holdsBoundaries),
	},
} satisfies Record<string, Assumption<ExportedPage>>;

/** About the names of the exported files. */
export const fileAssumptions = {
	routerFolders: {
		problem: `the router's folders are not ${routerFolders.join(" and ")}`,
		holds: (files) => routerFolders.every((folder) => files.includes(`${folder}/index.html`)),
	},
	routerData: {
		problem: "the router's data is not in index.txt and __next.*.txt",
		holds: (files) => files.includes("index.txt") && files.some((file) => /^__next\.[^/]*\.txt$/.test(file)),
	},
	/** Unused files below `_next/` are removed, and typefaces are recognised as used by this address. */
	fontFiles: {
		problem: "the typefaces are not below _next/static/media/",
		holds: (files) => {
			const fonts = files.filter((file) => file.startsWith("_next/") && file.endsWith(".woff2"));
			return fonts.length > 0 && fonts.every((file) => file.startsWith("_next/static/media/"));
		},
	},
} satisfies Record<string, Assumption<string[]>>;

/** @returns a message for each assumption that does not hold, with its name in this file */
export function brokenAssumptions<Subject>(
	assumptions: Record<string, Assumption<Subject>>,
	subject: Subject,
): string[] {
	return Object.entries(assumptions)
		.filter(([, { holds }]) => !holds(subject))
		.map(([name, { problem }]) => `Next's export is not as expected: ${problem} (next-contract.ts: ${name})`);
}
