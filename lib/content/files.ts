import { isUtf8 } from "node:buffer";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentError, fileProblem } from "./problem";

/**
 * The files below a folder, at any depth, as paths relative to it with forward slashes, sorted. Empty if the folder does
 * not exist.
 * @param withLinks whether symbolic links, and what is no file either, are listed too
 */
export function filesBelow(folder: string, withLinks = false): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true })
		.flatMap((entry) => {
			if (!entry.isDirectory()) return entry.isFile() || withLinks ? [entry.name] : [];
			return filesBelow(join(folder, entry.name), withLinks).map((file) => `${entry.name}/${file}`);
		})
		.sort();
}

/** Like `filesBelow`, with paths relative to the repository's root. */
export function filesIn(root: string, folder: string): string[] {
	return filesBelow(join(root, folder)).map((file) => `${folder}/${file}`);
}

/** Whether a text is in UTF-16: with a mark, or without one if it begins with a letter of ASCII. */
const isUtf16 = ([first, second]: Uint8Array) =>
	(first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;

/**
 * Reads a text however Windows has saved it: a mark at its start is left out, and each line ends with a line feed.
 * @param file from the root
 * @throws {ContentError} with the line that is not UTF-8
 */
export function readText(root: string, file: string): string {
	if (!statSync(join(root, file)).isFile()) throw new ContentError([fileProblem(file, "is a folder: expected a file")]);
	const data = readFileSync(join(root, file));
	if (isUtf16(data)) throw new ContentError([fileProblem(file, "is saved as UTF-16: save it as UTF-8")]);
	if (isUtf8(data)) return new TextDecoder().decode(data).replace(/\r\n?/g, "\n");
	const lines = data.toString("latin1").split("\n");
	const line = 1 + lines.findIndex((text) => !isUtf8(Buffer.from(text, "latin1")));
	throw new ContentError([
		{ ...fileProblem(file, "is not UTF-8, but in a code of one country: save the file as UTF-8"), line },
	]);
}

/** Writes a file, and makes its folder. */
export function outputFile(file: string, data: string | Uint8Array): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, data);
}

/** Writes files by their paths in a folder. */
export function outputFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
	for (const [file, data] of Object.entries(files)) outputFile(join(folder, file), data);
}

/** A text that changes when one of the files is written, added, renamed or removed. */
export function stateOf(root: string, files: string[]): string {
	return files
		.map((file) => {
			const { mtimeMs, size } = statSync(join(root, file));
			return `${file} ${mtimeMs} ${size}`;
		})
		.join("\n");
}

/** Whether the loader reads a file: YAML, Markdown or gettext. */
export const isText = (file: string): boolean => /\.(ya?ml|md|po)$/.test(file);

/** Whether a file is a drawing, which the build optimises and recolours. */
export const isDrawing = (file: string): boolean => file.endsWith(".svg");

/** The file with the inline script of every page, from the root: `components/islands/client/first-paint.ts`, bundled. */
export const FIRST_PAINT_FILE = ".cache/first-paint.js";
