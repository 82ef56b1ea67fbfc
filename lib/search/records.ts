import { treatmentsGivenBy } from "../site/doctors";
import { siteMenus } from "../site/menus";
import { sitePages } from "../site/pages";
import { doctorPath, normalisePath, paths } from "../site/routes";
import type { PageRecord, PartRecord, SearchedContent, Words } from "./record";
import { treatmentRecords } from "./treatment-records";

function doctorRecords({ doctors, treatments }: SearchedContent): PageRecord[] {
	return doctors.map(({ slug, name, role, degrees, summary, about, timings, languages, education, experience }) => ({
		path: doctorPath(slug),
		title: name,
		shown: role,
		name: [name],
		line: [
			role,
			summary,
			degrees,
			languages.join(" "),
			...treatmentsGivenBy({ treatments }, slug).map(({ link }) => link),
		],
		text: [
			about.text,
			...[education, experience].flatMap((all) => all?.cards.flatMap(({ title, text }) => [title, text]) ?? []),
		],
		parts: timings
			? [
					{
						anchor: "timings",
						heading: timings.heading,
						name: [timings.heading],
						line: timings.places.flatMap(({ hospital, timings }) => [hospital, timings]),
					},
				]
			: [],
	}));
}

function clinicRecord({ clinic, clinicPage, words }: SearchedContent): PageRecord {
	const { heading, paragraph, description, facilities, charges, grievance, contact } = clinicPage;
	const { here, address, phone, email, getDirections, callClinic, openInMaps } = words.clinicPage;
	const { heading: hours, days } = words.hours;
	const part = (anchor: string, given: { title: string } | undefined, rest: Words): PartRecord[] =>
		given ? [{ anchor, heading: given.title, name: [given.title], ...rest }] : [];
	return {
		path: paths.clinic,
		title: here,
		shown: heading,
		name: [here, clinic.name],
		line: [heading, paragraph, description],
		parts: [
			...part("facilities", facilities, {
				line: facilities?.items.map(({ title }) => title),
				text: facilities?.items.map(({ text }) => text),
			}),
			...part("charges", charges, {
				words: charges && [words.clinicPage.charge],
				line: charges && [charges.intro, ...charges.items.map(({ service }) => service)],
			}),
			...part("grievance", grievance, { text: grievance && [grievance.text] }),
			...part("contact", contact, {
				words: [address, phone, email, hours, getDirections, callClinic, openInMaps, ...Object.values(days)],
				line: [contact.intro],
			}),
		],
	};
}

/** Pages that are found by their names and by what they say of themselves to search engines. */
const described: string[] = [
	paths.booking,
	paths.emergency,
	paths.beforeAfter,
	paths.videos,
	paths.privacy,
	paths.terms,
];

function describedRecords(content: SearchedContent): PageRecord[] {
	const films = content.gallery?.videos?.items.flatMap(({ title, description }) => [title, description]);
	return sitePages(content)
		.filter(({ path }) => described.includes(path))
		.map(({ path, name, description }) => ({
			...{ path, title: name, shown: description, name: [name], line: [description], parts: [] },
			...(path === paths.emergency && { urgent: "page" as const }),
			...(path === paths.videos && { text: films }),
		}));
}

/** Every page that can be found, with its parts, in the order of the menus. */
export function searchRecords(content: SearchedContent): PageRecord[] {
	const menus = siteMenus(content).map(
		({ path, heading, intro, label }): PageRecord => ({
			path,
			title: heading,
			shown: intro,
			name: [label, heading],
			line: [intro],
			parts: [],
		}),
	);
	const records = [
		...treatmentRecords(content),
		...doctorRecords(content),
		clinicRecord(content),
		...menus,
		...describedRecords(content),
	];
	return records.map((record) => withWords(record, content));
}

/** A page with the words that patients type for it and for its parts. */
function withWords(record: PageRecord, { search }: SearchedContent): PageRecord {
	const given = (search?.pages ?? []).filter(({ path }) => normalisePath(path) === record.path);
	const wordsFor = (anchor?: string) => given.filter(({ part }) => part === anchor).flatMap(({ words }) => words);
	return {
		...record,
		words: [...(record.words ?? []), ...wordsFor()],
		parts: record.parts.map((part) => ({ ...part, words: [...(part.words ?? []), ...wordsFor(part.anchor)] })),
	};
}
