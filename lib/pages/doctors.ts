import type { Content } from "../content/content";
import { addDays, formatDates, localDate } from "../hours/calendar";
import { closingRows, type DatedRow, type HoursRow, openRows } from "../hours/format-hours";
import type { OpeningHours } from "../hours/schedule";
import { treatmentPath } from "../model/routes";
import type { Clinic } from "../model/schema/clinic";
import type { Doctor } from "../model/schema/doctor";
import type { Labels } from "../model/schema/interface";
import type { Treatment } from "../model/schema/treatment";
import { addressLine, mainPhone } from "../text/contact";
import { fill } from "../text/fill";
import { type ClinicLocation, type LocationFacts, locationsOf } from "./locations";
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

/** The doctor who reviewed a treatment's page, if any. */
export const reviewerOf = <D extends { slug: string }>(
	{ doctors }: { doctors: D[] },
	{ review }: Pick<Treatment, "review">,
): D | undefined => doctors.find(({ slug }) => slug === review?.by);

/** Days before a leave on which pages begin to speak of it. */
const DAYS_BEFORE_LEAVE = 7;

type Leave = Doctor["leave"][number];

const currentLeave = (leave: Leave[], today: string): Leave[] =>
	leave.filter(({ until }) => until >= today).sort((first, second) => first.from.localeCompare(second.from));

const firstDateOfNote = ({ from }: Leave) => addDays(from, -DAYS_BEFORE_LEAVE);

/** A doctor's leave in words, and the dates between which pages show them. */
export type LeaveNote = {
	slug: string;
	/** "Dr. Asha Rao is on leave 4–8 November." */
	text: string;
	note?: string;
	/** The first date of the leave. */
	begins: string;
	from: string;
	until: string;
	/** Whether none of the doctors is there. */
	nobody: boolean;
};

/** The leave of some doctors that is not over on `today`, by doctor. */
export function leaveNotes(
	{ clinic, labels }: { clinic: Pick<Clinic, "language" | "timeZone">; labels: Pick<Labels, "doctor"> },
	doctors: Pick<Doctor, "slug" | "name" | "leave">[],
	today = localDate(new Date(), clinic.timeZone),
): LeaveNote[] {
	const isAway = ({ leave }: Pick<Doctor, "leave">, { from, until }: Leave) =>
		leave.some((away) => away.from <= until && from <= away.until);
	return doctors.flatMap(({ slug, name, leave }) =>
		currentLeave(leave, today).map((absence) => {
			const dates = formatDates(absence.from, absence.until, clinic.language);
			return {
				slug,
				text: fill(labels.doctor.away, { doctor: name, dates }),
				note: absence.note,
				begins: absence.from,
				from: firstDateOfNote(absence),
				until: absence.until,
				nobody: doctors.every((doctor) => isAway(doctor, absence)),
			};
		}),
	);
}

/** The place of the clinic that a doctor's timings name; undefined for a hospital. */
const locationNamed = (clinic: LocationFacts & Pick<Clinic, "name">, hospital: string): ClinicLocation | undefined =>
	locationsOf(clinic).find(({ name }, index) =>
		index === 0 ? [clinic.place, clinic.name].includes(hospital) : name === hospital,
	);

/**
 * Where and when a doctor can be seen. Places of the clinic get its address, phone and closings; the address and contact
 * of the doctor's file come first.
 */
export function doctorTimings(
	clinic: LocationFacts & Pick<Clinic, "name">,
	{ timings, leave }: Pick<Doctor, "timings" | "leave">,
) {
	if (!timings) return undefined;
	const places = timings.places.map(({ hours, ...entry }) => {
		const location = locationNamed(clinic, entry.hospital);
		const address = location?.address && addressLine(location.address);
		// The content does not tell whether the doctor is there at other hours of the place.
		const closings = (location?.hours?.closings ?? []).filter(({ sessions }) => sessions.length === 0);
		return {
			...entry,
			location,
			address: entry.address ?? address,
			contact: entry.contact ?? (location && mainPhone(location)),
			hours: hours && { ...hours, closings },
		};
	});
	return { ...timings, places, leave };
}

export type DoctorTimings = NonNullable<ReturnType<typeof doctorTimings>>;

/** The rows of a doctor's hours at a place: days, closings of the place, leave. */
export function consultingRows(
	{ clinic, labels }: { clinic: Pick<Clinic, "language">; labels: Pick<Labels, "doctor" | "hours"> },
	{ hours, leave }: { hours: OpeningHours; leave: Leave[] },
	today: string,
): (HoursRow | DatedRow)[] {
	const { language } = clinic;
	return [
		...openRows(hours, labels.hours, language),
		...closingRows(hours.closings, labels.hours, language, today),
		...currentLeave(leave, today).map((absence) => ({
			days: formatDates(absence.from, absence.until, language),
			lines: [labels.doctor.onLeave],
			from: firstDateOfNote(absence),
			until: absence.until,
		})),
	];
}

/** The doctors who see patients at a place of the clinic, with their hours there in words. */
export const doctorsAt = <D extends Pick<Doctor, "slug" | "name" | "timings">>(
	{ clinic, labels }: { clinic: Clinic; labels: Pick<Labels, "hours"> },
	doctors: D[],
	place: ClinicLocation,
): { doctor: D; lines: string[] }[] =>
	doctors.flatMap((doctor) => {
		const entries = (doctor.timings?.places ?? []).filter(
			({ hospital }) => locationNamed(clinic, hospital)?.name === place.name,
		);
		if (entries.length === 0) return [];
		const lines = entries.flatMap(({ hours, timings }) => [
			...(hours ? openRows(hours, labels.hours, clinic.language) : []).map(
				({ days, lines }) => `${days} ${lines.join(", ")}`,
			),
			...(timings ? [timings] : []),
		]);
		return [{ doctor, lines }];
	});
