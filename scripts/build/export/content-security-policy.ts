import { emailServiceOrigin, SAME_HOST } from "@/lib/booking/email-service";
import { ContentError } from "@/lib/content/problem";
import { readYaml } from "@/lib/content/source";
import { contentFiles } from "@/lib/content/sources";
import { placesOf } from "@/lib/site/places";

let mapOrigins: string[] | undefined;

/** The origins of the maps of the clinic's places, where they have any; looked up once for all pages. */
function originsOfMaps(): string[] {
	const look = () => {
		const { data, problems } = readYaml(process.cwd(), contentFiles.clinic.file, contentFiles.clinic.schema);
		if (!data) throw new ContentError(problems);
		const embeds = placesOf(data).flatMap(({ maps }) => maps?.embed ?? []);
		return [...new Set(embeds.map((embed) => new URL(embed).origin))];
	};
	mapOrigins ??= look();
	return mapOrigins;
}

/** The names of policies by which the site's scripts may make trusted types: the address of the first-aid worker. */
const trustedTypePolicies = ["first-aid"];

type Sources = { scripts: string[]; styles: string[] };

/** What a page may load and run, by the directives of a policy. Everything is forbidden but what the site uses. */
function directivesOf({ scripts, styles }: Sources): Record<string, string[]> {
	const maps = originsOfMaps();
	const service = emailServiceOrigin();
	return {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...scripts],
		"style-src": styles.length > 0 ? styles : ["'none'"],
		"img-src": ["'self'", "data:"],
		"font-src": ["'self'"],
		"media-src": ["'self'"],
		// A map's host is asked whether it can be reached before its frame is shown.
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

/**
 * The policy that every page carries.
 * @param scripts hashes of the inline scripts, speculation rules among them
 * @param styles hashes of the inline style sheets
 */
export const contentSecurityPolicy = (sources: Sources): string => inOneLine(directivesOf(sources));

/** The hashes of inline scripts that a finished page's own policy allows. */
export function scriptHashesIn(html: string): string[] {
	const [, sources = ""] = /; script-src ([^;"]*)/.exec(html) ?? [];
	return sources.split(" ").filter((source) => source.startsWith("'sha"));
}

/**
 * The policy that a host sends with every answer. Browsers hold a page to it and to the page's own. It also holds for
 * drawings that are opened by themselves, and says what a page cannot say of itself: that no other may frame it. The
 * hashes of styles are left to the pages, since each has its own.
 * @param scripts hashes of the inline scripts, which all pages have in common
 * @param editor whether the site has the editor, to whose page (with a policy of its own) it must leave enough
 */
export function policyOfEveryAnswer(scripts: string[], editor: boolean): string {
	const { "base-uri": base = [], ...others } = directivesOf({ scripts, styles: ["'unsafe-inline'"] });
	const forbidden = { "base-uri": base, "object-src": ["'none'"], "frame-ancestors": ["'none'"] };
	return inOneLine(editor ? forbidden : { ...others, ...forbidden });
}
