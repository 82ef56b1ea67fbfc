import { emailServiceOrigin, SAME_HOST } from "@/lib/booking/email-service";
import { type LocationFacts, locationsOf } from "@/lib/site/locations";

/** The origins of the maps that the pages of a clinic embed. */
export function mapOriginsOf(clinic: LocationFacts): string[] {
	const embeds = locationsOf(clinic).flatMap(({ maps }) => maps?.embed ?? []);
	return [...new Set(embeds.map((embed) => new URL(embed).origin))];
}

/** The policies by which scripts may create trusted types: for the address of the first-aid worker. */
const trustedTypePolicies = ["first-aid"];

/** Hashes of a page's inline scripts, speculation rules included, and of its inline style sheets. */
type ContentFiles = { scripts: string[]; styles: string[] };

/** What a page may load and run. Everything else is forbidden. */
function directivesOf(maps: string[], { scripts, styles }: ContentFiles): Record<string, string[]> {
	const service = emailServiceOrigin();
	return {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...scripts],
		"style-src": styles.length > 0 ? styles : ["'none'"],
		"img-src": ["'self'", "data:"],
		"font-src": ["'self'"],
		"media-src": ["'self'"],
		// The page asks a map's host whether it can be reached before it shows the frame.
		"connect-src": ["'self'", ...(service === SAME_HOST ? [] : [service]), ...maps],
		"frame-src": maps.length > 0 ? maps : ["'none'"],
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'", "mailto:"],
		// No script may make HTML or the address of a script out of text (Trusted Types).
		"require-trusted-types-for": ["'script'"],
		"trusted-types": trustedTypePolicies,
	};
}

const inOneLine = (directives: Record<string, string[]>) =>
	Object.entries(directives)
		.map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
		.join("; ");

/** The policy in every page. `maps` are the origins of maps that pages may embed. */
export const contentSecurityPolicy = (maps: string[], sources: ContentFiles): string =>
	inOneLine(directivesOf(maps, sources));

/** The hashes of inline scripts that a finished page's policy allows. */
export function scriptHashesIn(html: string): string[] {
	const [, sources = ""] = /; script-src ([^;"]*)/.exec(html) ?? [];
	return sources.split(" ").filter((source) => source.startsWith("'sha"));
}

/**
 * The policy that a host sends with every response, in addition to the page's. It also covers drawings opened on their
 * own, and forbids framing. Hashes of styles differ between pages, so only the pages' policies have them. The editor's
 * page has another policy and needs more.
 */
export function policyOfEveryAnswer(maps: string[], scripts: string[], editor: boolean): string {
	const directives = directivesOf(maps, { scripts, styles: ["'unsafe-inline'"] });
	const { "base-uri": base = [], ...others } = directives;
	const forbidden = { "base-uri": base, "object-src": ["'none'"], "frame-ancestors": ["'none'"] };
	return inOneLine(editor ? forbidden : { ...others, ...forbidden });
}
