import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type FinishedPicture, PICTURE_LIST } from "@/lib/pictures";
import type { UsablePictures } from "./check-pictures";
import { finishPhoto } from "./photo";
import type { Plate } from "./plate";

/** Folder of the finished pictures below `public/`; names carry a hash, so hosts may cache them for ever. */
const FOLDER = "pictures";

function hashed(src: string, data: string | Buffer, extension: string): string {
	const hash = createHash("sha256").update(data).digest("hex").slice(0, 8);
	return `/${FOLDER}/${src.replace(/\.\w+$/, "")}-${hash}.${extension}`;
}

function write(root: string, path: string, data: string | Buffer): void {
	const file = join(root, "public", path);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, data);
}

function writePlate(root: string, src: string, { data, width, height }: Plate): FinishedPicture {
	const path = hashed(src, data, "svg");
	write(root, path, data);
	return { src: path, width, height };
}

async function buildPhoto(root: string, src: string): Promise<FinishedPicture> {
	const { files, width, height } = await finishPhoto(readFileSync(join(root, "content", src)));
	const written = files.map((file) => {
		const path = hashed(src, file.data, file.extension);
		write(root, path, file.data);
		return { ...file, path };
	});
	const types = [...new Set(written.map(({ type }) => type))];
	const sources = types.map((type) => ({
		type,
		srcSet: written
			.filter((file) => file.type === type)
			.map((file) => `${file.path} ${file.width}w`)
			.join(", "),
	}));
	return { src: written.at(-1)?.path ?? "", width, height, sources };
}

/** Writes the finished pictures under `public/pictures/`, and the list of them that pages read. */
export async function buildPictures(root: string, { plates, photos }: UsablePictures): Promise<void> {
	rmSync(join(root, "public", FOLDER), { recursive: true, force: true });
	const finished: Record<string, FinishedPicture> = {};
	for (const [src, plate] of plates) finished[src] = writePlate(root, src, plate);
	for (const src of photos) finished[src] = await buildPhoto(root, src);
	mkdirSync(dirname(join(root, PICTURE_LIST)), { recursive: true });
	writeFileSync(join(root, PICTURE_LIST), JSON.stringify(finished, null, "\t"));
}
