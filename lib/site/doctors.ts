import type { Doctor } from "../content/schema/doctor";
import type { Treatment } from "../content/schema/treatment";
import type { Content } from "../content/sources";
import { type MenuLink, siteMenus } from "./menus";
import { doctorPath, treatmentPath } from "./routes";

/** Treatments of one menu, under its name. */
export type TreatmentGroup = { label: string; path: string; links: MenuLink[] };

/**
 * The treatments that a doctor gives, by the menus in which they stand, both in the order of the site.
 * @param slug the doctor's
 * @returns menus without a treatment by this doctor left out
 */
export function treatmentsBy(content: Pick<Content, "navigation" | "treatments">, slug: string): TreatmentGroup[] {
	const given = new Set(content.treatments.filter(({ doctors }) => doctors.includes(slug)).map(treatmentPath));
	return siteMenus(content)
		.map(({ label, path, allLinks }) => ({
			label,
			path,
			// A menu may also link a treatment of another.
			links: allLinks.filter((link) => given.has(link.path) && link.path.startsWith(path)),
		}))
		.filter(({ links }) => links.length > 0);
}

/** A doctor as a link to the profile. */
export type DoctorLink = { name: string; path: string };

/** The doctors who give a treatment, in its own order. */
export function doctorsGiving(
	{ doctors }: { doctors: Pick<Doctor, "slug" | "name">[] },
	treatment: Pick<Treatment, "doctors">,
): DoctorLink[] {
	return treatment.doctors.flatMap((slug) =>
		doctors.filter((doctor) => doctor.slug === slug).map(({ name }) => ({ name, path: doctorPath(slug) })),
	);
}
