import { emailServiceOrigin, SAME_HOST } from "@/lib/booking/email-service";
import { loadContent } from "@/lib/content/load";
import { placesOf } from "@/lib/site/places";

let mapOrigins: string[] | undefined;

/** The origins of the maps of the clinic's places, where they have any; looked up once for all pages. */
function originsOfMaps(): string[] {
	const look = () => {
		const embeds = placesOf(loadContent(process.cwd()).clinic).flatMap(({ maps }) => maps?.embed ?? []);
		return [...new Set(embeds.map((embed) => new URL(embed).origin))];
	};
	mapOrigins ??= look();
	return mapOrigins;
}

/**
 * The policy that every page carries. Everything is forbidden but what the site uses.
 * @param scripts hashes of the inline scripts, speculation rules among them
 * @param styles hashes of the inline style sheets
 */
export function contentSecurityPolicy({ scripts, styles }: { scripts: string[]; styles: string[] }): string {
	const maps = originsOfMaps();
	const service = emailServiceOrigin();
	const directives = {
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
	};
	return Object.entries(directives)
		.map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
		.join("; ");
}
