import type { Content } from "../content/content";
import { doctorPath, treatmentPath } from "../model/routes";
import type { Clinic } from "../model/schema/clinic";
import type { Doctor } from "../model/schema/doctor";
import type { Treatment } from "../model/schema/treatment";
import { addressLine, mainPhone } from "../text/contact";
import { type LocationFacts, locationsOf } from "./locations";
import { type MenuLink, siteMenus } from "./menus";

/** The treatments that a doctor gives, in the order of the content. */
export const treatmentsGivenBy = <T extends Pick<Treatment, "doctors">>(
	{ treatments }: { treatments: T[] },
	slug: string,
): T[] => treatments.filter(({ doctors }) => doctors.includes(slug));

export type TreatmentGroup = { label: string; path: string; links: MenuLink[] };

/** A doctor's treatments by menu, in the order of the site; menus without any are left out. */
export function treatmentsBy(content: Pick<Content, "navigation" | "treatments">, slug: string): TreatmentGroup[] {
	const given = new Set(treatmentsGivenBy(content, slug).map(treatmentPath));
	return siteMenus(content)
		.map(({ label, path, allLinks }) => ({
			label,
			path,
			// A menu can link a treatment of another menu.
			links: allLinks.filter((link) => given.has(link.path) && link.path.startsWith(path)),
		}))
		.filter(({ links }) => links.length > 0);
}

export const doctorsGiving = <D extends { slug: string }>(
	{ doctors }: { doctors: D[] },
	treatment: Pick<Treatment, "doctors">,
): D[] => treatment.doctors.flatMap((slug) => doctors.find((doctor) => doctor.slug === slug) ?? []);

type DoctorLink = { name: string; path: string };

export const linksToDoctorsGiving = (
	content: { doctors: { slug: string; name: string }[] },
	treatment: Pick<Treatment, "doctors">,
): DoctorLink[] => doctorsGiving(content, treatment).map(({ name, slug }) => ({ name, path: doctorPath(slug) }));

/** The doctor who reviewed a treatment's page, if any. */
export const reviewerOf = <D extends { slug: string }>(
	{ doctors }: { doctors: D[] },
	{ review }: Pick<Treatment, "review">,
): D | undefined => doctors.find(({ slug }) => slug === review?.by);

type Timings = NonNullable<Doctor["timings"]>;

/** A doctor's consulting hours. Places of the clinic get its address and phone, unless the doctor's file has others. */
export function doctorTimings(clinic: LocationFacts & Pick<Clinic, "name">, timings: Timings | undefined) {
	if (!timings) return undefined;
	const ours = locationsOf(clinic);
	const places = timings.places.map((entry) => {
		const place = ours.find(({ name }, index) => [name, index === 0 && clinic.name].includes(entry.hospital));
		const address = place?.address && addressLine(place.address);
		return { ...entry, address: entry.address ?? address, contact: entry.contact ?? (place && mainPhone(place)) };
	});
	return { ...timings, places };
}
