import type { Clinic } from "../content/schema/clinic";

/** Where the file stands on the site. */
export const CONTACT_FILE = "/contact.vcf";

/** Octets of a line at most, the space that continues it among them (RFC 2426, section 2.6). */
const WIDTH = 75;

/** A text in a value: commas, semicolons, backslashes and line breaks are escaped (RFC 2426, section 4). */
const escaped = (text: string) => text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** A line, folded where it is too long; a letter of several octets is never parted. */
function folded(line: string): string {
	const lines = [""];
	for (const letter of line) {
		const last = lines.length - 1;
		if (Buffer.byteLength(`${lines[last]}${letter}`) > WIDTH) lines.push(` ${letter}`);
		else lines[last] += letter;
	}
	return lines.join("\r\n");
}

type CardFacts = Pick<Clinic, "name" | "tagline" | "phone" | "email" | "address" | "site">;

/** The clinic as a vCard 3.0, which telephones of all makes take into their contacts (RFC 2426). */
export function contactFile({ name, tagline, phone, email, address, site }: CardFacts): string {
	const { street, locality, city, region, postalCode, countryCode } = address;
	const place = ["", "", `${street}, ${locality}`, city, region, postalCode, countryCode].map(escaped).join(";");
	return [
		"BEGIN:VCARD",
		"VERSION:3.0",
		`FN:${escaped(name)}`,
		`N:${escaped(name)};;;;`,
		`ORG:${escaped(name)}`,
		`NOTE:${escaped(tagline)}`,
		`TEL;TYPE=WORK,VOICE:${phone.replace(/ /g, "")}`,
		`EMAIL;TYPE=INTERNET:${escaped(email)}`,
		`ADR;TYPE=WORK:${place}`,
		`URL:${site}`,
		"END:VCARD",
	]
		.map((line) => `${folded(line)}\r\n`)
		.join("");
}
