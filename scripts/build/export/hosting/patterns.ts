/** A path, without the slash at its end, as a pattern (PCRE, RE2) that takes each of its signs literally. */
export function literally(path: string): string {
	// Signs that mean something in a pattern or in a server's configuration are written by their number.
	return path
		.replace(/\/$/, "")
		.replace(/[^\w/&\u0080-\u{10ffff}-]/gu, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

/** The pattern of a decoded path as it is, with and without the slash at its end. */
export const asItIs = (path: string) => `^${literally(path)}/?$`;

/** The pattern of a decoded path in any capitalisation, with and without the slash at its end. */
export const anySpelling = (path: string) => `(?i)${asItIs(path)}`;

/** As `anySpelling`, but without the right spelling: for PCRE alone, since RE2 has no `(?!)`. */
export const wrongSpelling = (path: string) => `^(?!${literally(path)}/$)(?i)${literally(path)}/?$`;

/** The pattern of several decoded paths in their right spelling. */
export const rightSpellings = (paths: string[]) => `^(${paths.map(literally).join("|")})/$`;

/** A path as an address: percent-encoded (RFC 3986, section 2.1), `&` left as it is. */
export const asAddress = (path: string) => path.split("/").map(encodeURIComponent).join("/").replaceAll("%26", "&");

/** A site's name without the `www.` that it may begin with. */
export const bareHost = (host: string) => host.replace(/^www\./, "");

/** The pattern, without regard to capitals, of the site's own name, with or without `www.`; a port may follow. */
export function ownHost(host: string): string {
	return `^(www\\.)?${bareHost(host).replaceAll(".", "\\.")}(:[0-9]+)?$`;
}

/**
 * The pattern of names as they stand in the public list of names. A proxy in front may ask by an address or a short name
 * of its own network, and then nothing says by which name the visitor asked.
 */
export const publicHost = "\\.[a-z][a-z0-9-]+(:[0-9]+)?$";
