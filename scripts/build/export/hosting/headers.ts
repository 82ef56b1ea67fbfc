import { ExportError } from "../export-error";

/** What no page of the site uses, and no frame in it may (Permissions Policy, W3C). */
const unused = [
	"accelerometer",
	"camera",
	"display-capture",
	"geolocation",
	"gyroscope",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"usb",
];

/**
 * Headers of every answer.
 * @param policy the content security policy; without it a page has its own alone
 * @param editor whether the site has the editor, which talks to the window in which its user signs in
 */
export function headersOfAll(policy: string | undefined, editor: boolean): Record<string, string> {
	return {
		...(policy && { "Content-Security-Policy": policy }),
		"X-Content-Type-Options": "nosniff",
		// For browsers that do not know `frame-ancestors`.
		"X-Frame-Options": "DENY",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
		"Cross-Origin-Opener-Policy": editor ? "same-origin-allow-popups" : "same-origin",
		// All of the site is public and nothing in it depends on who asks, so others may show its pictures: messengers and
		// search engines do.
		"Cross-Origin-Resource-Policy": "cross-origin",
	};
}

/** The setting by which browsers are told how long to ask for the site over TLS alone, and what holds unless it is set. */
const HSTS = { setting: "HSTS", unset: "max-age=31536000" } as const;

/** A value of `Strict-Transport-Security` (RFC 6797, section 6.1). */
const hstsValue = /^max-age=\d+(; includeSubDomains)?(; preload)?$/;

/**
 * Headers of answers over TLS: browsers ask for the site over nothing else, for a year unless the setting says otherwise.
 * @param site the site's address; one without TLS is told nothing
 * @param env the environment
 * @throws {ExportError} if the setting cannot be right
 */
export function headersOverTls(site: string, env: Record<string, string | undefined>): Record<string, string> {
	if (!site.startsWith("https:")) return {};
	const value = env[HSTS.setting] || HSTS.unset;
	if (!hstsValue.test(value)) {
		throw new ExportError(`${HSTS.setting} must be like "max-age=31536000; includeSubDomains", found "${value}"`);
	}
	return { "Strict-Transport-Security": value };
}

/** Of answers under another name than the site's own, such as that which a host gives by itself: not to be listed. */
export const robotsElsewhere = { "X-Robots-Tag": "noindex" } as const;
