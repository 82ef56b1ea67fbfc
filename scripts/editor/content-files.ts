import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, mkdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { filesIn } from "@/lib/content/files";

/** Why a file is not read or written: `status` is the HTTP status to answer with, `message` the reason in plain words. */
export class RefusedFile extends Error {
	constructor(
		readonly status: 403 | 404 | 409 | 413,
		message: string,
	) {
		super(message);
	}
}

/** The folders that may be edited, each with the kinds of files in it. */
const folders: Record<string, RegExp> = {
	content: /\.(ya?ml|md|svg|jpe?g|png)$/,
	"public/films": /\.(mp4|webm|vtt|svg|avif|webp|jpe?g|png)$/,
};

/** The JSON Schemas belong to the code. */
const SCHEMAS = "content/schemas/";

/** A name that means the same on every system: no dot or blank at its ends, no sign that some system reads otherwise. */
const plainName = (name: string) =>
	name.length > 0 && name.length <= 120 && !/^[. ]|[. ]$|[\\/:*?"<>|\p{Cc}]/u.test(name);

const isEditable = (file: string) =>
	!file.startsWith(SCHEMAS) &&
	file.split("/").every(plainName) &&
	Object.entries(folders).some(([folder, kinds]) => file.startsWith(`${folder}/`) && kinds.test(file));

/** The most bytes of a file that the editor writes: of a text, and of a picture or a film. */
const limitOf = (file: string) => (/\.(ya?ml|md|vtt)$/.test(file) ? 1_000_000 : 20_000_000);

/** Tells one text of a file from another. */
export const markOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** The files that may be edited, as paths from the repository's root. */
export const editableFiles = (root: string): string[] =>
	Object.keys(folders)
		.flatMap((folder) => filesIn(root, folder))
		.filter(isEditable);

/**
 * The place of a file on the disk.
 * @throws {RefusedFile} for anything but a plain file of a kind that belongs in `content/` or `public/films/`
 */
async function placeOf(root: string, file: string): Promise<string> {
	if (!isEditable(file)) throw new RefusedFile(403, `${file} is no file that the editor may read or write`);
	const place = join(root, file);
	let parent = dirname(place);
	while (!existsSync(parent)) parent = dirname(parent);
	// A folder that is a link elsewhere would lead out of the content.
	const straight = (await realpath(parent)) === join(await realpath(root), relative(root, parent));
	const itself = await lstat(place).catch(() => undefined);
	if (!straight || (itself && !itself.isFile())) throw new RefusedFile(403, `${file} is no plain file`);
	return place;
}

/**
 * The bytes of a file; `undefined` where there is none.
 * @throws {RefusedFile} as `placeOf`
 */
export async function readEditable(root: string, file: string): Promise<Buffer | undefined> {
	const place = await placeOf(root, file);
	return existsSync(place) ? readFile(place) : undefined;
}

/**
 * Writes a file as a whole, or removes it: whoever reads it finds the old bytes or the new ones.
 * @param bytes `undefined` removes the file
 * @throws {RefusedFile} as `placeOf`, and where the file would be too large
 */
export async function writeEditable(root: string, file: string, bytes: Buffer | undefined): Promise<void> {
	const place = await placeOf(root, file);
	if (!bytes) {
		await rm(place, { force: true });
		return;
	}
	const limit = limitOf(file);
	if (bytes.length > limit) throw new RefusedFile(413, `${file} would be larger than ${limit / 1_000_000} MB`);
	await mkdir(dirname(place), { recursive: true });
	// Beside the content, so that nothing that watches it meets a half-written file.
	const aside = join(root, ".cache/edits", `${randomUUID()}.tmp`);
	await mkdir(dirname(aside), { recursive: true });
	await writeFile(aside, bytes);
	await rename(aside, place);
}
