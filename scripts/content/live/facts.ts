import type { Problem } from "@/lib/content/problem";
import { samplePlaces } from "@/lib/content/sample";
import type { Source } from "@/lib/content/source";
import { allSources, type Sources } from "@/lib/content/sources";
import { textsOf } from "@/lib/text/deep";
import { unfitAddresses, unfitSite } from "./addresses";
import type { Finding, Group } from "./finding";
import { elsewhere, notInIndia } from "./place-on-earth";
import { impossibleNumbers } from "./telephone";

/** Years after which the text of a legal page should be read again. */
const LEGAL_YEARS = 2;

/** What people write where something is still to be said. */
const PLACEHOLDER =
	/\blorem ipsum\b|\b(?:TODO|FIXME|TBD|XXX+)\b|\byour clinic['’]?s? name\b|^your clinic$|\b(?:dr\.? )?(?:firstname|lastname)\b|\[(?:name|clinic|city|date|number)\](?!\()/i;

/** Placeholders in the templates of `npm run new`, and the sample's hospitals and roads. */
const PLACEHOLDER_OF_TEMPLATE = /\bgo(?:es)? here\.?$|\bSample (?:Hospital|Trauma Centre|Road)\b/;

const as =
	(group: Group) =>
	(at: Problem): Finding => ({ group, at });

/**
 * What in the content is invented, missing or unfit for a site that patients find.
 * @param sources content without mistakes
 * @param today in India, as `2026-11-21`
 */
export function checkFacts(sources: Sources, today: string): Finding[] {
	return [
		...samplePlaces(sources).map(as("invented")),
		...missingFacts(sources).map(as("missing")),
		...[...unfitClinic(sources), ...placeholders(sources), ...numbers(sources)].map(as("unsafe")),
		...addresses(sources),
		...advice(sources, today).map(as("advice")),
	];
}

/** What rules in India ask of a clinic's site (docs/rules-in-india.md). */
function missingFacts({ clinic, doctors, clinicPage }: Sources): Problem[] {
	if ((clinic.data?.address?.countryCode ?? "IN") !== "IN") return [];
	const registrations = doctors
		.filter(({ data }) => !data?.registration)
		.map((source) => source.problemAt(["registration"], "the council and the number by which patients can check"));
	const grievance = clinicPage.data?.grievance
		? []
		: [clinicPage.problemAt(["grievance"], "whom a patient can complain to")];
	const officer = clinic.data?.grievanceOfficer
		? []
		: [clinic.problemAt(["grievanceOfficer"], "who answers for patients' data, by name")];
	return [...registrations, ...grievance, ...officer];
}

function unfitClinic({ clinic }: Sources): Problem[] {
	const { data } = clinic;
	if (!data) return [];
	const problems: Problem[] = [];
	const add = (path: (string | number)[], reason: string | undefined) => {
		if (reason) problems.push(clinic.problemAt(path, reason));
	};
	add(["site"], unfitSite(data.site));
	const places = [
		{ at: [], place: data },
		...data.branches.map((place, index) => ({ at: ["branches", index], place })),
	];
	for (const { at, place } of places) {
		const { postalCode = "", countryCode } = place.address ?? {};
		// The last three digits count the post offices of a district, from 001 on (India Post).
		if (countryCode === "IN" && /000$|^[09]/.test(postalCode)) {
			add([...at, "address", "postalCode"], `no post office has the PIN code ${postalCode}`);
		}
		if (!place.coordinates) continue;
		if (countryCode === "IN") add([...at, "coordinates"], notInIndia(place.coordinates));
		for (const [name, address] of Object.entries(place.maps ?? {})) {
			add([...at, "maps", name], elsewhere(address, place.coordinates));
		}
	}
	return problems;
}

function placeholders(sources: Sources): Problem[] {
	return inTexts(sources, (text) => {
		const [words] = PLACEHOLDER.exec(text) ?? PLACEHOLDER_OF_TEMPLATE.exec(text) ?? [];
		return words ? [{ words, message: `"${words}" stands in place of something` }] : [];
	});
}

function numbers(sources: Sources): Problem[] {
	return inTexts(sources, (text) =>
		impossibleNumbers(text).map(({ number, reason }) => ({ words: number, message: `${number}: ${reason}` })),
	);
}

function addresses(sources: Sources): Finding[] {
	const sourcesOfFigures = new Set<string>(sources.references.map(({ file }) => file));
	const found = (overHttp: boolean) =>
		inTexts(sources, (text, path) =>
			// The site's own address is told apart.
			path.join(".") === "site"
				? []
				: unfitAddresses(text)
						.filter((one) => Boolean(one.overHttp) === overHttp)
						.map(({ words, reason }) => ({ words, message: reason })),
		);
	return [
		...found(false).map(as("unsafe")),
		// Where a source of a figure is found is not the clinic's choice.
		...found(true).map((problem) => as(sourcesOfFigures.has(problem.file) ? "advice" : "unsafe")(problem)),
	];
}

function advice({ clinic, treatments, privacy, terms }: Sources, today: string): Problem[] {
	const old = [privacy, terms].flatMap((source) => {
		const updated = source.data?.updated ?? today;
		const again = `${Number(updated.slice(0, 4)) + LEGAL_YEARS}${updated.slice(4)}`;
		return again > today ? [] : [source.problemAt(["updated"], `${updated} is long ago: read the text again`)];
	});
	const unread = treatments
		.filter(({ data }) => data && !data.review)
		.map((source) => source.problemAt(["review"], "no doctor is named as having read this page"));
	const due = treatments.flatMap((source) => {
		const date = source.data?.review?.due ?? today;
		return date < today ? [source.problemAt(["review", "due"], `was due to be reviewed on ${date}`)] : [];
	});
	const place =
		clinic.data && !clinic.data.maps ? [clinic.problemAt(["maps"], "no map shows the way to the clinic")] : [];
	return [...old, ...unread, ...due, ...place];
}

/** What is wrong with words of any text of the content, at the place of those words. */
function inTexts(
	sources: Sources,
	wrong: (text: string, path: (string | number)[]) => { words: string; message: string }[],
): Problem[] {
	return allSources(sources).flatMap((source: Source<unknown>) =>
		textsOf(source.data).flatMap(({ text, path }) =>
			wrong(text, path).map(({ words, message }) => source.problemAt(path, message, words)),
		),
	);
}
