import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The files below a folder, at any depth, as paths that begin with the folder, in a stable order. */
export function filesIn(root: string, folder: string): string[] {
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) =>
			join(entry.parentPath, entry.name)
				.slice(root.length + 1)
				.replaceAll("\\", "/"),
		)
		.sort();
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
