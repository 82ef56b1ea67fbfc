import { slugFromFile } from "../model/content-path";
import { placeNames } from "../model/schema/clinic";
import { minutesOf } from "../model/schema/emergency";
import type { FieldRole } from "../model/schema/field-roles";
import { citationsIn } from "../text/markdown";
import { textsOf } from "../text/nested-texts";
import type { ContentFile } from "./content-file";
import { allContentFiles, type ContentFiles } from "./content-files";
import type { Problem } from "./problem";
import { didYouMean } from "./zod-messages";

/** What treatments refer to must exist: parts of guides, hospitals, references, and the numbers for an emergency. */
export function checkMedical(sources: ContentFiles): Problem[] {
	return [
		...checkGuides(sources),
		...checkHospitals(sources),
		...checkTimings(sources),
		...checkCitations(sources),
		...checkFirstAid(sources),
		...checkReferrals(sources),
		...checkTimers(sources),
		...checkOrder(sources),
		...checkAlarms(sources),
		...checkTax(sources),
	];
}

/** A problem for each field with a role that names something unknown. */
export const unknownNames = (
	source: ContentFile<unknown>,
	role: FieldRole,
	known: ReadonlySet<string>,
	message: (name: string) => string,
): Problem[] =>
	source
		.fields(role)
		.map(({ path, value }) => ({ path, name: String(value) }))
		.filter(({ name }) => !known.has(name))
		.map(({ path, name }) => source.problemAt(path, message(name) + didYouMean(name, known)));

/** The ids of parts must be unique among all guides, and treatments must name existing ones. */
function checkGuides({ guides, treatments }: ContentFiles): Problem[] {
	if (guides.some(({ data }) => !data)) return [];
	const known = new Set<string>();
	const twice = guides.flatMap((source) =>
		(source.data?.sections ?? []).flatMap(({ id }, index) => {
			if (known.has(id))
				return [source.problemAt(["sections", index, "id"], `another part of a guide has the id ${id}`)];
			known.add(id);
			return [];
		}),
	);
	const unknown = treatments.flatMap((source) =>
		unknownNames(source, "guide", known, (name) => `no file in content/guides has a section ${name}`),
	);
	return [...twice, ...unknown];
}

/** Hospitals must be in a doctor's timings or places of the clinic; a longer stay than the clinic's maximum needs a hospital. */
function checkHospitals({ clinic, doctors, treatments }: ContentFiles): Problem[] {
	if (doctors.some(({ data }) => !data)) return [];
	const places = doctors.flatMap(({ data }) => data?.timings?.places ?? []);
	const ours = clinic.data ? placeNames(clinic.data) : [];
	const known = new Set(["clinic", ...ours, ...places.map(({ hospital }) => hospital)]);
	const all = [...known].join(", ");
	const unknown = treatments.flatMap((source) =>
		unknownNames(source, "hospital", known, (name) => `${name} is in no doctor's timings: ${all}`),
	);
	const longest = clinic.data?.nights;
	const tooLong = treatments.flatMap((source) =>
		(source.data?.details.sections ?? []).flatMap((section, index) => {
			if (section.topic !== "procedure" || !section.place || longest === undefined) return [];
			const { at, nights } = section.place;
			if (nights[1] <= longest || at.some((where) => where !== "clinic" && !ours.includes(where))) return [];
			const message = `at most ${longest} at the clinic itself (content/clinic.yaml: nights); name a hospital in at`;
			return [source.problemAt(["details", "sections", index, "place", "nights"], message)];
		}),
	);
	return [...unknown, ...tooLong];
}

/** Places of a doctor's timings that are not the clinic's need an address. */
function checkTimings({ clinic, doctors }: ContentFiles): Problem[] {
	if (!clinic.data) return [];
	const { name, place, branches } = clinic.data;
	const ours = [name, ...(place ? [place] : []), ...branches.map((branch) => branch.name)];
	return doctors.flatMap((source) =>
		(source.data?.timings?.places ?? []).flatMap(({ hospital, address }, index) => {
			if (address || ours.includes(hospital)) return [];
			const message = `${hospital} is no place of the clinic (${ours.join(", ")}), so it needs an address`;
			return [source.problemAt(["timings", "places", index, "hospital"], message + didYouMean(hospital, ours))];
		}),
	);
}

/** Citations are allowed only in Markdown of pages that list references, and must name an existing reference. */
function checkCitations(sources: ContentFiles): Problem[] {
	const known = new Set(sources.references.map(({ file }) => slugFromFile(file).slug));
	const listed = new Set<ContentFile<unknown>>([...sources.treatments, ...sources.guides, ...sources.ownPages]);
	return allContentFiles(sources).flatMap((source) => {
		const shown = new Set(listed.has(source) ? source.fields("markdown").map(({ path }) => path.join(".")) : []);
		return textsOf(source.data).flatMap(({ text, path }) =>
			citationsIn(text).flatMap((id) => {
				const problem = (message: string) => [source.problemAt(path, message, `[^${id}]`)];
				if (!shown.has(path.join("."))) return problem("a citation is not allowed here");
				return known.has(id) ? [] : problem(`there is no content/references/${id}.yaml${didYouMean(id, known)}`);
			}),
		);
	});
}

/** Hospitals that first aid refers to must be in the clinic's list. */
function checkReferrals({ clinic, treatments }: ContentFiles): Problem[] {
	if (!clinic.data) return [];
	const known = clinic.data.hospitals.map(({ id }) => id);
	return treatments.flatMap((source) =>
		(source.data?.emergency ?? []).flatMap(({ hospitals }, block) =>
			hospitals.flatMap((id, index) => {
				if (known.includes(id)) return [];
				const message = `there is no hospital ${id} in ${clinic.file}${didYouMean(id, known)}`;
				return [source.problemAt(["emergency", block, "hospitals", index], message)];
			}),
		),
	);
}

/** Timers of first aid must count a figure that is a number of minutes. */
function checkTimers({ emergency, treatments }: ContentFiles): Problem[] {
	if (!emergency.data) return [];
	const { figures } = emergency.data;
	return treatments.flatMap((source) =>
		(source.data?.emergency ?? []).flatMap(({ steps }, index) =>
			steps.flatMap(({ timer }, step) => {
				if (timer === undefined || minutesOf(figures[timer])) return [];
				const near = didYouMean(timer, Object.keys(figures));
				const message = `${emergency.file} has no figure ${timer} with a number of minutes${near}`;
				return [source.problemAt(["emergency", index, "steps", step, "timer"], message)];
			}),
		),
	);
}

/** No step that calls for help follows one with a timer: nobody waits for a clock to call. */
function checkOrder({ emergency, treatments }: ContentFiles): Problem[] {
	const { number = "", other = number } = emergency.data?.ambulance ?? {};
	if (!number) return [];
	return treatments.flatMap((source) =>
		(source.data?.emergency ?? []).flatMap(({ steps }, index) => {
			const timed = steps.findIndex(({ timer }) => timer);
			return steps.flatMap((step, at) =>
				(["do", "how"] as const).flatMap((field) => {
					if (timed < 0 || at <= timed || ![number, other].some((one) => step[field]?.includes(one))) return [];
					const message = `calls ${number} after the step with a timer: move it before that step`;
					return [source.problemAt(["emergency", index, "steps", at, field], message)];
				}),
			);
		}),
	);
}

/** Alarms must call numbers that exist, and have different ids. */
function checkAlarms({ clinic, emergency }: ContentFiles): Problem[] {
	if (!clinic.data || !emergency.data) return [];
	const { alarms, ambulance, helplines } = emergency.data;
	const police = ambulance.other ? ["police"] : [];
	const known = ["ambulance", ...police, ...Object.keys(helplines), ...clinic.data.hospitals.map(({ id }) => id)];
	return alarms.flatMap(({ id, call }, index) => [
		...(alarms.findIndex((other) => other.id === id) < index
			? [emergency.problemAt(["alarms", index, "id"], `another alarm has the id ${id}`)]
			: []),
		...call.flatMap((name, at) => {
			if (known.includes(name)) return [];
			const message = `${name} is neither a helpline nor a hospital of ${clinic.file}: ${known.join(", ")}`;
			return [emergency.problemAt(["alarms", index, "call", at], message + didYouMean(name, known))];
		}),
	]);
}

/** First aid needs the ambulance number. */
function checkFirstAid({ emergency, treatments }: ContentFiles): Problem[] {
	if (emergency.data || emergency.problems.length > 0) return [];
	return treatments
		.filter(({ data }) => data?.emergency.length)
		.map((source) => source.problemAt(["emergency"], `needs ${emergency.file}, which has the number to call`));
}

/** Taxed prices need the tax rate. */
function checkTax({ clinic, treatments }: ContentFiles): Problem[] {
	if (!clinic.data || clinic.data.tax) return [];
	const message = `needs the rate of the tax: a line such as tax: 18 in ${clinic.file}`;
	return treatments.flatMap((source) =>
		(source.data?.details.sections ?? []).flatMap((section, index) => {
			if (section.topic !== "cost" || !section.price) return [];
			const at = ["details", "sections", index, "price"];
			const { taxed, items = [] } = section.price;
			return [
				...(taxed ? [source.problemAt([...at, "taxed"], message)] : []),
				...items.flatMap((item, i) => (item.taxed ? [source.problemAt([...at, "items", i, "taxed"], message)] : [])),
			];
		}),
	);
}
