/** Domains reserved for examples and local use (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|local)$|(?:^|\.)example\.(?:com|net|org)$/;

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const LINK = /\b(?:https?:\/\/|www\.)[^\s)"'<>\]]*[^\s)"'<>\].,;:!?]/g;

/** A number of India in a text. */
const INDIAN_NUMBER = /\+91[ -]?\d(?:[ -]?\d)+/g;
const EXAMPLE_NUMBERS = ["9876543210", "9123456789", "9012345678"];

const COORDINATES = /(-?\d{1,2}\.\d{2,})\s*,\s*(-?\d{1,3}\.\d{2,})/;
/** About half a kilometre in degrees. The pins of maps are some dozen metres off. */
const TOLERANCE = 0.005;

type Coordinates = { latitude: number; longitude: number };

/** Words of a text that cannot be used, and why. */
export type Unusable = { words: string; reason: string };

const isReserved = (host: string) => RESERVED.test(host.toLowerCase());
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : "");

/** Why a site cannot be published at an address, or undefined. */
export function unusableSite(site: string): string | undefined {
	const host = hostOf(site);
	if (isReserved(host)) return `${host} is reserved for examples: enter the address of your own site`;
	if (/^(?:\d+\.){3}\d+$|^\[/.test(host)) return `${host} is a machine's number: enter the address of your own site`;
	if (!site.startsWith("https:")) return "patients' data would travel unencrypted: the site needs https://";
	return undefined;
}

/** E-mail addresses and links in a text whose domains are reserved for examples. */
export function reservedAddresses(text: string): Unusable[] {
	const mails = [...text.matchAll(EMAIL)].map(([words]) => ({ words, host: words.replace(/^.*@/, "") }));
	const links = [...text.matchAll(LINK)].map(([words]) => ({
		words,
		host: hostOf(words.replace(/^www/, "https://$&")),
	}));
	return [...mails, ...links]
		.filter(({ host }) => isReserved(host))
		.map(({ words, host }) => ({ words, reason: `${host} is reserved for examples and leads nowhere` }));
}

/** Links in a text over http. */
export const insecureLinks = (text: string): Unusable[] =>
	[...text.matchAll(LINK)]
		.map(([words]) => ({ words, host: hostOf(words) }))
		.filter(({ words, host }) => words.startsWith("http:") && !isReserved(host))
		.map(({ words, host }) => ({ words, reason: `a link over http: use https:// if ${host} has it` }));

/**
 * Why a number such as +91 98220 12345 cannot be called, or undefined. National Numbering Plan 2003: ten digits; mobile
 * numbers begin with 6 to 9; landlines with an area code of two to four digits, then 2 to 7; 1800 and 1860 are free or
 * shared.
 */
export function unusableNumber(number: string): string | undefined {
	const groups = number.replace(/^\+91[ -]?/, "").split(/[ -]/);
	const digits = groups.join("");
	if (/^18[06]0/.test(digits)) {
		return /^\d{10,11}$/.test(digits) ? undefined : "numbers that begin with 1800 or 1860 have 10 or 11 digits";
	}
	if (digits.length !== 10) return `numbers of India have ten digits after +91, this one has ${digits.length}`;
	if (EXAMPLE_NUMBERS.includes(digits) || /(\d)\1{7}/.test(digits)) return "this number is used in examples";
	if (/^[6-9]/.test(digits)) return undefined;
	if (digits.startsWith("0")) return "after +91 the area code has no 0";
	const [area = ""] = groups.length > 1 ? groups : [];
	if (area.length > 4) return "mobile numbers begin with 6, 7, 8 or 9";
	const lengths = area ? [area.length] : [2, 3, 4];
	if (lengths.some((length) => /[2-7]/.test(digits.charAt(length)))) return undefined;
	return "after the area code, numbers of India have a digit from 2 to 7";
}

/** Numbers of India in a text that cannot be called. */
export const unusableNumbers = (text: string): Unusable[] =>
	[...text.matchAll(INDIAN_NUMBER)].flatMap(([words]) => {
		const reason = unusableNumber(words);
		return reason ? [{ words, reason }] : [];
	});

/** Why a map does not show the clinic, or undefined, also if its address has no coordinates. */
export function unusableMap(address: string, { latitude, longitude }: Coordinates): string | undefined {
	const { searchParams, href } = new URL(address);
	// The corners of a rectangle, not a pin.
	searchParams.delete("bbox");
	const texts = [...searchParams.values(), href.replace(/bbox=[^&]*/, "").replaceAll(/%2C/gi, ",")];
	const [, mapLatitude, mapLongitude] = texts.map((text) => COORDINATES.exec(text)).find(Boolean) ?? [];
	if (!mapLatitude || !mapLongitude) return undefined;
	const distance = Math.max(Math.abs(Number(mapLatitude) - latitude), Math.abs(Number(mapLongitude) - longitude));
	if (distance <= TOLERANCE) return undefined;
	return `points to ${Number(mapLatitude)}, ${Number(mapLongitude)}, but coordinates are ${latitude}, ${longitude}`;
}

/** Why coordinates cannot be in India, or undefined. */
export function outsideIndia({ latitude, longitude }: Coordinates): string | undefined {
	const isInside = (lat: number, lon: number) => lat > 6 && lat < 37.5 && lon > 68 && lon < 97.5;
	if (isInside(latitude, longitude)) return undefined;
	const swapped = isInside(longitude, latitude) ? "; latitude and longitude are swapped" : "";
	return `${latitude}, ${longitude} is not in India${swapped}`;
}
