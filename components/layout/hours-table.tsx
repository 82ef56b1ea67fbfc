import { localDate } from "@/lib/hours/calendar";
import { closingRows, type HoursRow, weekRows } from "@/lib/hours/format-hours";
import { datedAttributes } from "@/lib/site/first-paint";
import { type ClinicLocation, locationsOf } from "@/lib/site/locations";
import type { Page } from "@/lib/site/page";

/** Whether `HoursTables` shows anything. */
export const hasHours = ({ hours, emergencies }: Page["clinic"]) => Boolean(hours || emergencies);

/** A table of opening hours for each place. Only the first takes emergencies. */
export function HoursTables({ page, className = "" }: { page: Page; className?: string }) {
	const places = locationsOf(page.clinic);
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

function Cells({ days, lines }: HoursRow) {
	return (
		<>
			<th scope="row">{days}</th>
			<td>
				{lines.map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
			</td>
		</>
	);
}

type HoursTableProps = {
	/** The clinic, or one of its places, whose name is the caption. */
	place: Pick<ClinicLocation, "name" | "hours">;
	/** The last row, if the place takes emergencies. */
	emergencies?: string;
	page: Page;
	className?: string;
};

/** Opening hours and coming closings (specification, section 1). Nothing without hours and emergencies. */
export function HoursTable({ place: { name, hours }, emergencies, className = "", page }: HoursTableProps) {
	if (!hours && !emergencies) return null;
	const today = localDate(new Date(), page.clinic.timeZone);
	return (
		<table className={`hours-table ${className}`}>
			{name ? (
				<caption className="pb-1 text-left font-semibold">
					<span className="sr-only">{page.labels.hours.heading}: </span>
					{name}
				</caption>
			) : (
				<caption className="sr-only">{page.labels.hours.heading}</caption>
			)}
			<tbody>
				{hours &&
					weekRows(hours, page.labels.hours, page.clinic.language).map((row) => (
						<tr key={row.days}>
							<Cells {...row} />
						</tr>
					))}
				{hours &&
					closingRows(hours.closings, page.labels.hours, page.clinic.language, today).map((row) => (
						<tr key={row.from} {...datedAttributes(row, today)} className="hours-closing">
							<Cells {...row} />
						</tr>
					))}
				{emergencies && (
					<tr>
						<th scope="row">{page.labels.hours.emergencies}</th>
						<td>{emergencies}</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}
