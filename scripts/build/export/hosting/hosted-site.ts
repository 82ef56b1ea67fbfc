import { notFoundPage } from "@/lib/model/routes";
import { ExportError } from "../export-error";
import { hashedFolders } from "./file-types";

export type Headers = Readonly<Record<string, string>>;

/**
 * What every host must know about the site. A function for each host writes it in that host's format. Paths are decoded
 * and begin with `base`; those of pages and folders end with a slash.
 */
export type HostedSite = {
	/** The folder of the host in which the site lies, such as `/website`; "" at the top. */
	base: string;
	/** The site's own host name, such as `www.clinic.example`. */
	host: string;
	/** Pages, aliases included. Any other capitalisation, or the path without its last slash, redirects there (301). */
	pages: string[];
	/** Folders without a page. Their paths are not found; hosts must not list their files. */
	folders: string[];
	notFound: string;
	/** The not-found pages of other languages, by their folders. */
	notFoundIn: Readonly<Record<string, string>>;
	hashedFolders: string[];
	/** Headers of every response, and those of responses over TLS only. */
	headers: { always: Headers; overTls: Headers };
};

/** For responses under another host name than the site's own, such as a name that the host gives to every site. */
export const noindex = { "X-Robots-Tag": "noindex" } as const;

/** Browser features that neither the site nor the editor uses (W3C, Permissions Policy). */
const unusedFeatures =
	"accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb".split(
		" ",
	);

/** Headers of every response of the site. All of it is public and the same for everybody. */
const siteHeaders: Headers = {
	"Cross-Origin-Opener-Policy": "same-origin",
	// Messengers and search engines show the site's pictures.
	"Cross-Origin-Resource-Policy": "cross-origin",
};

/** Headers of every response of the site and of the editor. */
export const commonHeaders = (policy: string | undefined): Headers => ({
	...(policy && { "Content-Security-Policy": policy }),
	"X-Content-Type-Options": "nosniff",
	// For browsers without `frame-ancestors`.
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	// Films have a button for the whole screen; frames of others have none.
	"Permissions-Policy": [...unusedFeatures.map((feature) => `${feature}=()`), "fullscreen=(self)"].join(", "),
});

/**
 * Strict-Transport-Security (RFC 6797), for a year or as the variable `HSTS` says; nothing for a site without https.
 */
export function tlsHeaders(site: string, env: Record<string, string | undefined>): Headers {
	if (!site.startsWith("https:")) return {};
	const value = env.HSTS || "max-age=31536000";
	if (!/^max-age=\d+(; includeSubDomains)?(; preload)?$/.test(value)) {
		throw new ExportError(`HSTS must be like "max-age=31536000; includeSubDomains", found "${value}"`);
	}
	return { "Strict-Transport-Security": value };
}

/** The folders of these files that have no `index.html`, at any depth. */
function foldersWithoutPage(files: string[]): string[] {
	const parents = (file: string) => file.split("/").map((_, depth, parts) => parts.slice(0, depth).join("/"));
	const folders = new Set(files.flatMap(parents).filter((folder) => folder !== ""));
	const all = new Set(files);
	return [...folders].filter((folder) => !all.has(`${folder}/index.html`)).map((folder) => `/${folder}/`);
}

/** What is known of a site; paths and files are without the base. */
type SiteFacts = Pick<HostedSite, "host" | "pages"> & {
	base?: string;
	files?: string[];
	/** Path prefixes of other languages, such as `/mr`. */
	languages?: string[];
	policy?: string;
	/** Headers in place of the site's own. */
	own?: Headers;
	overTls?: Headers;
};

export function hostedSite(facts: SiteFacts): HostedSite {
	const { host, pages, files = [], base = "", languages = [], policy, own = siteHeaders, overTls = {} } = facts;
	const below = (path: string) => `${base}${path}`;
	const notFoundBelow = (language: string) => below(`${language}/${notFoundPage.file}`);
	return {
		base,
		host,
		// Nothing but the slash is a spelling of the home page at the top of a host.
		pages: pages.map(below).filter((path) => path !== "/"),
		folders: foldersWithoutPage(files).map(below),
		notFound: notFoundBelow(""),
		notFoundIn: Object.fromEntries(languages.map((one) => [below(`${one}/`), notFoundBelow(one)])),
		hashedFolders: hashedFolders.map((folder) => below(`/${folder}/`)),
		headers: { always: { ...commonHeaders(policy), ...own }, overTls },
	};
}

/** Percent-encodes a path (RFC 3986, section 2.1), `&` excepted. */
export const asAddress = (path: string) => path.split("/").map(encodeURIComponent).join("/").replaceAll("%26", "&");

/** A host name without `www.`. */
export const bareHost = (host: string) => host.replace(/^www\./, "");
