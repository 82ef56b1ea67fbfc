import type { Page } from "@/lib/site/page";
import { placesOf } from "@/lib/site/places";
import { HoursTable, type HoursTableProps } from "./hours-table";

type HoursTablesProps = Pick<HoursTableProps, "className" | "page">;

/** Whether the clinic tells hours at all: what has a heading for them leaves it out otherwise. */
export const tellsHours = ({ hours, emergencies }: Page["clinic"]) => Boolean(hours || emergencies);

/** A table of opening hours for each of the clinic's places; emergencies come to the first. */
export function HoursTables({ page, className = "" }: HoursTablesProps) {
	const places = placesOf(page.clinic);
	return places.map((place, index) => (
		<HoursTable
			key={place.name ?? "own"}
			place={place}
			emergencies={index === 0 ? page.clinic.emergencies : undefined}
			page={page}
			className={index === 0 ? className : `${className} pt-3`}
		/>
	));
}
