import type { Content } from "../content/content-of";
import type { Clinic } from "../content/schema/clinic";
import type { Doctor } from "../content/schema/doctor";
import type { Treatment } from "../content/schema/treatment";
import { addressLine } from "../text/contact";
import { type MenuLink, siteMenus } from "./menus";
import { type PlacesFacts, placesOf } from "./places";
import { doctorPath, treatmentPath } from "./routes";

/** The treatments that a doctor gives, in the order of the content. */
export const treatmentsGivenBy = <T extends Pick<Treatment, "doctors">>(
	{ treatments }: { treatments: T[] },
	slug: string,
): T[] => treatments.filter(({ doctors }) => doctors.includes(slug));

/** Treatments of one menu, under its name. */
export type TreatmentGroup = { label: string; path: string; links: MenuLink[] };

/**
 * The treatments that a doctor gives, by the menus in which they stand, both in the order of the site.
 * @param slug the doctor's
 * @returns menus without a treatment by this doctor left out
 */
export function treatmentsBy(content: Pick<Content, "navigation" | "treatments">, slug: string): TreatmentGroup[] {
	const given = new Set(treatmentsGivenBy(content, slug).map(treatmentPath));
	return siteMenus(content)
		.map(({ label, path, allLinks }) => ({
			label,
			path,
			// A menu may also link a treatment of another.
			links: allLinks.filter((link) => given.has(link.path) && link.path.startsWith(path)),
		}))
		.filter(({ links }) => links.length > 0);
}

/** The doctors who give a treatment, in its own order. */
export const doctorsGiving = <D extends { slug: string }>(
	{ doctors }: { doctors: D[] },
	treatment: Pick<Treatment, "doctors">,
): D[] => treatment.doctors.flatMap((slug) => doctors.find((doctor) => doctor.slug === slug) ?? []);

/** A doctor as a link to the profile. */
type DoctorLink = { name: string; path: string };

/** Links to the profiles of those who give a treatment, in its own order. */
export const linksToDoctorsGiving = (
	content: { doctors: { slug: string; name: string }[] },
	treatment: Pick<Treatment, "doctors">,
): DoctorLink[] => doctorsGiving(content, treatment).map(({ name, slug }) => ({ name, path: doctorPath(slug) }));

/** The doctor who has reviewed a treatment's page; undefined while none has. */
export const reviewerOf = <D extends { slug: string }>(
	{ doctors }: { doctors: D[] },
	{ review }: Pick<Treatment, "review">,
): D | undefined => doctors.find(({ slug }) => slug === review?.by);

type Timings = NonNullable<Doctor["timings"]>;

/**
 * Where and when a doctor can be seen. A place of the clinic, told by the clinic's name or by what patients call it, has
 * address and telephone from the clinic's facts, unless the doctor's file has others.
 */
export function doctorTimings(clinic: PlacesFacts & Pick<Clinic, "name">, timings: Timings | undefined) {
	if (!timings) return undefined;
	const ours = placesOf(clinic);
	const places = timings.places.map((entry) => {
		const place = ours.find(({ name }, index) => [name, index === 0 && clinic.name].includes(entry.hospital));
		const address = place?.address && addressLine(place.address);
		return { ...entry, address: entry.address ?? address, contact: entry.contact ?? place?.phone };
	});
	return { ...timings, places };
}
