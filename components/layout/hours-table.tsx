import type { ReactNode } from "react";
import { localDate } from "@/lib/hours/calendar";
import { closingRows, type DatedRow, type HoursRow, weekRows } from "@/lib/hours/format-hours";
import { datedAttributes } from "@/lib/pages/first-paint";
import { type ClinicLocation, locationsOf } from "@/lib/pages/locations";
import type { Page } from "@/lib/pages/page";

/** Whether `HoursTables` shows anything. */
export const hasHours = ({ hours, emergencies }: Page["clinic"]) => Boolean(hours || emergencies);

/** A table of opening hours for each location. Only the first takes emergencies. */
export function HoursTables({ page, className = "" }: { page: Page; className?: string }) {
	const locations = locationsOf(page.clinic);
	return locations.map((location, index) => (
		<HoursTable
			key={location.name ?? "own"}
			location={location}
			emergencies={index === 0 ? page.clinic.emergencies : undefined}
			page={page}
			className={index === 0 ? className : `${className} pt-3`}
		/>
	));
}

type HoursRowsProps = {
	caption: ReactNode;
	/** Rows with dates are shown between these. */
	rows: (HoursRow | DatedRow)[];
	page: Page;
	className?: string;
};

/** A table of hours. */
export function HoursRows({ caption, rows, page, className = "" }: HoursRowsProps) {
	const today = localDate(new Date(), page.clinic.timeZone);
	return (
		<table className={`hours-table ${className}`}>
			{caption}
			<tbody>
				{rows.map((row) => (
					<tr
						key={"until" in row ? row.from + row.days : row.days}
						{...("until" in row && { ...datedAttributes(row, today), className: "hours-closing" })}
					>
						<th scope="row">{row.days}</th>
						<td>
							{row.lines.map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

type HoursTableProps = {
	/** The clinic, or one of its locations, whose name is the caption. */
	location: Pick<ClinicLocation, "name" | "hours">;
	/** The last row, if the location takes emergencies. */
	emergencies?: string;
	page: Page;
	className?: string;
};

/** Opening hours and coming closings (specification, section 1). Nothing without hours and emergencies. */
export function HoursTable({ location: { name, hours }, emergencies, className, page }: HoursTableProps) {
	if (!hours && !emergencies) return null;
	const { hours: words } = page.labels;
	const { language, timeZone } = page.clinic;
	const today = localDate(new Date(), timeZone);
	const caption = name ? (
		<caption className="pb-1 text-left font-semibold">
			<span className="sr-only">{words.heading}: </span>
			{name}
		</caption>
	) : (
		<caption className="sr-only">{words.heading}</caption>
	);
	const rows = [
		...(hours ? weekRows(hours, words, language) : []),
		...(hours ? closingRows(hours.closings, words, language, today) : []),
		...(emergencies ? [{ days: words.emergencies, lines: [emergencies] }] : []),
	];
	return <HoursRows caption={caption} rows={rows} page={page} className={className} />;
}
