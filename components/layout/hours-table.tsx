import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { localDate } from "@/lib/hours/calendar";
import { exceptionRows, type HoursRow, weekRows } from "@/lib/hours/format-hours";
import { datedAttributes } from "@/lib/site/first-paint";
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
	clinic: Pick<Clinic, "language"> & Partial<Pick<Clinic, "emergencies">>;
	words: Pick<InterfaceWords, "hours">;
	className?: string;
};

/**
 * The opening hours as a small table (specification, section 1), with the exceptions of the days to come; nothing where
 * neither hours nor emergencies are told.
 */
export function HoursTable({ place: { name, hours }, clinic, words, className = "" }: HoursTableProps) {
	if (!hours && !clinic.emergencies) return null;
	const today = localDate(new Date());
	return (
		<table className={`hours-table ${className}`}>
			{name ? (
				<caption className="pb-1 text-left font-semibold">
					<span className="sr-only">{words.hours.heading}: </span>
					{name}
				</caption>
			) : (
				<caption className="sr-only">{words.hours.heading}</caption>
			)}
			<tbody>
				{hours &&
					weekRows(hours, words.hours, clinic.language).map((row) => (
						<tr key={row.days}>
							<Cells {...row} />
						</tr>
					))}
				{hours &&
					exceptionRows(hours, words.hours, clinic.language, today).map((row) => (
						<tr key={row.from} {...datedAttributes(row, today)} className="hours-exception">
							<Cells {...row} />
						</tr>
					))}
				{clinic.emergencies && (
					<tr>
						<th scope="row">{words.hours.emergencies}</th>
						<td>{clinic.emergencies}</td>
					</tr>
				)}
			</tbody>
		</table>
	);
}
