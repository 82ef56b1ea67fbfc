import { todayInIndia } from "@/lib/hours/india";
import { exceptionRows, type HoursRow, weekRows } from "@/lib/hours/table";
import { datedAttributes } from "@/lib/site/first-paint";
import type { Page } from "@/lib/site/page";
import type { ClinicPlace } from "@/lib/site/places";

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

export type HoursTableProps = {
	/** Whose hours: the clinic's, or those of one of its places, whose name then stands over them. */
	place: Pick<ClinicPlace, "name" | "hours">;
	/** Shown in a last row; leave it out where the place takes no emergencies. */
	emergencies?: string;
	page: Page;
	className?: string;
};

/**
 * The opening hours as a small table (specification, section 1), with the exceptions of the days to come; nothing where
 * neither hours nor emergencies are told.
 */
export function HoursTable({ place: { name, hours }, emergencies, className = "", page }: HoursTableProps) {
	if (!hours && !emergencies) return null;
	const today = todayInIndia(new Date());
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
					exceptionRows(hours, page.labels.hours, page.clinic.language, today).map((row) => (
						<tr key={row.from} {...datedAttributes(row, today)} className="hours-exception">
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
