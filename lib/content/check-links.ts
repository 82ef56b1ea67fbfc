import { existsSync } from "node:fs";
import { join } from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { memoize } from "../memoize";
import { slugFromFile, treatmentRefFromFile } from "../model/content-path";
import { LICENCES, menuPath, normalisePath, routeTable } from "../model/routes";
import { mailAddress, webAddress } from "../model/schema/address-fields";
import { allContentFiles, type ContentFiles } from "./content";
import type { ContentFile } from "./content-file";
import { type FieldPath, type Problem, positionOfWords } from "./problem";
import { didYouMean } from "./zod-messages";

/** A link that is shown as it is written, because its address has a space or is not closed. */
const BROKEN_LINK = /\]\(([^)\n]*)/g;

/** A link or picture of a text, as pages show it; `words` are its address. */
type TextLink = { kind: "link" | "broken" | "picture"; words: string };

/** Finds the links in a text in Markdown as the parser does that renders it. */
const linksIn = memoize((text: string): TextLink[] => {
	const links: TextLink[] = [];
	if (!/\]\(|\]:|<|!\[/.test(text)) return links;
	visit(fromMarkdown(text), (node) => {
		if (node.type === "link" || node.type === "definition") links.push({ kind: "link", words: node.url });
		if (node.type === "image" || node.type === "imageReference") links.push({ kind: "picture", words: "" });
		if (node.type !== "text") return;
		for (const [, words = ""] of node.value.matchAll(BROKEN_LINK)) links.push({ kind: "broken", words });
	});
	return links;
});

/** An address without its query and its anchor. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/, "");

/** Every link in a text must lead to an existing page of the site, or have a valid address. */
export function checkLinks(root: string, files: ContentFiles, checkPage: ReferenceCheck): Problem[] {
	const problemsOfLinks = linkChecker(root, files, checkPage);
	return allContentFiles(files).flatMap((file) =>
		file.fields("markdown").flatMap(({ path, value }) => problemsOfLinks(file, path, String(value))),
	);
}

/** The pages of the site to which a file links, in fields and in texts. */
export const linkedPaths = (file: ContentFile<unknown>): string[] => [
	...file.fields("page").map(({ value }) => normalisePath(String(value))),
	...file
		.fields("markdown")
		.flatMap(({ value }) => linksIn(String(value)))
		.filter(({ kind, words }) => kind === "link" && words.startsWith("/"))
		.map(({ words }) => normalisePath(withoutQuery(words))),
];

/** The message for a name to which a field may not refer; undefined for any other. */
export type ReferenceCheck = (name: string) => string | undefined;

/** The pages of the site, and its files, by their paths. */
export function pageCheck(root: string, files: ContentFiles): ReferenceCheck {
	// A file with mistakes still counts as a page, so that links to it are not reported too.
	const routes = routeTable({
		navigation: files.navigation.data ?? { menus: [] },
		gallery: files.gallery.problems.length > 0 ? { beforeAfter: true, videos: true } : files.gallery.data,
		emergency: files.emergency.problems.length > 0 || files.emergency.data,
		doctors: files.doctors.map(({ path }) => slugFromFile(path)),
		clinicPage: files.clinicPage.problems.length > 0 ? { charges: true } : files.clinicPage.data,
		guides: files.guides.map(({ path }) => slugFromFile(path)),
		// It is unknown whether a page with mistakes is an article.
		ownPages: files.ownPages.flatMap(({ path, data }) =>
			data ? [data] : [slugFromFile(path), { ...slugFromFile(path), published: "unknown" }],
		),
		treatments: files.treatments.map(({ path, data }) => ({
			...treatmentRefFromFile(path),
			aliases: data?.aliases ?? [],
			details: data?.details ?? { sections: [{ price: "unknown" }] },
		})),
	});
	const known = new Set(routes.map((route) => route.path));
	// The aliases of a file with mistakes are unknown.
	const unsure = files.treatments
		.filter(({ data }) => !data)
		.map(({ path }) => menuPath(treatmentRefFromFile(path).menu));
	return (path) => {
		const exists =
			files.navigation.data === undefined ||
			known.has(normalisePath(path)) ||
			unsure.some((menu) => path.startsWith(menu)) ||
			path === LICENCES ||
			(/\.\w+$/.test(path) && existsSync(join(root, "public", path)));
		return exists ? undefined : `"${path}" is no page of the site${didYouMean(normalisePath(path), known)}`;
	};
}

const linkedAddress = webAddress();

/** What is wrong with a link in a text; undefined if nothing is. */
function linkMistake({ kind, words }: TextLink, checkPage: ReferenceCheck): string | undefined {
	if (kind === "picture") return "a text cannot contain a picture";
	if (kind === "broken") return `"${words}" is no link: write its address without spaces, and end it with )`;
	const path = withoutQuery(words);
	if (words.startsWith("#")) return undefined;
	if (words.startsWith("/")) return checkPage(path);
	if (/^mailto:/i.test(words)) {
		const isMail = mailAddress.safeParse(path.slice("mailto:".length)).success;
		return isMail ? undefined : `"${words}" has no e-mail address, such as mailto:care@clinic.in`;
	}
	if (words === words.trim() && linkedAddress.safeParse(words).success) return undefined;
	return `"${words}" is no valid address: start with / for a page of this site, with https:// or mailto: for any other`;
}

/** Where to report problems: a translation knows no lines. */
type Reporter = Pick<ContentFile<unknown>, "problemAt"> & Partial<Pick<ContentFile<unknown>, "linesOf">>;

/** Returns a function that finds the problems of the links in a field's text, each at its address. */
export const linkChecker =
	(root: string, files: ContentFiles, checkPage = pageCheck(root, files)) =>
	({ problemAt, linesOf }: Reporter, path: FieldPath, text: string): Problem[] =>
		linksIn(text).flatMap((link) => {
			const message = linkMistake(link, checkPage);
			if (!message) return [];
			const begin = link.kind === "picture" ? "![" : "](";
			const at = positionOfWords(linesOf?.(path) ?? [], begin + link.words);
			const column = (at?.column ?? 0) + (link.kind === "picture" ? 0 : begin.length);
			return { ...problemAt(path, message, link.words), ...(at && { line: at.line, column }) };
		});
