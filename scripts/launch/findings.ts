import { allContentFiles, type ContentFiles, sampleFields } from "@/lib/content/content";
import { problemsAt } from "@/lib/content/content-file";
import { reviewsDue, scriptsWithoutTypefaces, textsIn } from "@/lib/content/lint-content";
import { describeProblem, fileProblem, type Problem } from "@/lib/content/problem";
import { readLocales } from "@/lib/languages/locales";
import type { Clinic } from "@/lib/model/schema/clinic";
import { servicesOf } from "@/lib/pages/services";
import { emailSettings, embeddedMailbox, SAME_HOST } from "../pipeline/settings";

/** Headings of the findings. Advice does not keep a site from going live. */
const headings = {
	invented: 'Invented: replace each, and delete its "sample: true"',
	missing: "Missing",
	unsafe: "Unsafe, or not fit for visitors",
	advice: "Advice: the site can go live without",
} as const;

export type Group = keyof typeof headings;

/** One thing to do before the site goes live: in the content, or a setting of the build. */
export type Finding = { group: Group; at: Problem | string };

/** Years after which a legal page should be read again. */
const LEGAL_YEARS = 2;

const ORIGIN = "NEXT_PUBLIC_EMAILJS_ORIGIN";

/** Placeholders of any author. */
const PLACEHOLDER =
	/\blorem ipsum\b|\b(?:TODO|FIXME|TBD|XXX+)\b|\byour clinic['’]?s? name\b|^your clinic$|\b(?:dr\.? )?(?:firstname|lastname)\b|\[(?:name|clinic|city|date|number)\](?!\()/i;

/** Placeholders in the templates of `npm run new`, and the sample's hospitals and roads. */
const TEMPLATE_PLACEHOLDER = /\bgo(?:es)? here\.?$|\bSample (?:Hospital|Trauma Centre|Road)\b/;

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
type Unusable = { words: string; reason: string };

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

const webLinksIn = (text: string) =>
	[...text.matchAll(LINK)].map(([words]) => ({ words, host: hostOf(words.replace(/^www/, "https://$&")) }));

/** E-mail addresses and links in a text whose domains are reserved for examples. */
export function reservedAddresses(text: string): Unusable[] {
	const mails = [...text.matchAll(EMAIL)].map(([words]) => ({ words, host: words.replace(/^.*@/, "") }));
	return [...mails, ...webLinksIn(text)]
		.filter(({ host }) => isReserved(host))
		.map(({ words, host }) => ({ words, reason: `${host} is reserved for examples and leads nowhere` }));
}

/** Links in a text over http. */
export const insecureLinks = (text: string): Unusable[] =>
	webLinksIn(text)
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
function outsideIndia({ latitude, longitude }: Coordinates): string | undefined {
	const isInside = (lat: number, lon: number) => lat > 6 && lat < 37.5 && lon > 68 && lon < 97.5;
	if (isInside(latitude, longitude)) return undefined;
	const swapped = isInside(longitude, latitude) ? "; latitude and longitude are swapped" : "";
	return `${latitude}, ${longitude} is not in India${swapped}`;
}

const inGroup = (group: Group, found: Finding["at"][]): Finding[] => found.map((at) => ({ group, at }));

/** Lists what is invented, missing or not fit for visitors. The content must have no mistakes. */
export function checkFacts(files: ContentFiles, today: string): Finding[] {
	const references = new Set<string>(files.references.map(({ path }) => path));
	const inAnyText = [placeholders, unusableNumbers, reservedAddresses].flatMap((rule) => inTexts(files, rule));
	return [
		...inGroup("invented", sampleFields(files)),
		...inGroup("missing", missingFacts(files)),
		...inGroup("unsafe", [...unsafeFacts(files), ...inAnyText]),
		// The clinic cannot choose the address of a reference.
		...inTexts(files, insecureLinks).flatMap((problem) =>
			inGroup(references.has(problem.file) ? "advice" : "unsafe", [problem]),
		),
		...inGroup("advice", advice(files, today)),
	];
}

function placeholders(text: string): Unusable[] {
	const [words] = PLACEHOLDER.exec(text) ?? TEMPLATE_PLACEHOLDER.exec(text) ?? [];
	return words ? [{ words, reason: "a placeholder" }] : [];
}

/** Words in any text that a rule finds unusable. `site` has a separate rule. */
const inTexts = (files: ContentFiles, rule: (text: string) => Unusable[]): Problem[] =>
	textsIn(allContentFiles(files))
		.filter(({ path }) => path.join(".") !== "site")
		.flatMap(({ text, warn }) => rule(text).map(({ words, reason }) => warn(`"${words}": ${reason}`, words)));

/** What rules in India ask of a clinic's site (docs/rules-in-india.md). */
function missingFacts({ clinic, doctors, clinicPage }: ContentFiles): Problem[] {
	if ((clinic.data?.address?.countryCode ?? "IN") !== "IN") return [];
	const council = "the council and the number by which patients can check";
	const complaints = "the person to whom patients can complain";
	const officer = "the name of the person responsible for patients' data";
	return [
		...doctors.flatMap((file) => problemsAt(file, ["registration"], !file.data?.registration && council)),
		...problemsAt(clinicPage, ["grievance"], !clinicPage.data?.grievance && complaints),
		...problemsAt(clinic, ["grievanceOfficer"], !clinic.data?.grievanceOfficer && officer),
	];
}

function unsafeFacts({ clinic }: ContentFiles): Problem[] {
	const { data } = clinic;
	if (!data) return [];
	const branches = data.branches.map((place, index) => ({ at: ["branches", index], place }));
	const ofPlaces = [{ at: [], place: data }, ...branches].flatMap(({ at, place }) => {
		const { address, coordinates, maps = {} } = place;
		const postalCode = address?.postalCode ?? "";
		const isInIndia = address?.countryCode === "IN";
		// The last three digits count the post offices of a district from 001 (India Post).
		const noOffice = isInIndia && /000$|^[09]/.test(postalCode) && `no post office has the PIN code ${postalCode}`;
		const ofAddress = problemsAt(clinic, [...at, "address", "postalCode"], noOffice);
		if (!coordinates) return ofAddress;
		return [
			...ofAddress,
			...problemsAt(clinic, [...at, "coordinates"], isInIndia && outsideIndia(coordinates)),
			...Object.entries<string>(maps).flatMap(([name, map]) =>
				problemsAt(clinic, [...at, "maps", name], unusableMap(map, coordinates)),
			),
		];
	});
	return [...problemsAt(clinic, ["site"], unusableSite(data.site)), ...ofPlaces];
}

function advice(files: ContentFiles, today: string): Problem[] {
	const { clinic, treatments, privacy, terms } = files;
	const limit = `${Number(today.slice(0, 4)) - LEGAL_YEARS}${today.slice(4)}`;
	return [
		...[privacy, terms].flatMap((file) => {
			const { updated = today } = file.data ?? {};
			return problemsAt(file, ["updated"], updated <= limit && `last changed on ${updated}: read the text again`);
		}),
		...treatments.flatMap((file) =>
			problemsAt(file, ["review"], file.data && !file.data.review && "no doctor has reviewed this page"),
		),
		...reviewsDue(files, today),
		...scriptsWithoutTypefaces(files),
		...problemsAt(clinic, ["maps"], clinic.data && !clinic.data.maps && "no map shows the way to the clinic"),
	];
}

/** Lists translations that are outdated or incomplete, or that no doctor has checked, which their pages state. */
export function checkTranslations(root: string, files: ContentFiles): Finding[] {
	const { problems, incomplete, translations } = readLocales(root, files);
	const unchecked = [...translations.values()].flat().flatMap(({ path, isBegun, checked }) => {
		const message = "no doctor has checked this translation, and its pages state that";
		return isBegun && !checked ? [fileProblem(path, message)] : [];
	});
	return [...inGroup("unsafe", problems), ...inGroup("advice", [...unchecked, ...incomplete])];
}

/** Lists settings of the e-mail service that are missing or unsafe. */
export function checkSettings(env: Record<string, string | undefined>): Finding[] {
	const names = Object.entries(emailSettings) as [keyof typeof emailSettings, string][];
	const missing = names.filter(([name]) => !env[name]).map(([name, meaning]) => `${name} is not set: ${meaning}`);
	const unsafe = names
		.filter(([name]) => env[name] === embeddedMailbox[name])
		.map(([name]) => `${name} is the preview mailbox: no request would reach the clinic`);
	const { [ORIGIN]: origin } = env;
	const relay = origin === SAME_HOST ? [`${ORIGIN} is ${origin}: the host of the site needs a relay for requests`] : [];
	if (origin && origin !== SAME_HOST && !/^https:\/\/[^/]+$/.test(origin)) {
		unsafe.push(`${ORIGIN} is ${origin}: requests would travel unencrypted or nowhere; use https:// and a host`);
	}
	return [...inGroup("missing", missing), ...inGroup("unsafe", unsafe), ...inGroup("advice", relay)];
}

/** All findings below the headings of their groups. */
export const describeFindings = (findings: Finding[]): string =>
	Object.entries(headings)
		.map(([name, heading]) => ({ heading, found: findings.filter(({ group }) => group === name) }))
		.filter(({ found }) => found.length > 0)
		.map(({ heading, found }) => {
			const lines = found.map(({ at }) => (typeof at === "string" ? at : describeProblem(at)));
			return `${heading} (${found.length})\n${lines.join("\n")}\n`;
		})
		.join("\n");

/** The services of others that are on, in a line for each. */
export function describeServices(clinic: Clinic): string {
	const lines = servicesOf(clinic).map(({ kind, name, address }) => `  ${kind}: ${name}, ${address}`);
	return ["Services of others, which the privacy policy names:", ...(lines.length > 0 ? lines : ["  none"])].join("\n");
}
