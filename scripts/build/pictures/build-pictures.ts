import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn, stateOf } from "@/lib/content/files";
import type { FinishedPicture } from "@/lib/content/finished";
import { PICTURE_LIST } from "@/lib/content/picture-list";
import type { UsablePictures } from "./check-pictures";
import { finishPhoto } from "./photo";
import type { Plate } from "./plate";
import { unchanged } from "./unchanged";

/** Folder of the finished pictures below `public/`; names carry a hash, so hosts may cache them for ever. */
const FOLDER = "pictures";

/** What was made of a picture, and the files of it: their paths below `public/` with what stands in them. */
type Made = { finished: FinishedPicture; files: Map<string, string | Buffer> };

function hashed(src: string, data: string | Buffer, extension: string): string {
	const hash = createHash("sha256").update(data).digest("hex").slice(0, 8);
	return `/${FOLDER}/${src.replace(/^\//, "").replace(/\.\w+$/, "")}-${hash}.${extension}`;
}

function makePlate(src: string, { data, width, height }: Plate): Made {
	const path = hashed(src, data, "svg");
	return { finished: { src: path, width, height }, files: new Map([[path, data]]) };
}

async function makePhoto(root: string, src: string): Promise<Made> {
	const { files, width, height } = await finishPhoto(readFileSync(join(root, "content", src)));
	const named = files.map((file) => ({ ...file, path: hashed(src, file.data, file.extension) }));
	const types = [...new Set(named.map(({ type }) => type))];
	const sources = types.map((type) => ({
		type,
		srcSet: named
			.filter((file) => file.type === type)
			.map((file) => `${file.path} ${file.width}w`)
			.join(", "),
	}));
	return {
		finished: { src: named.at(-1)?.path ?? "", width, height, sources },
		files: new Map(named.map(({ path, data }) => [path, data])),
	};
}

const photograph = unchanged<Promise<Made>>();

/** Writes files that are not there yet; one that is there holds the same, as its name says. */
function writeMissing(root: string, files: Made["files"]): void {
	for (const [path, data] of files) {
		const file = join(root, "public", path);
		if (existsSync(file)) continue;
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, data);
	}
}

/** Writes the finished pictures under `public/pictures/`, and the list of them that pages read. */
export async function buildPictures(root: string, { plates, photos }: UsablePictures): Promise<void> {
	const finished: Record<string, FinishedPicture> = {};
	const paths = new Set<string>();
	const keep = (src: string, made: Made) => {
		finished[src] = made.finished;
		writeMissing(root, made.files);
		for (const path of made.files.keys()) paths.add(path);
	};
	mkdirSync(join(root, "public", FOLDER), { recursive: true });
	for (const [src, plate] of plates) keep(src, makePlate(src, plate));
	for (const src of photos) {
		keep(src, await photograph(src, stateOf(root, [`content/${src}`]), () => makePhoto(root, src)));
	}
	for (const file of filesIn(root, `public/${FOLDER}`)) {
		if (!paths.has(file.replace(/^public/, ""))) rmSync(join(root, file));
	}
	mkdirSync(dirname(join(root, PICTURE_LIST)), { recursive: true });
	writeFileSync(join(root, PICTURE_LIST), JSON.stringify(finished, null, "\t"));
}
