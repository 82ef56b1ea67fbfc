import type { Clinic } from "../model/schema/clinic";
import type { OpeningHours } from "../model/schema/hours";

/** A place of the clinic: its own address, or a branch. */
export type ClinicLocation = Pick<Clinic, "address" | "phone" | "whatsapp" | "coordinates" | "maps" | "hours"> & {
	/** Only if the clinic has several. */
	name?: string;
	note?: string;
};

export type LocationFacts = Pick<
	Clinic,
	"place" | "address" | "phone" | "whatsapp" | "coordinates" | "maps" | "hours" | "branches"
>;

/** All places of the clinic. A branch without phone or WhatsApp has the clinic's. */
export function locationsOf(clinic: LocationFacts): ClinicLocation[] {
	const { place, address, phone, whatsapp, coordinates, maps, hours, branches } = clinic;
	const own = { address, phone, whatsapp, coordinates, maps, hours };
	if (branches.length === 0) return [own];
	return [{ ...own, name: place }, ...branches.map((branch) => ({ phone, whatsapp, ...branch }))];
}

/** Opening hours, with the place's name if there are several. */
export type LocationHours = { name?: string; hours: OpeningHours };

export const hoursOfLocations = (clinic: LocationFacts): LocationHours[] =>
	locationsOf(clinic).flatMap(({ name, hours }) => (hours ? [{ name, hours }] : []));
