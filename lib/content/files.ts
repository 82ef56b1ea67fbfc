import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The files below a folder, at any depth, as paths relative to it with forward slashes, sorted. Empty if the folder does
 * not exist.
 */
export function filesBelow(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true })
		.flatMap((entry) => {
			if (entry.isFile()) return [entry.name];
			if (!entry.isDirectory()) return [];
			return filesBelow(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
		})
		.sort();
}

/** Like `filesBelow`, with paths relative to the repository's root. */
export function filesIn(root: string, folder: string): string[] {
	return filesBelow(join(root, folder)).map((file) => `${folder}/${file}`);
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

/** Whether the loader reads a file: YAML or Markdown. */
export const isText = (file: string): boolean => /\.(ya?ml|md)$/.test(file);

/** Whether a file is a drawing, which the build optimises and recolours. */
export const isDrawing = (file: string): boolean => file.endsWith(".svg");

/** The file with the inline script of every page, from the root: `components/islands/client/first-paint.ts`, bundled. */
export const FIRST_PAINT_FILE = ".cache/first-paint.js";
