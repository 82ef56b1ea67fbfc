import { notFoundPage } from "@/lib/site/routes";
import { askAnew, hashedFolders, keepForAYear } from "./caching";
import { compressibleTypes, fileTypes } from "./file-types";
import { compressedEndings } from "./files-for-hosts";
import { headersOfAll, robotsElsewhere } from "./headers";
import { literally } from "./patterns";

/** Header names with their values. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What every host is told of the site, once for all of them: a writer for each host puts it into that host's words. Paths
 * are decoded, begin with `base`, and those of pages and folders have a slash at either end.
 */
export type HostingTable = {
	/** The folder of its host in which the site stands, such as `/website`; "" at the top. */
	base: string;
	/** The site's own name, such as `www.clinic.example`. */
	host: string;
	/** Every path of a page, aliases too. Another capitalisation of it, or the path without its slash, leads there (301). */
	pages: string[];
	/** Folders without a page, which a host may list or forbid; they are not found. */
	folders: string[];
	/** The page for what is not found, and those for what is not found below the folders of other languages. */
	notFound: string;
	notFoundBelow: { folder: string; page: string }[];
	/** The endings of the names of the site's files: of those with a hash in their names, and of the others. */
	endings: { hashed: string[]; others: string[] };
	/** The type of every file that the site may have, and of those that may travel compressed, by the ending of its name. */
	types: { all: Record<string, string>; compressible: Record<string, string> };
	/** What browsers and caches are told: of files with a hash in their names, by their folders, and of everything else. */
	caching: { hashedFolders: string[]; hashed: string; others: string };
	/** Headers of every answer, of those over TLS, and of those under another name than the site's own. */
	headers: { ofAll: Headers; overTls: Headers; elsewhere: Headers };
};

/** What the table is made from. */
type Site = {
	host: string;
	/** Decoded paths of pages from the top of the site, a slash at either end. */
	pages: string[];
	/** The files of the finished site, as paths from its folder. */
	files?: string[];
	base?: string;
	/** What stands before the paths of other languages, such as `/mr`. */
	languages?: string[];
	/** The content security policy of every answer; without it a page has its own alone. */
	policy?: string;
	/** Whether the site has the editor. */
	editor?: boolean;
	overTls?: Headers;
};

/** The folders above these files in which no page stands, as paths of the site. */
function foldersWithoutPage(files: string[]): string[] {
	const parents = (file: string) => file.split("/").map((_, depth, parts) => parts.slice(0, depth).join("/"));
	const folders = new Set(files.flatMap(parents).filter((folder) => folder !== ""));
	const all = new Set(files);
	return [...folders].filter((folder) => !all.has(`${folder}/index.html`)).map((folder) => `/${folder}/`);
}

/** The endings of the names of files, without the dot, each once; a name that begins with its only dot has none. */
const endingsOf = (files: string[]) =>
	[...new Set(files.flatMap((file) => /[^/]\.(\w+)$/.exec(file)?.[1] ?? []))].sort();

const isHashed = (file: string) => hashedFolders.some((folder) => file.startsWith(`${folder}/`));

/** Puts together what hosts are told of a site. */
export function hostingTable(site: Site): HostingTable {
	const { host, pages, files = [], base = "", languages = [], policy, editor = false, overTls = {} } = site;
	const below = (path: string) => `${base}${path}`;
	return {
		base,
		host,
		// At the top of a domain, its first page has no other spelling.
		pages: pages.map(below).filter((path) => path !== "/"),
		folders: foldersWithoutPage(files).map(below),
		notFound: below(`/${notFoundPage.file}`),
		notFoundBelow: languages.map((root) => ({
			folder: below(`${root}/`),
			page: below(`${root}/${notFoundPage.file}`),
		})),
		endings: {
			hashed: endingsOf(files.filter(isHashed)),
			others: endingsOf(files.filter((file) => !isHashed(file))),
		},
		types: { all: fileTypes, compressible: compressibleTypes },
		caching: {
			hashedFolders: hashedFolders.map((folder) => below(`/${folder}/`)),
			hashed: keepForAYear,
			others: askAnew,
		},
		headers: { ofAll: headersOfAll(policy, editor), overTls, elsewhere: robotsElsewhere },
	};
}

/** The pattern of addresses of files with a hash in their names. */
export const hashedPattern = ({ base }: HostingTable) => `^${literally(base)}/(${hashedFolders.join("|")})/`;

/** The pattern of addresses of files that stand compressed beside others, to be handed on in their place and not by name. */
export const compressedPattern = ({ base, types }: HostingTable) =>
	`^${literally(base)}/.*\\.(${Object.keys(types.compressible).join("|")})\\.(${compressedEndings.join("|")})$`;
