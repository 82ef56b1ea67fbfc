import { notFoundPage } from "@/lib/model/routes";
import { ExportError } from "../export-error";

export type Headers = Readonly<Record<string, string>>;

/** For responses under another host name than the site's own, such as a name that the host gives to every site. */
export const noindex = { "X-Robots-Tag": "noindex" } as const;

/** Browser features that neither the site nor the editor uses (W3C, Permissions Policy). */
const unusedFeatures = `accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer
	microphone midi payment serial usb`.split(/\s+/);

/** Headers of every response of the site and of the editor. */
const commonHeaders: Headers = {
	"X-Content-Type-Options": "nosniff",
	// For browsers without `frame-ancestors`.
	"X-Frame-Options": "DENY",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	// Films have a button for the whole screen; frames of others have none.
	"Permissions-Policy": [...unusedFeatures.map((feature) => `${feature}=()`), "fullscreen=(self)"].join(", "),
};

/** Headers of every response of the site. All of it is public and the same for everybody. */
const siteHeaders: Headers = {
	"Cross-Origin-Opener-Policy": "same-origin",
	// Messengers and search engines show the site's pictures.
	"Cross-Origin-Resource-Policy": "cross-origin",
};

/** Strict-Transport-Security (RFC 6797), for a year or as the variable `HSTS` says; nothing for a site without https. */
export function tlsHeaders(site: string, env: Record<string, string | undefined>): Headers {
	if (!site.startsWith("https:")) return {};
	const value = env.HSTS || "max-age=31536000";
	if (!/^max-age=\d+(; includeSubDomains)?(; preload)?$/.test(value)) {
		throw new ExportError(`HSTS must be like "max-age=31536000; includeSubDomains", found "${value}"`);
	}
	return { "Strict-Transport-Security": value };
}

/**
 * The rules of a site, beside those for all files of a type (file-types.ts). A function for each host writes them in
 * that host's format. Nothing in the paths of pages needs percent-encoding.
 * @param facts paths are without the base; `languages` are path prefixes of other languages, such as `/mr`
 * @param facts.crossOrigin headers for the windows and requests of other sites, in place of those of this site
 */
export function hostedSite(facts: {
	host: string;
	pages: string[];
	base?: string;
	languages?: string[];
	policy?: string;
	crossOrigin?: Headers;
	overTls?: Headers;
}) {
	const { host, pages, base = "", languages = [], policy, crossOrigin = siteHeaders, overTls = {} } = facts;
	const always: Headers = { ...(policy && { "Content-Security-Policy": policy }), ...commonHeaders, ...crossOrigin };
	const inLanguage = (language: string) => [`${base}${language}/`, `${base}${language}/${notFoundPage.file}`] as const;
	return {
		/** The folder of the host in which the site lies, such as `/website`; "" at the top. All paths begin with it. */
		base,
		/** The site's own host name, such as `www.clinic.example`. */
		host,
		/**
		 * Pages, aliases included. Any other capitalisation, or the path without its last slash, redirects there (301).
		 * Nothing but the slash is a spelling of the home page at the top of a host.
		 */
		pages: pages.map((path) => base + path).filter((path) => path !== "/"),
		notFound: `${base}/${notFoundPage.file}`,
		/** The not-found pages of other languages, by their folders. */
		notFoundIn: Object.fromEntries(languages.map(inLanguage)),
		/** Headers of every response, and those of responses over TLS only. */
		headers: { always, overTls },
	};
}

export type HostedSite = ReturnType<typeof hostedSite>;

/** A host name without `www.`. */
export const bareHost = (host: string) => host.replace(/^www\./, "");
