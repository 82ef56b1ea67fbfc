import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * The files below a folder, at any depth, as paths from it with forward slashes, in a stable order; none where there is
 * no such folder.
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

/** The files below a folder of the repository, as paths from its root. */
export function filesIn(root: string, folder: string): string[] {
	return filesBelow(join(root, folder)).map((file) => `${folder}/${file}`);
}

/** The state of files, as a text that changes when one of them is written, added, renamed or removed. */
export function stateOf(root: string, files: string[]): string {
	return files
		.map((file) => {
			const { mtimeMs, size } = statSync(join(root, file));
			return `${file} ${mtimeMs} ${size}`;
		})
		.join("\n");
}

/** Whether a file is one that the loader reads: facts in YAML, texts in Markdown. */
export const isText = (file: string): boolean => /\.(ya?ml|md)$/.test(file);

/** Whether a file is a drawing, which the build finishes and shows in the brand's colours. */
export const isDrawing = (file: string): boolean => file.endsWith(".svg");
