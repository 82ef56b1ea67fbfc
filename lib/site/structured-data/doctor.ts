import type {
	DentistLeaf,
	EducationalOccupationalCredentialLeaf,
	HospitalLeaf,
	IndividualPhysicianLeaf,
	MergeLeafTypes,
	PersonLeaf,
} from "schema-dts";
import type { Content } from "../../content/content-of";
import type { TreatmentPlace } from "../../content/place";
import type { Doctor } from "../../content/schema/doctor";
import { doctorTimings, treatmentsGivenBy } from "../doctors";
import { doctorPath } from "../routes";
import { absolute, addressId, clinicId, doctorId, partId, ref, type Site } from "./ids";
import type { ShownPicture } from "./picture";
import { services } from "./services";

/**
 * A doctor is a person, who reviews pages and works for the clinic, and what the vocabulary has for one who treats:
 * schema.org/IndividualPhysician or schema.org/Dentist, which of their own are organizations.
 */
export type DoctorNode =
	| PersonLeaf
	| MergeLeafTypes<[PersonLeaf, IndividualPhysicianLeaf]>
	| MergeLeafTypes<[PersonLeaf, DentistLeaf]>;

type DoctorFacts = Pick<Content, "edition" | "clinic" | "treatments">;

/** What the doctor is, unless the content says it: a dentist at a dentist's practice, a physician elsewhere. */
const kindOf = ({ clinic }: Site, { kind }: Pick<Doctor, "kind">) =>
	kind ?? (clinic.kind === "Dentist" ? "Dentist" : "IndividualPhysician");

const identityOf = (site: Site, { slug, name }: Pick<Doctor, "slug" | "name">) => ({
	"@id": doctorId(site, slug),
	name,
	url: absolute(site, doctorPath(slug)),
});

/** The node of a doctor of this kind, who is reached at the clinic's address. */
function nodeOf(site: Site, kind: ReturnType<typeof kindOf>, facts: Omit<PersonLeaf, "@type" | "address">): DoctorNode {
	const address = site.clinic.address && ref(addressId(site));
	if (kind === "Person") return { "@type": "Person", ...facts };
	return kind === "Dentist"
		? { "@type": ["Person", "Dentist"], ...facts, address }
		: { "@type": ["Person", "IndividualPhysician"], ...facts, address };
}

/** The doctor in short, as pages name one that are about something else. */
export const doctorInShort = (site: Site, doctor: Pick<Doctor, "slug" | "name" | "kind">): DoctorNode =>
	nodeOf(site, kindOf(site, doctor), identityOf(site, doctor));

/** The doctor in short, as one who gives this treatment. */
export const doctorGiving = (site: Site, doctor: Doctor, treatment: TreatmentPlace): DoctorNode => ({
	...doctorInShort(site, doctor),
	...services(site, kindOf(site, doctor), [treatment]),
});

/** The degrees of a line such as "MBBS, MS (General Surgery, Pune)", each by itself. */
const degreesOf = (line: string) => line.split(/[,;]\s*(?![^(]*\))/).filter(Boolean);

const credential = (name: string): EducationalOccupationalCredentialLeaf => ({
	"@type": "EducationalOccupationalCredential",
	name,
});

/** The hospitals, besides the clinic, at which the doctor can be seen. */
function hospitals({ clinic }: Site, { timings }: Pick<Doctor, "timings">): HospitalLeaf[] {
	const ours = [clinic.name, clinic.place, ...clinic.branches.map(({ name }) => name)];
	return (doctorTimings(clinic, timings)?.places ?? [])
		.filter(({ hospital }) => !ours.includes(hospital))
		.map(({ hospital, address }) => ({ "@type": "Hospital", name: hospital, address }));
}

/** What the vocabulary has for a doctor as one who treats: specialties, and of a physician where to be seen. */
function practice(site: Site, doctor: Doctor) {
	const kind = kindOf(site, doctor);
	const { specialties } = doctor;
	const medicalSpecialty = specialties.length > 0 ? specialties : undefined;
	const elsewhere = hospitals(site, doctor);
	if (kind === "Person") return {};
	if (kind === "Dentist") return { medicalSpecialty };
	return {
		medicalSpecialty,
		practicesAt: ref(clinicId(site)),
		hospitalAffiliation: elsewhere.length > 0 ? elsewhere : undefined,
	};
}

/** A doctor: qualifications, registration, languages, where to be seen, and the treatments that the doctor gives. */
export function doctorNode(content: DoctorFacts, doctor: Doctor & { portrait: ShownPicture }): DoctorNode {
	const { slug, role, degrees, registration, summary, languages, portrait } = doctor;
	const kind = kindOf(content, doctor);
	const given = treatmentsGivenBy(content, slug);
	const person = nodeOf(content, kind, {
		...identityOf(content, doctor),
		jobTitle: role,
		description: summary,
		image: portrait.finished && ref(partId(content, doctorPath(slug), "picture")),
		knowsLanguage: languages,
		hasCredential: degreesOf(degrees).map(credential),
		identifier: registration && {
			"@type": "PropertyValue",
			propertyID: registration.council,
			value: registration.number,
		},
		worksFor: ref(clinicId(content)),
	});
	return { ...person, ...services(content, kind, given), ...practice(content, doctor) };
}
