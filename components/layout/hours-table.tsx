import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { todayInIndia } from "@/lib/hours/india";
import { exceptionRows, type HoursRow, weekRows } from "@/lib/hours/table";
import { datedAttributes } from "@/lib/site/first-paint";

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
	clinic: Pick<Clinic, "hours" | "language" | "emergencies">;
	words: Pick<InterfaceWords, "hours">;
	className?: string;
};

/** The opening hours as a small table (specification, section 1), with the exceptions of the days to come. */
export function HoursTable({ clinic, words, className = "" }: HoursTableProps) {
	const today = todayInIndia(new Date());
	return (
		<table className={`hours-table ${className}`}>
			<caption className="sr-only">{words.hours.heading}</caption>
			<tbody>
				{weekRows(clinic.hours, words.hours).map((row) => (
					<tr key={row.days}>
						<Cells {...row} />
					</tr>
				))}
				{exceptionRows(clinic.hours, words.hours, clinic.language, today).map((row) => (
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
