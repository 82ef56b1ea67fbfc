/** Octets of a line of a vCard or a calendar, with the space that continues it (RFC 2426, section 2.6; RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** A text value with commas, semicolons, backslashes and line breaks escaped (RFC 2426, section 4; RFC 5545, 3.3.11). */
export const escapeValue = (text: string) => text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Folds a long line between characters. */
function folded(line: string): string {
	const lines = [""];
	for (const character of line) {
		const last = lines.length - 1;
		if (octets(`${lines[last]}${character}`) > LINE_OCTETS) lines.push(` ${character}`);
		else lines[last] += character;
	}
	return lines.join("\r\n");
}

/** The text of a vCard or a calendar, from its lines with escaped values. */
export const contentLines = (lines: string[]): string => lines.map((line) => `${folded(line)}\r\n`).join("");
