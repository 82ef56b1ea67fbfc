import type { LocationHours, OpeningHours } from "../hours/schedule";
import type { Clinic } from "../model/schema/clinic";

/** A place of the clinic: its own address, or a branch. */
export type ClinicLocation = Pick<Clinic, "address" | "phones" | "whatsapp" | "coordinates" | "maps"> & {
	/** Only if the clinic has several. */
	name?: string;
	/** With the closings of this place. */
	hours?: OpeningHours;
	note?: string;
};

export type LocationFacts = Pick<
	Clinic,
	"place" | "address" | "phones" | "whatsapp" | "coordinates" | "maps" | "hours" | "closings" | "branches"
>;

/** All places of the clinic, its own first. A branch without phones or WhatsApp has the clinic's. */
export function locationsOf(clinic: LocationFacts): [ClinicLocation, ...ClinicLocation[]] {
	const { place, address, phones, whatsapp, coordinates, maps, hours, closings, branches } = clinic;
	const withClosings = (location: Omit<ClinicLocation, "hours"> & Pick<Clinic, "hours">): ClinicLocation => {
		const here = closings.filter(({ places }) => !places || places.includes(location.name ?? ""));
		return { ...location, hours: location.hours && { ...location.hours, closings: here } };
	};
	const name = branches.length > 0 ? place : undefined;
	return [
		withClosings({ name, address, phones, whatsapp, coordinates, maps, hours }),
		...branches.map((branch) =>
			withClosings({ whatsapp, ...branch, phones: branch.phones.length > 0 ? branch.phones : phones }),
		),
	];
}

export const hoursOfLocations = (clinic: LocationFacts): LocationHours[] =>
	locationsOf(clinic).flatMap(({ name, hours }) => (hours ? [{ name, hours }] : []));

/** A number with what tells it from the others: its places and its label. */
export type NamedPhone = { number: string; name?: string };

/** Each telephone number of the clinic once, the main one first. One that not all places have names its own. */
export function allPhones(clinic: LocationFacts): NamedPhone[] {
	const places = locationsOf(clinic);
	const numbers = new Map<string, { label?: string; at: string[] }>();
	for (const { name = "", phones } of places) {
		for (const { number, label } of phones) {
			const known = numbers.get(number);
			numbers.set(number, { label: known?.label ?? label, at: [...(known?.at ?? []), name] });
		}
	}
	return [...numbers].map(([number, { label, at }]) => {
		const name = [...(at.length < places.length ? at : []), label].filter(Boolean).join(", ");
		return { number, ...(name && { name }) };
	});
}
