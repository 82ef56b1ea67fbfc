import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ReferencedFile } from "@/lib/content/content";
import type { Problem } from "@/lib/content/problem";
import { fileIn, webmOf } from "@/lib/content/resolve-media";
import type { Brand } from "@/lib/model/schema/brand";
import { codeHash, diskCache } from "../disk-cache";
import { kilobytes } from "../files";
import { fileMistake } from "./file-mistakes";
import { optimisedSvg, sharedParts } from "./illustrations";
import type { Illustration } from "./optimise-svg";
import type { CheckedPhoto } from "./photo";

/** Pictures that can be used, by the names that the content has for them. */
export type UsablePictures = { illustrations: Map<string, Illustration>; photos: string[] };

/** Pixels that a wide picture has on a screen with two pixels to a point: 38rem (components/home/hero). */
const SHARP_WIDTH = 1216;

const CODE = codeHash("scripts/pipeline/pictures");

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
	const parts = sharedParts(root);
	for (const { name, path, problemAt } of named) {
		const mistake = await fileMistake(root, path);
		if (mistake) {
			problems.push(problemAt(`${path}: ${mistake}`));
			continue;
		}
		const data = readFileSync(join(root, path));
		if (name.endsWith(".svg")) {
			const optimised = await optimisedSvg(name, data.toString("utf8"), { parts, colours });
			if (optimised.illustration) pictures.illustrations.set(name, optimised.illustration);
			problems.push(...optimised.problems.map((problem) => problemAt(`${path}: ${problem}`)));
			continue;
		}
		try {
			const { width, hasLocation } = await checkedPhoto(data);
			pictures.photos.push(name);
			const warn = (message: string) => warnings.push(problemAt(`${path} ${message}`));
			if (hasLocation) {
				warn("says where it was taken; pages do not, but a public repository does: npm run photos removes it");
			}
			if (width < SHARP_WIDTH) {
				warn(`is ${width} pixels wide, and drawn larger than that on good screens; ${SHARP_WIDTH} are sharp`);
			}
		} catch (error) {
			problems.push(problemAt(`${path}: ${error instanceof Error ? error.message : error}`));
		}
	}
	return { pictures, problems, warnings };
}

/** Bytes that each file of a film may have. */
const MAX_FILM_BYTES = 700_000;

function filmTooLarge(path: string): string | undefined {
	const { size } = statSync(path);
	const sizes = `the film has ${kilobytes(size)}; ${kilobytes(MAX_FILM_BYTES)} is the most`;
	return size > MAX_FILM_BYTES ? `${sizes}: shorten it, or save it smaller` : undefined;
}

/**
 * Checks films, painted posters and captions, with the WebM that may accompany a film and with the captions of other
 * languages.
 */
export async function checkMedia(root: string, named: ReferencedFile[], languages: string[]): Promise<Problem[]> {
	const problems: Problem[] = [];
	for (const { path, problemAt } of named) {
		const isFilm = path.endsWith(".mp4");
		const beside = isFilm ? [webmOf(path)] : languages.map((language) => fileIn(path, language));
		for (const file of [path, ...beside].filter((candidate) => existsSync(join(root, candidate)))) {
			const mistake = (isFilm && filmTooLarge(join(root, file))) || (await fileMistake(root, file));
			if (mistake) problems.push(problemAt(`${file}: ${mistake}`));
		}
	}
	return problems;
}
