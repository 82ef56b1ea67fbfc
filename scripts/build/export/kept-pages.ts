import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import { filesBelow } from "@/lib/content/files";

/** A finished page, and the name under which it is kept. */
export type KeptPage = { name: string; html: string };

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The pictures that stand in a page, each with the hash of its text, in one line; the page follows. */
type Pictures = [src: string, hash: string][];

/** The page that is kept, if it is whole and its pictures are still the same. */
function stillGood(file: string, read: (src: string) => string): string | undefined {
	try {
		const text = readFileSync(file, "utf8");
		const [end, hash] = [text.indexOf("\n"), text.slice(0, 64)];
		if (end < 0 || hashOf(text.slice(65)) !== hash) return undefined;
		const pictures = JSON.parse(text.slice(65, end)) as Pictures;
		return pictures.every(([src, hash]) => hashOf(read(src)) === hash) ? text.slice(end + 1) : undefined;
	} catch {
		// It is not there, or it is damaged, or a picture is gone: the page is made anew.
		return undefined;
	}
}

/** Writes a file so that, whatever ends the build and whoever reads it meanwhile, it is not there or whole. */
export function writeWhole(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	const aside = `${file}.${process.pid}-${threadId}`;
	writeFileSync(aside, text);
	renameSync(aside, file);
}

/**
 * A finished page, made anew only if something that it is made from has changed since it was kept.
 * @param folder where pages are kept
 * @param inputs all that the page is made from, but its pictures
 * @param read gives the text of a picture by its address
 * @param make makes the page, with what reads its pictures
 * @throws what `make` throws; nothing is kept then
 */
export function keptPage(
	folder: string,
	inputs: string[],
	read: (src: string) => string,
	make: (read: (src: string) => string) => string,
): KeptPage {
	const hash = createHash("sha256");
	for (const input of inputs) hash.update(`${input.length}:`).update(input);
	const name = hash.digest("hex");
	const file = join(folder, name);
	const before = stillGood(file, read);
	if (before !== undefined) return { name, html: before };
	const pictures: Pictures = [];
	const html = make((src) => {
		const text = read(src);
		pictures.push([src, hashOf(text)]);
		return text;
	});
	const text = `${JSON.stringify(pictures)}\n${html}`;
	writeWhole(file, `${hashOf(text)} ${text}`);
	return { name, html };
}

/** Removes the files of a folder that the last build did not need. */
export function forgetOthers(folder: string, needed: ReadonlySet<string>): void {
	for (const name of filesBelow(folder)) if (!needed.has(name)) rmSync(join(folder, name), { force: true });
}
