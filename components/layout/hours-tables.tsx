import type { Clinic } from "@/lib/content/schema/clinic";
import { type PlacesFacts, placesOf } from "@/lib/site/places";
import { HoursTable, type HoursTableProps } from "./hours-table";

export type HoursTablesProps = Omit<HoursTableProps, "place" | "clinic"> & {
	clinic: PlacesFacts & Pick<Clinic, "language" | "emergencies">;
};

/** Whether the clinic tells hours at all: what has a heading for them leaves it out otherwise. */
export const tellsHours = ({ hours, emergencies }: HoursTablesProps["clinic"]) => Boolean(hours || emergencies);

/** A table of opening hours for each of the clinic's places; emergencies come to the first. */
export function HoursTables({ clinic, className = "", ...table }: HoursTablesProps) {
	const places = placesOf(clinic);
	return places.map((place, index) => (
		<HoursTable
			key={place.name ?? "own"}
			place={place}
			clinic={index === 0 ? clinic : { language: clinic.language }}
			className={index === 0 ? className : `${className} pt-3`}
			{...table}
		/>
	));
}
