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

type OpenNoteProps = { place: LocationHours; note?: string; page: Page };

/** Whether one place is open now, with its name if there are several. */
function OpenNote({ place: { name, hours }, note, page }: OpenNoteProps) {
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

/** Whether each place is open now. Bars with room for one show the first that is open. */
export function OpenNotes({ places, page }: { places: LocationHours[]; page: Page }) {
	const [all, one] = places.length > 1 ? ["open-notes", "open-note"] : [];
	return (
		<div className={all}>
			{places.map((place) => (
				<div key={place.name} className={one}>
					<OpenNote page={page} place={place} />
				</div>
			))}
		</div>
	);
}

/** Whether the clinic is open now, with a line for each of several places, and its note on emergencies. */
export function OpenNow({ page }: { page: Page }) {
	const { emergencies } = page.clinic;
	const note = emergencies && fill(page.labels.hours.emergencyNote, { hours: emergencies });
	const places = hoursOfLocations(page.clinic);
	const [first, ...branches] = places;
	if (!first) return note ? <p className={line}>{note}</p> : null;
	if (branches.length === 0) return <OpenNote page={page} place={first} note={note} />;
	return (
		<div className={line}>
			<OpenNotes page={page} places={places} />
			{note && <span>{note}</span>}
		</div>
	);
}
