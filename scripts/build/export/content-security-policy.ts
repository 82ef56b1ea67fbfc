import { emailServiceOrigin, SAME_HOST } from "@/lib/booking/email-service";
import { loadContent } from "@/lib/content/load";

let mapOrigins: string[] | undefined;

/** The origin of the clinic's map, where it has one; looked up once for all pages. */
function originsOfMap(): string[] {
	const look = () => {
		const embed = loadContent(process.cwd()).clinic.maps?.embed;
		return embed ? [new URL(embed).origin] : [];
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
	const map = originsOfMap();
	const service = emailServiceOrigin();
	const directives = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...scripts],
		"style-src": styles.length > 0 ? styles : ["'none'"],
		"img-src": ["'self'", "data:"],
		"font-src": ["'self'"],
		"media-src": ["'self'"],
		// The map's host is asked whether it can be reached before its frame is shown.
		"connect-src": ["'self'", ...(service === SAME_HOST ? [] : [service]), ...map],
		"frame-src": map.length > 0 ? map : ["'none'"],
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'", "mailto:"],
	};
	return Object.entries(directives)
		.map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
		.join("; ");
}
