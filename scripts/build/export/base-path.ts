/**
 * Moves a finished site into a folder of its host. Pages are made with addresses from the top of the host; here, in one
 * place, every address of the site gets the folder in front. Whole addresses (`lib/site/address.ts`) have it already.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { filesBelow } from "@/lib/content/files";
import type { FoundPage, SearchData } from "@/lib/search/search-index";
import { mapTexts } from "@/lib/text/deep";
import type { ExportedPage } from "./exported-page";

/** The attributes that hold addresses (HTML, index of attributes; SVG 2, section 16), by their DOM names. */
const ATTRIBUTES = [
	"action",
	"cite",
	"data",
	"formAction",
	"href",
	"imageSrcSet",
	"poster",
	"src",
	"srcSet",
	"xLinkHref",
];

/** An address from the top of the host, or a list of such with widths, as `srcset` has it. */
const ADDRESSES = /^\/[^\s,]*(?: \d+w(?:, \/[^\s,]+ \d+w)*)?$/;

/** The addresses of a text, one or a list, below the folder; those of other hosts and of parts of the page stay. */
const below = (folder: string, text: string) => text.replace(/(^|,\s+)\/(?!\/)/g, `$1${folder}/`);

/** The addresses of a style sheet below the folder. */
const styleBelow = (folder: string, css: string) => css.replace(/(url\(\s*["']?)\/(?!\/)/g, `$1${folder}/`);

const rewritten = (element: Element, value: string) => {
	element.children = [{ type: "text", value }];
};

/**
 * Gives what moves the addresses of a page.
 * @param folder such as `/website`; nothing is moved if it is empty
 * @param out the export: of the texts that an island is given, those are moved that are the address of a page or file of it
 */
export function pageMover(folder: string, out: string): (page: ExportedPage) => void {
	const isOurs = (text: string) => ADDRESSES.test(text) && existsSync(join(out, text.replace(/ .*/, "")));
	const moveProps = (props: string) =>
		JSON.stringify(mapTexts(JSON.parse(props), (text) => (isOurs(text) ? below(folder, text) : text)));

	return ({ tree }) =>
		visit(tree, "element", (element) => {
			const { tagName, properties } = element;
			for (const name of ATTRIBUTES) {
				const value = properties[name];
				if (typeof value === "string") properties[name] = below(folder, value);
			}
			if (typeof properties.dataProps === "string") properties.dataProps = moveProps(properties.dataProps);
			if (tagName === "style") rewritten(element, styleBelow(folder, textOf(element)));
			if (tagName === "script" && properties.type === "speculationrules") {
				rewritten(element, JSON.stringify(mapTexts(JSON.parse(textOf(element)), (text) => below(folder, text))));
			}
		});
}

/** Changes a file of JSON. */
function changeJson<Data>(file: string, change: (data: Data) => Data): void {
	writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))));
}

/**
 * Moves the addresses of the files beside the pages: those of the search's answers, and those of the web app manifest,
 * whose scope is then the folder, too (W3C Web Application Manifest, `scope`).
 * @param out the export
 */
export function moveFiles(folder: string, out: string): void {
	if (!folder) return;
	// Each language has a search of its own.
	for (const file of filesBelow(out).filter((name) => basename(name) === "search.json")) {
		changeJson<SearchData>(join(out, file), (data) => ({
			...data,
			pages: data.pages.map(([path, ...rest]): FoundPage => [below(folder, path), ...rest]),
		}));
	}
	changeJson(join(out, "manifest.webmanifest"), (manifest) =>
		mapTexts(manifest, (text, path) =>
			["start_url", "src"].includes(String(path.at(-1))) ? below(folder, text) : text,
		),
	);
}
