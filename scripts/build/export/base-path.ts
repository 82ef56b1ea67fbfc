/**
 * Adds the base path to every address of a site in a folder of its host. Pages are rendered with addresses from the top
 * of the host; absolute addresses (`lib/site/address.ts`) already have the base path.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { filesBelow } from "@/lib/content/files";
import type { FoundPage, SearchData } from "@/lib/search/search-index";
import { mapTexts } from "@/lib/text/nested-texts";
import { type ExportedPage, setText } from "./exported-page";

/** Attributes that contain addresses (HTML, index of attributes; SVG 2, section 16), by DOM name, and `data-listen`. */
const ATTRIBUTES = [
	"action",
	"cite",
	"data",
	"dataListen",
	"formAction",
	"href",
	"imageSrcSet",
	"poster",
	"src",
	"srcSet",
	"xLinkHref",
];

/** An address from the top of the host, or a list of them with widths, as in `srcset`. */
const ADDRESSES = /^\/[^\s,]*(?: \d+w(?:, \/[^\s,]+ \d+w)*)?$/;

/** Adds the folder to an address, or a list of addresses, unless it is of another host or a part of the page. */
const below = (folder: string, text: string) => text.replace(/(^|,\s+)\/(?!\/)/g, `$1${folder}/`);

/** Adds the folder to the addresses in a style sheet. */
const styleBelow = (folder: string, css: string) => css.replace(/(url\(\s*["']?)\/(?!\/)/g, `$1${folder}/`);

/**
 * Makes a function that adds a folder such as `/website` to a page's addresses. In an island's props, a text is an
 * address if the export `out` has that file.
 */
export function basePathAdder(folder: string, out: string): (page: ExportedPage) => void {
	const isOurs = (text: string) => ADDRESSES.test(text) && existsSync(join(out, text.replace(/ .*/, "")));
	const propsBelow = (props: string) =>
		JSON.stringify(mapTexts(JSON.parse(props), (text) => (isOurs(text) ? below(folder, text) : text)));

	return ({ tree }) =>
		visit(tree, "element", (element) => {
			const { tagName, properties } = element;
			for (const name of ATTRIBUTES) {
				const value = properties[name];
				if (typeof value === "string") properties[name] = below(folder, value);
			}
			if (typeof properties.dataProps === "string") properties.dataProps = propsBelow(properties.dataProps);
			if (tagName === "style") setText(element, styleBelow(folder, textOf(element)));
			if (tagName === "script" && properties.type === "speculationrules") {
				setText(element, JSON.stringify(mapTexts(JSON.parse(textOf(element)), (text) => below(folder, text))));
			}
		});
}

function changeJson<Data>(file: string, change: (data: Data) => Data): void {
	writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))));
}

/** Adds the folder to the addresses in all search data and in the web app manifest, which also sets its scope. */
export function addBasePathToData(folder: string, out: string): void {
	if (!folder) return;
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
