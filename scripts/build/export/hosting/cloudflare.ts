import { asAddress } from "./patterns";
import { commonSpellings } from "./spellings";
import type { Headers, HostingTable } from "./table";

/** Rules of `_redirects` without a `*` that Cloudflare Pages takes; the rest it leaves out. */
const MOST_REDIRECTS = 2_000;

/** A rule of `_headers`: which addresses it holds for, and the headers below. */
const block = (pattern: string, headers: Headers) =>
	[pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * Writes `_headers`, which Cloudflare Pages and Netlify read. Both tell browsers by themselves to ask anew for everything
 * of which the file says nothing. No two rules of it set the same header for an address: both hosts would put the values
 * together.
 */
export function headersFile({ base, caching, headers }: HostingTable): string {
	return `# Made by the build: do not edit.
${block(`${base}/*`, { ...headers.ofAll, ...headers.overTls })}
${caching.hashedFolders.map((folder) => block(`${folder}*`, { "Cache-Control": caching.hashed })).join("\n")}
`;
}

/**
 * Writes `_headers` for Cloudflare Pages: under the names that it gives by itself, to the site and to each of its builds,
 * the site is not to be listed. Netlify takes no whole addresses for patterns. A clinic may have no other name than the one
 * that Cloudflare gives to its site.
 */
export function cloudflareHeaders(table: HostingTable): string {
	const ofSite = table.host.endsWith(".pages.dev") ? [] : ["https://:project.pages.dev/*"];
	const names = [...ofSite, "https://:build.:project.pages.dev/*"];
	return `${headersFile(table)}${names.map((pattern) => block(pattern, table.headers.elsewhere)).join("\n")}\n`;
}

/**
 * Writes `_redirects` for Cloudflare Pages, which compares addresses as they are. It is not for Netlify, which compares
 * them without regard to capitals and would lead a page to itself.
 */
export function cloudflareRedirects({ pages }: HostingTable): string {
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
