import { contentLines, escapeValue } from "../text/content-lines";

/** An entry for a whole day, such as `2026-11-26`. */
type Entry = { title: string; date: string; description: string; location?: string };

/** A tentative calendar entry as the text of an `.ics` file (RFC 5545). */
export function calendarEntry({ title, date, description, location }: Entry, now: Date): string {
	const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
	const fields = {
		UID: `${stamp}-${date}@${globalThis.location?.hostname || "localhost"}`,
		DTSTAMP: stamp,
		"DTSTART;VALUE=DATE": date.replaceAll("-", ""),
		STATUS: "TENTATIVE",
		SUMMARY: escapeValue(title),
		DESCRIPTION: escapeValue(description),
		...(location && { LOCATION: escapeValue(location) }),
	};
	const lines = Object.entries(fields).map(([name, value]) => `${name}:${value}`);
	const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//appointment request//EN", "BEGIN:VEVENT"];
	return contentLines([...head, ...lines, "END:VEVENT", "END:VCALENDAR"]);
}
