import { SAME_HOST } from "@/lib/booking/email-service";
import { allContentFiles, type ContentFiles } from "@/lib/content/content-files";
import { reviewsDue, textsIn } from "@/lib/content/lint-content";
import { describeProblem, type Problem } from "@/lib/content/problem";
import { sampleFields } from "@/lib/content/referenced-files";
import { readLocales } from "@/lib/content/translation/load-locales";
import type { Clinic } from "@/lib/model/schema/clinic";
import { servicesOf } from "@/lib/site/services";
import { emailSettings, embeddedMailbox } from "../build/settings";
import {
	insecureLinks,
	outsideIndia,
	reservedAddresses,
	type Unusable,
	unusableMap,
	unusableNumbers,
	unusableSite,
} from "./unusable";

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

const inGroup =
	(group: Group) =>
	(at: Problem | string): Finding => ({ group, at });

/** Lists what is invented, missing or not fit for visitors. The content must have no mistakes. */
export function checkFacts(sources: ContentFiles, today: string): Finding[] {
	const references = new Set<string>(sources.references.map(({ file }) => file));
	const insecure = inTexts(sources, insecureLinks);
	return [
		...sampleFields(sources).map(inGroup("invented")),
		...missingFacts(sources).map(inGroup("missing")),
		...unsafeFacts(sources).map(inGroup("unsafe")),
		...[placeholders, unusableNumbers, reservedAddresses]
			.flatMap((rule) => inTexts(sources, rule))
			.map(inGroup("unsafe")),
		// The clinic cannot choose the address of a reference.
		...insecure.map((problem) => inGroup(references.has(problem.file) ? "advice" : "unsafe")(problem)),
		...advice(sources, today).map(inGroup("advice")),
	];
}

function placeholders(text: string): Unusable[] {
	const [words] = PLACEHOLDER.exec(text) ?? TEMPLATE_PLACEHOLDER.exec(text) ?? [];
	return words ? [{ words, reason: "a placeholder" }] : [];
}

/** Words in any text that a rule finds unusable. `site` has a separate rule. */
const inTexts = (sources: ContentFiles, rule: (text: string) => Unusable[]): Problem[] =>
	textsIn(allContentFiles(sources))
		.filter(({ path }) => path.join(".") !== "site")
		.flatMap(({ text, warn }) => rule(text).map(({ words, reason }) => warn(`"${words}": ${reason}`, words)));

/** What rules in India ask of a clinic's site (docs/rules-in-india.md). */
function missingFacts({ clinic, doctors, clinicPage }: ContentFiles): Problem[] {
	if ((clinic.data?.address?.countryCode ?? "IN") !== "IN") return [];
	return [
		...doctors
			.filter(({ data }) => !data?.registration)
			.map((source) => source.problemAt(["registration"], "the council and the number by which patients can check")),
		...(clinicPage.data?.grievance
			? []
			: [clinicPage.problemAt(["grievance"], "the person to whom patients can complain")]),
		...(clinic.data?.grievanceOfficer
			? []
			: [clinic.problemAt(["grievanceOfficer"], "the name of the person responsible for patients' data")]),
	];
}

function unsafeFacts({ clinic }: ContentFiles): Problem[] {
	const { data } = clinic;
	if (!data) return [];
	const problems: Problem[] = [];
	const add = (path: (string | number)[], reason: string | undefined) => {
		if (reason) problems.push(clinic.problemAt(path, reason));
	};
	add(["site"], unusableSite(data.site));
	const branches = data.branches.map((place, index) => ({ at: ["branches", index], place }));
	for (const { at, place } of [{ at: [], place: data }, ...branches]) {
		const { postalCode = "", countryCode } = place.address ?? {};
		const isInIndia = countryCode === "IN";
		// The last three digits count the post offices of a district from 001 (India Post).
		const hasNoOffice = isInIndia && /000$|^[09]/.test(postalCode);
		add([...at, "address", "postalCode"], hasNoOffice ? `no post office has the PIN code ${postalCode}` : undefined);
		const { coordinates } = place;
		if (!coordinates) continue;
		add([...at, "coordinates"], isInIndia ? outsideIndia(coordinates) : undefined);
		for (const [name, address] of Object.entries(place.maps ?? {}))
			add([...at, "maps", name], unusableMap(address, coordinates));
	}
	return problems;
}

function advice(sources: ContentFiles, today: string): Problem[] {
	const { clinic, treatments, privacy, terms } = sources;
	const limit = `${Number(today.slice(0, 4)) - LEGAL_YEARS}${today.slice(4)}`;
	return [
		...[privacy, terms].flatMap((source) => {
			const updated = source.data?.updated ?? today;
			return updated > limit ? [] : [source.problemAt(["updated"], `last changed on ${updated}: read the text again`)];
		}),
		...treatments
			.filter(({ data }) => data && !data.review)
			.map((source) => source.problemAt(["review"], "no doctor has reviewed this page")),
		...reviewsDue(sources, today),
		...(clinic.data && !clinic.data.maps ? [clinic.problemAt(["maps"], "no map shows the way to the clinic")] : []),
	];
}

/** Lists translations that are outdated or incomplete, or that no doctor has checked, which their pages state. */
export function checkTranslations(root: string, sources: ContentFiles): Finding[] {
	const { problems, incomplete, translationPairs } = readLocales(root, sources);
	const unchecked = [...translationPairs.values()]
		.flat()
		.flatMap(({ translated }) => (translated && !translated.checked ? [translated] : []))
		.map((translated) =>
			translated.problemAt(
				["translation", "checked"],
				"no doctor has checked this translation, and its pages state that",
			),
		);
	return [...problems.map(inGroup("unsafe")), ...[...unchecked, ...incomplete].map(inGroup("advice"))];
}

/** Lists settings of the e-mail service that are missing or unsafe. */
export function checkSettings(env: Record<string, string | undefined>): Finding[] {
	const names = Object.entries(emailSettings) as [keyof typeof emailSettings, string][];
	const missing = names.filter(([name]) => !env[name]).map(([name, meaning]) => `${name} is not set: ${meaning}`);
	const unsafe = names
		.filter(([name]) => env[name] === embeddedMailbox[name])
		.map(([name]) => `${name} is the preview mailbox: no request would reach the clinic`);
	const { [ORIGIN]: origin } = env;
	const advice: string[] = [];
	if (origin === SAME_HOST) advice.push(`${ORIGIN} is ${origin}: the host of the site needs a relay for requests`);
	else if (origin && !/^https:\/\/[^/]+$/.test(origin)) {
		unsafe.push(`${ORIGIN} is ${origin}: requests would travel unencrypted or nowhere; use https:// and a host`);
	}
	return [...missing.map(inGroup("missing")), ...unsafe.map(inGroup("unsafe")), ...advice.map(inGroup("advice"))];
}

/** All findings below the headings of their groups. */
export function describeFindings(findings: Finding[]): string {
	return Object.entries(headings)
		.map(([name, heading]) => ({ heading, found: findings.filter(({ group }) => group === name) }))
		.filter(({ found }) => found.length > 0)
		.map(({ heading, found }) => {
			const lines = found.map(({ at }) => (typeof at === "string" ? at : describeProblem(at)));
			return `${heading} (${found.length})\n${lines.join("\n")}\n`;
		})
		.join("\n");
}

/** The services of others that are on, in a line for each. */
export function describeServices(clinic: Clinic): string {
	const lines = servicesOf(clinic).map(({ kind, name, address }) => `  ${kind}: ${name}, ${address}`);
	return ["Services of others, which the privacy policy names:", ...(lines.length > 0 ? lines : ["  none"])].join("\n");
}
