/** Bytes of a font file's head, and of its entry for each table (OpenType 1.9, table directory). */
const HEAD = 12;
const ENTRY = 16;

const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16();

/**
 * A typeface under another name of the same length. Programs know typefaces by name, and one that has met two files of
 * one name may draw with either.
 * @param file a TrueType file
 * @param name the family's name in it
 * @param other what it is called from now on, cut to as many letters
 */
export function renamed(file: Buffer, name: string, other: string): { file: Buffer; name: string } {
	const copy = Buffer.from(file);
	const entries = Array.from({ length: copy.readUInt16BE(4) }, (_, index) => HEAD + index * ENTRY);
	const entry = entries.find((start) => copy.toString("latin1", start, start + 4) === "name");
	if (entry === undefined) throw new Error(`the typeface ${name} has no table of names`);
	const start = copy.readUInt32BE(entry + 8);
	const table = copy.subarray(start, start + copy.readUInt32BE(entry + 12));
	const short = other.slice(0, name.length).padEnd(name.length, "x");
	for (const encode of [utf16, (text: string) => Buffer.from(text, "latin1")]) {
		for (let at = table.indexOf(encode(name)); at >= 0; at = table.indexOf(encode(name))) encode(short).copy(table, at);
	}
	return { file: copy, name: short };
}
