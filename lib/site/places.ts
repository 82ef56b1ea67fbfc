import type { Clinic } from "../content/schema/clinic";
import type { OpeningHours } from "../content/schema/hours";

/** A place at which the clinic sees patients: that of its own address, or a branch. */
export type ClinicPlace = Pick<Clinic, "address" | "phone" | "whatsapp" | "coordinates" | "maps" | "hours"> & {
	/** What patients call it; only where the clinic has several. */
	name?: string;
	note?: string;
};

export type PlacesFacts = Pick<
	Clinic,
	"place" | "address" | "phone" | "whatsapp" | "coordinates" | "maps" | "hours" | "branches"
>;

/** Every place of the clinic, that of its own address first; a branch without numbers of its own has the clinic's. */
export function placesOf(clinic: PlacesFacts): ClinicPlace[] {
	const { place, address, phone, whatsapp, coordinates, maps, hours, branches } = clinic;
	const own = { address, phone, whatsapp, coordinates, maps, hours };
	if (branches.length === 0) return [own];
	return [{ ...own, name: place }, ...branches.map((branch) => ({ phone, whatsapp, ...branch }))];
}

/** Opening hours, and the name of the place where they hold if the clinic has several. */
export type PlaceHours = { name?: string; hours: OpeningHours };

/** The hours of every place that tells them. */
export const hoursOfPlaces = (clinic: PlacesFacts): PlaceHours[] =>
	placesOf(clinic).flatMap(({ name, hours }) => (hours ? [{ name, hours }] : []));
