import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Sources } from "@/lib/content/load";
import { ContentError, type Problem } from "@/lib/content/problem";
import type { Source } from "@/lib/content/source";
import { values } from "@/lib/content/walk";
import { type FinishedPicture, PICTURE_LIST } from "@/lib/pictures";
import { finishPhoto } from "./photo";
import { finishPlate } from "./plate";

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

function buildPlate(root: string, src: string): FinishedPicture {
	const { plate, problems } = finishPlate(root, src, readFileSync(join(root, "content", src), "utf8"));
	if (!plate) throw new Error(problems.join("; "));
	const { data, width, height } = plate;
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

/** Every picture that the content names, with the fields that name it. */
function picturesIn(sources: Sources): { src: string; at: (message: string) => Problem }[] {
	return (Object.values(sources).flat() as Source<unknown>[]).flatMap((source) =>
		values(source.data)
			.filter(({ path, value }) => path.at(-1) === "src" && typeof value === "string" && !value.startsWith("/"))
			.map(({ path, value }) => ({
				src: String(value),
				at: (message: string) => source.problemAt(path, `content/${value}: ${message}`),
			})),
	);
}

/**
 * Makes the finished pictures under `public/pictures/` from those that the content names, and the list
 * of them that pages read.
 * @throws {ContentError} naming file, field and reason for every picture that cannot be used
 */
export async function buildPictures(root: string, sources: Sources): Promise<void> {
	rmSync(join(root, "public", FOLDER), { recursive: true, force: true });
	const finished: Record<string, FinishedPicture> = {};
	const problems: Problem[] = [];
	for (const { src, at } of picturesIn(sources)) {
		if (finished[src]) continue;
		try {
			finished[src] = src.endsWith(".svg") ? buildPlate(root, src) : await buildPhoto(root, src);
		} catch (error) {
			problems.push(at(error instanceof Error ? error.message : String(error)));
		}
	}
	if (problems.length > 0) throw new ContentError(problems);
	mkdirSync(dirname(join(root, PICTURE_LIST)), { recursive: true });
	writeFileSync(join(root, PICTURE_LIST), JSON.stringify(finished, null, "\t"));
}
