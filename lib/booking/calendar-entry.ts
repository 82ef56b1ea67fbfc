/** An entry for a whole day, such as `2026-11-26`. */
type Entry = { title: string; date: string; description: string; location?: string };

const isLong = (line: string) => new TextEncoder().encode(line).length > 75;

/** Continues a line of more than 75 bytes after a line break and a space; a character has up to four bytes. */
const fold = (line: string) => (isLong(line) ? line.match(/.{1,18}/gu)?.join("\r\n ") : line);

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** A tentative calendar entry as the text of an `.ics` file (RFC 5545). */
export function calendarEntry({ title, date, description, location }: Entry, now: Date): string {
	const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
	const fields = {
		UID: `${stamp}-${date}@${globalThis.location?.hostname || "localhost"}`,
		DTSTAMP: stamp,
		"DTSTART;VALUE=DATE": date.replaceAll("-", ""),
		STATUS: "TENTATIVE",
		SUMMARY: escapeText(title),
		DESCRIPTION: escapeText(description),
		...(location && { LOCATION: escapeText(location) }),
	};
	const lines = Object.entries(fields).map(([name, value]) => `${name}:${value}`);
	return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//appointment request//EN", "BEGIN:VEVENT"]
		.concat(lines, ["END:VEVENT", "END:VCALENDAR"])
		.map((line) => `${fold(line)}\r\n`)
		.join("");
}
