import type { Clinic } from "../content/schema/clinic";
import type { Address } from "../content/schema/contact";
import { type ClinicPlace, type PlacesFacts, placesOf } from "./places";

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

type CardFacts = PlacesFacts & Pick<Clinic, "name" | "tagline" | "email" | "site">;

function addressField({ street, locality, city, region = "", postalCode = "", countryCode }: Address): string {
	const lines = [street, locality].filter(Boolean).join(", ");
	return `ADR;TYPE=WORK:${["", "", lines, city, region, postalCode, countryCode].map(escaped).join(";")}`;
}

/** One place as a card; where there are several, its name follows the clinic's. */
function card({ name, tagline, email, site }: CardFacts, place: ClinicPlace): string[] {
	const called = escaped(place.name ? `${name}, ${place.name}` : name);
	// Where a place has no telephone, its number of WhatsApp is one at which somebody can be reached.
	const phone = place.phone ?? place.whatsapp?.number;
	return [
		"BEGIN:VCARD",
		"VERSION:3.0",
		`FN:${called}`,
		`N:${called};;;;`,
		`ORG:${escaped(name)}`,
		`NOTE:${escaped(tagline)}`,
		...(phone ? [`TEL;TYPE=WORK,VOICE:${phone.replace(/ /g, "")}`] : []),
		...(email ? [`EMAIL;TYPE=INTERNET:${escaped(email)}`] : []),
		...(place.address ? [addressField(place.address)] : []),
		`URL:${site}`,
		"END:VCARD",
	];
}

/** The clinic as vCards 3.0, one for each of its places, which telephones of all makes take into their contacts (RFC 2426). */
export function contactFile(clinic: CardFacts): string {
	return placesOf(clinic)
		.flatMap((place) => card(clinic, place))
		.map((line) => `${folded(line)}\r\n`)
		.join("");
}
