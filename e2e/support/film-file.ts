/** A box of an MP4: its length, type and contents (ISO/IEC 14496-12, 4.2). A number adds that many zeros. */
export function box(type: string, ...contents: (Buffer | number)[]): Buffer {
	const inside = Buffer.concat(contents.map((part) => (typeof part === "number" ? Buffer.alloc(part) : part)));
	const head = Buffer.alloc(8);
	head.writeUInt32BE(8 + inside.length, 0);
	head.write(type, 4, "latin1");
	return Buffer.concat([head, inside]);
}

/** The box that says what a track holds: `vide` is a picture, `soun` sound. */
const handler = (kind: string) => box("hdlr", 8, Buffer.from(kind, "latin1"), 13);

const track = (kind: string) => box("trak", box("tkhd", 84), box("mdia", box("mdhd", 24), handler(kind), box("minf")));

/** The first box of every MP4. */
export const start = box("ftyp", Buffer.from("isomiso2", "latin1"));

/** The box that describes a film with tracks of these kinds. */
export const movie = (...kinds: string[]) => box("moov", box("mvhd", 100), ...kinds.map(track));
