import type { Clinic } from "@/lib/model/schema/clinic";
import { locationsOf } from "@/lib/pages/locations";
import { visitCounter } from "@/lib/pages/services";
import { SAME_HOST } from "../settings";

/** Where requests are sent, unless the clinic runs a relay. */
const EMAILJS_ORIGIN = "https://api.emailjs.com";

/** The origins that pages may show in frames, and those to which they may send requests. */
export type ForeignOrigins = { frames: string[]; requests: string[] };

/** The origins of other hosts that the pages of a clinic use, beside the e-mail service: maps, and the count of visits. */
export function foreignOrigins(clinic: Clinic): ForeignOrigins {
	const embeds = locationsOf(clinic).flatMap(({ maps }) => maps?.embed ?? []);
	const frames = [...new Set(embeds.map((embed) => new URL(embed).origin))];
	const visits = visitCounter(clinic);
	// The page asks a map's host whether it can be reached before it shows the frame.
	return { frames, requests: [...frames, ...(visits ? [new URL(visits.address).origin] : [])] };
}

/** The policies by which scripts may create trusted types: for the address of the first-aid worker. */
const trustedTypePolicies = ["first-aid"];

/** Hashes of a page's inline scripts, speculation rules included, and of its inline style sheets. */
type InlineHashes = { scripts: string[]; styles: string[] };

/** The policy in every page: what it may load and run. Everything else is forbidden. */
export function contentSecurityPolicy(
	{ frames, requests }: ForeignOrigins,
	{ scripts, styles }: InlineHashes,
	others: Record<string, string[]> = {},
): string {
	const service = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN || EMAILJS_ORIGIN;
	const directives: Record<string, string[]> = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...scripts],
		"style-src": ["'self'", ...styles],
		"img-src": ["'self'", "data:"],
		"font-src": ["'self'"],
		"media-src": ["'self'"],
		"connect-src": ["'self'", ...(service === SAME_HOST ? [] : [service]), ...requests],
		"frame-src": frames.length > 0 ? frames : ["'none'"],
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'", "mailto:"],
		// No script may make HTML or the address of a script out of text (Trusted Types).
		"require-trusted-types-for": ["'script'"],
		"trusted-types": trustedTypePolicies,
		...others,
	};
	return Object.entries(directives)
		.map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
		.join("; ");
}

/** The hashes of inline scripts that a finished page's policy allows. */
export function scriptHashesIn(html: string): string[] {
	const [, sources = ""] = /; script-src ([^;"]*)/.exec(html) ?? [];
	return sources.split(" ").filter((source) => source.startsWith("'sha"));
}

/**
 * The policy that a host sends with every response, in addition to the page's. It also covers drawings opened on their
 * own, and forbids framing. Hashes of styles differ between pages, so only the pages' policies have them.
 */
export const policyOfEveryAnswer = (origins: ForeignOrigins, scripts: string[]): string =>
	contentSecurityPolicy(
		origins,
		{ scripts, styles: ["'unsafe-inline'"] },
		{ "object-src": ["'none'"], "frame-ancestors": ["'none'"] },
	);
