import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "@/lib/content/files";
import { fileIn, webmOf } from "@/lib/content/film-files";
import { fileProblem, type Problem } from "@/lib/content/problem";
import type { ReferencedFile } from "@/lib/content/referenced-files";
import type { Brand } from "@/lib/model/schema/brand";
import { codeHash, diskCache } from "../disk-cache";
import { kilobytes } from "../files";
import { textMistakes } from "./file-mistakes";
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
		problems.push(...textMistakes(root, file).map((mistake) => fileProblem(file, mistake)));
	}
	for (const { name, file, problemAt } of named) {
		const data = readFileSync(join(root, file));
		if (name.endsWith(".svg")) {
			const mistakes = textMistakes(root, file);
			problems.push(...mistakes.map((mistake) => problemAt(`${file}: ${mistake}`)));
			if (mistakes.length > 0) continue;
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
			problems.push(problemAt(`${file}: ${error instanceof Error ? error.message : error}`));
		}
	}
	return { pictures, problems, warnings };
}

/** Bytes that each file of a film may have. */
const MAX_FILM_BYTES = 700_000;

const tooLarge = (path: string): string[] => {
	const { size } = statSync(path);
	const sizes = `the film has ${kilobytes(size)}; ${kilobytes(MAX_FILM_BYTES)} is the most`;
	return size > MAX_FILM_BYTES ? [`${sizes}: shorten it, or save it smaller`] : [];
};

/** Whether a file begins as an MP4 does, with a box of the type `ftyp` (ISO/IEC 14496-12, 4.3). */
function isMp4(path: string): boolean {
	const file = openSync(path, "r");
	const start = Buffer.alloc(8);
	readSync(file, start);
	closeSync(file);
	return start.toString("latin1", 4) === "ftyp";
}

/** Checks the format and size of films, by their MP4 files. A WebM of the same name may accompany each. */
export const checkFilms = (root: string, films: ReferencedFile[]): Problem[] =>
	films.flatMap(({ file, problemAt }) => {
		const webm = webmOf(file);
		const format = isMp4(join(root, file)) ? [] : ["the film is not an MP4: save it again as one"];
		const own = [...tooLarge(join(root, file)), ...format];
		const second = existsSync(join(root, webm)) ? tooLarge(join(root, webm)) : [];
		return [
			...own.map((problem) => problemAt(`${file}: ${problem}`)),
			...second.map((problem) => problemAt(`${webm}: ${problem}`)),
		];
	});

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
		if (!readable) problems.push(problemAt(`${file}: the poster cannot be read as a picture`));
	}
	return problems;
}

/** What is wrong with captions as texts, at the fields that name them; those of translations have no field. */
export const checkCaptions = (root: string, captions: ReferencedFile[], languages: string[]): Problem[] =>
	captions.flatMap(({ file, problemAt }) => [
		...textMistakes(root, file).map((mistake) => problemAt(`${file}: ${mistake}`)),
		...languages
			.map((language) => fileIn(file, language))
			.filter((own) => existsSync(join(root, own)))
			.flatMap((own) => textMistakes(root, own).map((mistake) => fileProblem(own, mistake))),
	]);
