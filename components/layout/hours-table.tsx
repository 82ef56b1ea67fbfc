import { getContent } from "@/lib/content";
import { fill } from "@/lib/content/fill";
import { clockTime } from "@/lib/hours";

/** The opening hours as a small table (specification, section 1). */
export function HoursTable({ className = "" }: { className?: string }) {
	const { clinic, words } = getContent();
	const { hours } = words;
	return (
		<table className={`hours-table ${className}`}>
			<caption className="visually-hidden">{hours.heading}</caption>
			<tbody>
				{clinic.hours.map((span) => (
					<tr key={span.from}>
						<th scope="row">
							{span.from === span.to
								? hours.days[span.from]
								: fill(hours.range, { from: hours.days[span.from], to: hours.days[span.to] })}
						</th>
						<td>{fill(hours.range, { from: clockTime(span.opens), to: clockTime(span.closes) })}</td>
					</tr>
				))}
				{clinic.byAppointment.map((day) => (
					<tr key={day}>
						<th scope="row">{hours.days[day]}</th>
						<td>{hours.byAppointment}</td>
					</tr>
				))}
				<tr>
					<th scope="row">{hours.emergencies}</th>
					<td>24 x 7</td>
				</tr>
			</tbody>
		</table>
	);
}
