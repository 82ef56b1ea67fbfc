import { hashedFolderNames, headersOfAll, keepForAYear, robotsElsewhere } from "./headers";
import { asAddress } from "./patterns";
import { commonSpellings } from "./spellings";

/** Rules of `_redirects` without a `*` that Cloudflare Pages takes; the rest it leaves out. */
const MOST_REDIRECTS = 2_000;

/** A rule of `_headers`: which addresses it holds for, and the headers below. */
const block = (pattern: string, headers: Record<string, string>) =>
	[pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * Writes `_headers`, which Cloudflare Pages and Netlify read. Both tell browsers by themselves to ask anew for everything
 * of which the file says nothing. No two rules of it set the same header for an address: both hosts would put the values
 * together.
 */
export function headersFile(): string {
	return `# Made by the build: do not edit.
${block("/*", headersOfAll)}
${hashedFolderNames.map((folder) => block(`/${folder}/*`, { "Cache-Control": keepForAYear })).join("\n")}
`;
}

/**
 * Writes `_headers` for Cloudflare Pages: under the names that it gives by itself, to the site and to each of its builds,
 * the site is not to be listed. Netlify takes no whole addresses for patterns.
 * @param host the site's own name; a clinic may have no other than the one that Cloudflare gives to its site
 */
export function cloudflareHeaders(host: string): string {
	const ofSite = host.endsWith(".pages.dev") ? [] : ["https://:project.pages.dev/*"];
	const names = [...ofSite, "https://:build.:project.pages.dev/*"];
	return `${headersFile()}${names.map((pattern) => block(pattern, robotsElsewhere)).join("\n")}\n`;
}

/**
 * Writes `_redirects` for Cloudflare Pages, which compares addresses as they are. It is not for Netlify, which compares
 * them without regard to capitals and would lead a page to itself.
 * @param pages decoded paths of pages, a slash at either end
 */
export function cloudflareRedirects(pages: string[]): string {
	const rules = pages.flatMap((page) =>
		commonSpellings(page).flatMap((spelling) => {
			const address = asAddress(spelling);
			return [address, address.slice(0, -1)].map((from) => `${from} ${asAddress(page)} 301`);
		}),
	);
	return ["# Made by the build: do not edit. For Cloudflare Pages alone.", ...rules.slice(0, MOST_REDIRECTS), ""].join(
		"\n",
	);
}
