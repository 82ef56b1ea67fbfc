import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@/lib/content/files";
import { fileIn, webmOf } from "@/lib/content/film-files";
import { fileProblem, type Problem } from "@/lib/content/problem";
import type { ReferencedFile } from "@/lib/content/referenced-files";
import type { Brand } from "@/lib/model/schema/brand";
import { codeHash, diskCache } from "../disk-cache";
import { kilobytes } from "../files";
import { textMistake, typeMistake } from "./file-mistakes";
import { optimisedSvg, PARTS, readParts } from "./illustrations";
import type { Illustration } from "./optimise-svg";
import type { CheckedPhoto } from "./photo";

/** Pictures that can be used, by the names that the content has for them. */
export type UsablePictures = { illustrations: Map<string, Illustration>; photos: string[] };

/** Pixels that a wide picture has on a screen with two pixels to a point: 38rem (components/home/hero). */
const SHARP_WIDTH = 1216;

const CODE = codeHash("scripts/build/pictures");

const checkedPhoto = (file: Buffer): Promise<CheckedPhoto> =>
	diskCache("photos", [CODE, file], async () => (await import("./photo")).checkPhoto(file));

/**
 * Optimises the drawings in memory, with the brand's colours, and reads the photographs. Warns of photographs that are
 * not sharp, and of those that say where they were taken.
 */
export async function checkPictures(
	root: string,
	named: ReferencedFile[],
	colours?: Brand["colours"],
): Promise<{ pictures: UsablePictures; problems: Problem[]; warnings: Problem[] }> {
	const pictures: UsablePictures = { illustrations: new Map(), photos: [] };
	const problems: Problem[] = [];
	const warnings: Problem[] = [];
	const parts = readParts(root);
	for (const file of filesIn(root, PARTS)) {
		const mistake = await textMistake(root, file, "drawing");
		if (mistake) problems.push(fileProblem(file, mistake));
	}
	for (const { name, file, problemAt } of named) {
		const data = readFileSync(join(root, file));
		if (name.endsWith(".svg")) {
			const mistake = await textMistake(root, file, "drawing");
			if (mistake) {
				problems.push(problemAt(`${file}: ${mistake}`));
				continue;
			}
			const found = await optimisedSvg(name, data.toString("utf8"), { parts, colours });
			if (found.illustration) pictures.illustrations.set(name, found.illustration);
			problems.push(...found.problems.map((problem) => problemAt(`${file}: ${problem}`)));
			continue;
		}
		try {
			const { width, placed } = await checkedPhoto(data);
			pictures.photos.push(name);
			if (placed) {
				const message =
					"says where it was taken; pages do not, but a public repository does: npm run photos removes it";
				warnings.push(problemAt(`${file} ${message}`));
			}
			if (width >= SHARP_WIDTH) continue;
			const message = `is ${width} pixels wide, and drawn larger than that on good screens; ${SHARP_WIDTH} are sharp`;
			warnings.push(problemAt(`${file} ${message}`));
		} catch (error) {
			const mistake = await typeMistake(data, "picture");
			problems.push(problemAt(`${file}: ${mistake ?? (error instanceof Error ? error.message : error)}`));
		}
	}
	return { pictures, problems, warnings };
}

/** Bytes that each file of a film may have. */
const MAX_FILM_BYTES = 700_000;

async function filmMistake(path: string, kind: "mp4" | "webm"): Promise<string | undefined> {
	const data = readFileSync(path);
	const sizes = `the film has ${kilobytes(data.length)}; ${kilobytes(MAX_FILM_BYTES)} is the most`;
	return data.length > MAX_FILM_BYTES ? `${sizes}: shorten it, or save it smaller` : typeMistake(data, kind);
}

/** Checks the format and size of films, by their MP4 files. A WebM of the same name may accompany each. */
export async function checkFilms(root: string, films: ReferencedFile[]): Promise<Problem[]> {
	const problems: Problem[] = [];
	for (const { file, problemAt } of films) {
		for (const [path, kind] of [
			[file, "mp4"],
			[webmOf(file), "webm"],
		] as const) {
			const mistake = existsSync(join(root, path)) && (await filmMistake(join(root, path), kind));
			if (mistake) problems.push(problemAt(`${path}: ${mistake}`));
		}
	}
	return problems;
}

/** What is wrong with posters that are not drawings: each must be a picture that can be read. */
export async function checkPosters(root: string, posters: ReferencedFile[]): Promise<Problem[]> {
	const problems: Problem[] = [];
	for (const { file, problemAt } of posters) {
		const data = readFileSync(join(root, file));
		const readable = await diskCache("posters", [CODE, data], async () => {
			const { sharp } = await import("./sharp");
			return sharp(data)
				.metadata()
				.then(Boolean, () => false);
		});
		if (readable) continue;
		const mistake = (await typeMistake(data, "picture")) ?? "the poster cannot be read as a picture";
		problems.push(problemAt(`${file}: ${mistake}`));
	}
	return problems;
}

/** Checks captions and recordings at the fields that name them, and those of translations, which no field names. */
export async function checkSpoken(root: string, named: ReferencedFile[], languages: string[]): Promise<Problem[]> {
	const problems: Problem[] = [];
	for (const { file, problemAt } of named) {
		for (const own of [file, ...languages.map((language) => fileIn(file, language))]) {
			if (!existsSync(join(root, own))) continue;
			const isText = own.endsWith(".vtt");
			const mistake = await (isText
				? textMistake(root, own, "captions")
				: typeMistake(readFileSync(join(root, own)), "webm"));
			if (mistake) problems.push(own === file ? problemAt(`${file}: ${mistake}`) : fileProblem(own, mistake));
		}
	}
	return problems;
}
