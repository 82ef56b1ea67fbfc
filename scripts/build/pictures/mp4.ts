import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";

/** A box of an MP4: its type, and where its contents begin and end in the file (ISO/IEC 14496-12, 4.2). */
type Box = { type: string; start: number; end: number };

/** Boxes whose contents lead to the kind of a track. */
const CONTAINERS = ["moov", "trak", "mdia"];

/** Where a handler box says what it handles: after version and flags and four bytes kept free (8.4.3). */
const HANDLER_TYPE = 8;

function read(file: number, at: number, length: number): Buffer {
	const bytes = Buffer.alloc(length);
	return bytes.subarray(0, readSync(file, bytes, 0, length, at));
}

/** The boxes between two places of a file. A size of 1 means that eight bytes more give it, 0 that all is left is its. */
function* boxes(file: number, from: number, to: number): Generator<Box> {
	for (let at = from; at + 8 <= to; ) {
		const header = read(file, at, 16);
		if (header.length < 8) return;
		const short = header.readUInt32BE(0);
		const long = short === 1 && header.length === 16;
		const size = long ? Number(header.readBigUInt64BE(8)) : short === 0 ? to - at : short;
		const start = at + (long ? 16 : 8);
		if (size < start - at || at + size > to) throw new Error("it breaks off, or is no MP4");
		yield { type: header.toString("latin1", 4, 8), start, end: at + size };
		at += size;
	}
}

/** What the tracks between two places of a file hold: `vide`, `soun` and others. */
function handlers(file: number, from: number, to: number): string[] {
	return [...boxes(file, from, to)].flatMap(({ type, start, end }) => {
		if (CONTAINERS.includes(type)) return handlers(file, start, end);
		return type === "hdlr" ? [read(file, start + HANDLER_TYPE, 4).toString("latin1")] : [];
	});
}

/**
 * What the tracks of an MP4 hold, as its own words say: `vide` is a picture, `soun` sound.
 * Only the headers are read, so that a large film takes no longer than a small one.
 * @throws if the file is no MP4, or breaks off
 */
export function trackKinds(path: string): string[] {
	const file = openSync(path, "r");
	try {
		const kinds = handlers(file, 0, fstatSync(file).size);
		if (!kinds.includes("vide")) throw new Error("it holds no film, or is no MP4");
		return kinds;
	} finally {
		closeSync(file);
	}
}

/**
 * How long an MP4 takes, in whole seconds, as its movie header says (ISO/IEC 14496-12, 8.2.2).
 * @returns 0 where it does not say so, or is no MP4
 */
export function filmSeconds(path: string): number {
	if (!existsSync(path)) return 0;
	const file = openSync(path, "r");
	try {
		const movie = [...boxes(file, 0, fstatSync(file).size)].find(({ type }) => type === "moov");
		const header = movie && [...boxes(file, movie.start, movie.end)].find(({ type }) => type === "mvhd");
		if (!header) return 0;
		const bytes = read(file, header.start, 32);
		// Of the second version, times and length have eight bytes in place of four.
		const [scale, length] =
			bytes[0] === 1
				? [bytes.readUInt32BE(20), Number(bytes.readBigUInt64BE(24))]
				: [bytes.readUInt32BE(12), bytes.readUInt32BE(16)];
		return scale > 0 ? Math.max(Math.round(length / scale), 1) : 0;
	} catch {
		return 0;
	} finally {
		closeSync(file);
	}
}
