import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn, outputFile } from "@/lib/content/files";

/** A number of bytes in messages: 99,001 are "100 kB". */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

/** Eight digits of a content's hash, for a name that changes with the content: hosts may then cache the file for ever. */
export const shortHash = (data: string | Uint8Array): string =>
	createHash("sha256").update(data).digest("hex").slice(0, 8);

/** Folder of pictures below `public/`. */
export const PICTURES = "pictures";

/** The path below `public/` of a file that is made of the picture `src`. */
export const picturePath = (src: string, data: string | Uint8Array, extension: string): string =>
	`/${PICTURES}/${src.replace(/^\//, "").replace(/\.\w+$/, "")}-${shortHash(data)}.${extension}`;

/** Writes a file, unless it has this content already: development reloads pages when a file is written. */
export function writeIfChanged(file: string, data: string | Uint8Array): void {
	if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(data))) outputFile(file, data);
}

/** Makes a folder contain exactly these files, whose paths are below `public/`, such as `/social/_site.png`. */
export function writeFolder(root: string, folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
	for (const [path, data] of files) writeIfChanged(join(root, "public", path), data);
	for (const file of filesIn(root, folder)) {
		if (!files.has(file.replace(/^public/, ""))) rmSync(join(root, file));
	}
}
