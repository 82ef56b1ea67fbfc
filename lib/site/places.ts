import type { Clinic } from "../content/schema/clinic";
import type { OpeningHours } from "../content/schema/hours";

/** A place of the clinic: its own address, or a branch. */
export type ClinicPlace = Pick<Clinic, "address" | "phone" | "whatsapp" | "coordinates" | "maps" | "hours"> & {
	/** Only if the clinic has several. */
	name?: string;
	note?: string;
};

export type PlacesFacts = Pick<
	Clinic,
	"place" | "address" | "phone" | "whatsapp" | "coordinates" | "maps" | "hours" | "branches"
>;

/** All places of the clinic. A branch without phone or WhatsApp has the clinic's. */
export function placesOf(clinic: PlacesFacts): ClinicPlace[] {
	const { place, address, phone, whatsapp, coordinates, maps, hours, branches } = clinic;
	const own = { address, phone, whatsapp, coordinates, maps, hours };
	if (branches.length === 0) return [own];
	return [{ ...own, name: place }, ...branches.map((branch) => ({ phone, whatsapp, ...branch }))];
}

/** Opening hours, with the place's name if there are several. */
export type PlaceHours = { name?: string; hours: OpeningHours };

export const hoursOfPlaces = (clinic: PlacesFacts): PlaceHours[] =>
	placesOf(clinic).flatMap(({ name, hours }) => (hours ? [{ name, hours }] : []));
