import type { Content } from "../content/content";
import { doctorPath, guidePath, ownPagePath, paths, treatmentPath } from "../model/routes";
import type { Address, Clinic } from "../model/schema/clinic";
import { wholeAddress } from "../pages/deployment";
import { allPhones, type ClinicLocation, type LocationFacts, locationsOf } from "../pages/locations";
import { sitePages } from "../pages/pages";
import { articlesOf } from "../pages/text-pages";
import { addressLine, mailHref, mainPhone, telHref, whatsappHref } from "../text/contact";
import { contentLines, escapeValue } from "../text/content-lines";
import { fill } from "../text/fill";

export const CONTACT_FILE = "/contact.vcf";

/** RFC 9116, section 3. */
export const SECURITY_FILE = "/.well-known/security.txt";

/** The heading that llmstxt.org defines for links that a short answer can do without. */
const OPTIONAL = "Optional";

/** Pages with few medical facts. */
const optional: string[] = [paths.privacy, paths.terms, paths.beforeAfter, paths.videos];
const general: string[] = [paths.home, paths.clinic, paths.fees, paths.booking, paths.search];

/** `/llms.txt` (llmstxt.org): a heading, a summary and lists of links in Markdown, the emergency number first. */
export function llmsText(content: Content): string {
	const { clinic, doctors, emergency, guides, navigation, treatments, labels } = content;
	const { plainText } = labels;
	const plain = content.ownPages.filter(({ published }) => !published).map(ownPagePath);
	const link = (name: string, path: string, note: string) =>
		`- [${name.replace(/[[\]]/g, "\\$&")}](${wholeAddress(clinic, encodeURI(path))}): ${note}`;
	const section = (heading: string, links: string[]) => links.length > 0 && `## ${heading}\n\n${links.join("\n")}`;
	const pageLinks = (chosen: string[]) =>
		sitePages(content).flatMap(({ name, description, path }) =>
			chosen.includes(path) ? link(name, path, description) : [],
		);
	const named = (name: string | undefined, text: string) => (name ? `${name}: ${text}` : text);
	const contact = [
		emergency && fill(labels.emergency.call, { number: emergency.ambulance.number }),
		...allPhones(clinic).map(({ number, name }) => named(name, fill(labels.header.call, { phone: number }))),
		clinic.email,
		...locationsOf(clinic).map(({ address, name }) => address && named(name, addressLine(address))),
	];
	const parts = [
		`# ${clinic.name}`,
		`> ${clinic.description}`,
		emergency && fill(plainText.emergencyFirst, { number: emergency.ambulance.number }),
		plainText.about,
		contact.filter(Boolean).join("\n"),
		clinic.sample && plainText.sample,
		emergency &&
			section(emergency.heading, [
				link(emergency.heading, paths.emergency, emergency.description),
				...treatments.flatMap((treatment) =>
					treatment.emergency.map(({ id, entry, heading }) =>
						link(entry, `${treatmentPath(treatment)}#${id}`, heading),
					),
				),
			]),
		...navigation.menus.map(({ slug, heading }) =>
			section(
				heading,
				treatments
					.filter(({ menu }) => menu === slug)
					.map((treatment) => link(treatment.link, treatmentPath(treatment), treatment.summary)),
			),
		),
		section(
			plainText.doctors,
			doctors.map(({ name, slug, summary }) => link(name, doctorPath(slug), summary)),
		),
		section(
			labels.guides.heading,
			guides.map(({ link: name, slug, summary }) => link(name, guidePath(slug), summary)),
		),
		section(
			labels.articles.heading,
			articlesOf(content).map((article) => link(article.heading, ownPagePath(article), article.summary)),
		),
		section(plainText.pages, pageLinks([...general, ...plain])),
		section(OPTIONAL, pageLinks(optional)),
	];
	return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function addressField({ street, locality, city, region = "", postalCode = "", countryCode }: Address): string {
	const lines = [street, locality].filter(Boolean).join(", ");
	return `ADR;TYPE=WORK:${["", "", lines, city, region, postalCode, countryCode].map(escapeValue).join(";")}`;
}

type CardFacts = LocationFacts & Pick<Clinic, "name" | "tagline" | "email" | "site">;

function card({ name, tagline, email, site }: CardFacts, place: ClinicLocation): string[] {
	const fullName = escapeValue(place.name ? `${name}, ${place.name}` : name);
	const chat = place.whatsapp && { number: place.whatsapp.number, label: undefined };
	const phones = place.phones.length > 0 || !chat ? place.phones : [chat];
	return [
		"BEGIN:VCARD",
		"VERSION:3.0",
		`FN:${fullName}`,
		`N:${fullName};;;;`,
		`ORG:${escapeValue(name)}`,
		`NOTE:${escapeValue(tagline)}`,
		...phones.flatMap(({ number, label }, index) => {
			const field = `TEL;TYPE=WORK,VOICE:${number.replace(/ /g, "")}`;
			// Contacts of phones read the label of a group (Apple's X-ABLabel).
			return label ? [`item${index}.${field}`, `item${index}.X-ABLabel:${escapeValue(label)}`] : [field];
		}),
		...(email ? [`EMAIL;TYPE=INTERNET:${escapeValue(email)}`] : []),
		...(place.address ? [addressField(place.address)] : []),
		`URL:${site}`,
		"END:VCARD",
	];
}

/** The clinic as vCards 3.0 for a phone's contacts, one for each of its places (RFC 2426). */
export function contactFile(clinic: CardFacts): string {
	const lines = locationsOf(clinic).flatMap((place) => card(clinic, place));
	return contentLines(lines);
}

/** Days until the security file expires; RFC 9116, section 2.5.5, recommends less than a year. */
const VALID_DAYS = 360;

type Contacts = Pick<Clinic, "email" | "phones" | "whatsapp" | "language" | "translations" | "site">;

/** How to report a vulnerability of the site (RFC 9116). `now` is the time of the build. */
export function securityFile(clinic: Contacts, now: Date): string {
	const { email, whatsapp, language, translations, site } = clinic;
	const phone = mainPhone(clinic);
	const contact = email ? mailHref(email) : phone ? telHref(phone) : whatsapp ? whatsappHref(whatsapp) : site;
	const expires = new Date(now.getTime() + VALID_DAYS * 86_400_000).toISOString().slice(0, 10);
	return `Contact: ${contact}
Expires: ${expires}T00:00:00Z
Preferred-Languages: ${[language, ...translations].join(", ")}
Canonical: ${wholeAddress(clinic, SECURITY_FILE)}
`;
}
