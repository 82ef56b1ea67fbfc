import { emailServiceOrigin, SAME_HOST } from "@/lib/booking/email-service";
import { loadContent } from "@/lib/content/load";

let mapOrigin: string | undefined;

/** The origin of the clinic's map, looked up once for all pages. */
function originOfMap(): string {
	mapOrigin ??= new URL(loadContent(process.cwd()).clinic.maps.embed).origin;
	return mapOrigin;
}

/**
 * The policy that every page carries. Everything is forbidden but what the site uses.
 * @param scripts hashes of the inline scripts, speculation rules among them
 * @param styles hashes of the inline style sheets
 */
export function contentSecurityPolicy({ scripts, styles }: { scripts: string[]; styles: string[] }): string {
	const map = originOfMap();
	const service = emailServiceOrigin();
	const directives = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...scripts],
		"style-src": styles.length > 0 ? styles : ["'none'"],
		"img-src": ["'self'", "data:"],
		"font-src": ["'self'"],
		"media-src": ["'self'"],
		// The map's host is asked whether it can be reached before its frame is shown.
		"connect-src": service === SAME_HOST ? ["'self'", map] : ["'self'", service, map],
		"frame-src": [map],
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'", "mailto:"],
	};
	return Object.entries(directives)
		.map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
		.join("; ");
}
