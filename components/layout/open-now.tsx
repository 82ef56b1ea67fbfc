import { sessionTimes } from "@/lib/hours/format-hours";
import type { LocationHours } from "@/lib/hours/schedule";
import { hoursOfLocations } from "@/lib/pages/locations";
import type { Page } from "@/lib/pages/page";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";

const line = "flex flex-wrap items-center gap-x-5";

const state = (
	<span data-state hidden className="open-note-state inline-flex items-center gap-2">
		<span
			aria-hidden="true"
			className="size-2.5 shrink-0 rounded-full border data-on:border-marigold data-on:bg-marigold"
		/>
		<span />
	</span>
);

type OpenNoteProps = { location: LocationHours; note?: string; page: Page };

/** Whether one location is open now, with its name if there are several. */
function OpenNote({ location: { name, hours }, note, page }: OpenNoteProps) {
	const { now, days } = page.labels.hours;
	const { language, timeZone } = page.clinic;
	const times = sessionTimes(hours, page.labels.hours, language);
	return (
		<Island name="open-now" wake="idle" props={{ hours, language, timeZone, labels: { now, days, times } }}>
			<p className={line}>
				{name ? (
					<span className="inline-flex flex-wrap gap-x-2">
						<span className="font-semibold has-[+[hidden]]:hidden">{name}</span>
						{state}
					</span>
				) : (
					state
				)}
				{note && <span>{note}</span>}
			</p>
		</Island>
	);
}

/** Whether each location is open now. Bars with room for one show the first that is open. */
export function OpenNotes({ locations, page }: { locations: LocationHours[]; page: Page }) {
	const [listClass, itemClass] = locations.length > 1 ? ["open-notes", "open-note"] : [];
	return (
		<div className={listClass}>
			{locations.map((location) => (
				<div key={location.name} className={itemClass}>
					<OpenNote page={page} location={location} />
				</div>
			))}
		</div>
	);
}

/** Whether the clinic is open now, with a line for each of several locations, and its note on emergencies. */
export function OpenNow({ page }: { page: Page }) {
	const { emergencies } = page.clinic;
	const note = emergencies && fill(page.labels.hours.emergencyNote, { hours: emergencies });
	const locations = hoursOfLocations(page.clinic);
	const [first, ...branches] = locations;
	if (!first) return note ? <p className={line}>{note}</p> : null;
	if (branches.length === 0) return <OpenNote page={page} location={first} note={note} />;
	return (
		<div className={line}>
			<OpenNotes page={page} locations={locations} />
			{note && <span>{note}</span>}
		</div>
	);
}
