import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "@/lib/content/content-files";
import { isDrawing } from "@/lib/content/files";
import { readContent } from "@/lib/content/load";
import { ContentError, type Problem } from "@/lib/content/problem";
import { type ReferencedFile, referencedFiles } from "@/lib/content/referenced-files";
import { type BrandDrawings, checkBrand } from "../build/brand/check-brand";
import {
	checkFilms,
	checkPictures,
	checkPosters,
	checkSpoken,
	type UsablePictures,
} from "../build/pictures/check-media";

/** Each file at the first field that names it. */
const onePerFile = (named: ReferencedFile[]): ReferencedFile[] =>
	[...new Map([...named].reverse().map((one) => [one.file, one])).values()].reverse();

/** The files that exist, each at the first field that names it. The loader reports missing files. */
const existing = (root: string, named: ReferencedFile[]): ReferencedFile[] =>
	onePerFile(named).filter(({ file }) => existsSync(join(root, file)));

/** Content without mistakes, with its pictures and drawings, which the check has processed. */
export type CheckedContent = {
	sources: ContentFiles;
	pictures: UsablePictures;
	drawings: BrandDrawings;
	/** Flaws of pictures and the logo, which stop nothing. */
	warnings: Problem[];
};

/** Reads and checks all content with its pictures and films. Throws a ContentError with every mistake in every file. */
export async function loadCheckedContent(root: string): Promise<CheckedContent> {
	const { sources, problems } = readContent(root);
	const posters = referencedFiles(sources, "poster");
	const drawnPosters = posters.filter(({ file }) => isDrawing(file));
	const named = existing(root, [...referencedFiles(sources, "picture"), ...drawnPosters]);
	const checked = await checkPictures(root, named, sources.brand.data?.colours);
	const films = existing(root, referencedFiles(sources, "film"));
	const rasterPosters = posters.filter(({ file }) => !isDrawing(file));
	const posterProblems = await checkPosters(root, existing(root, rasterPosters));
	const filmProblems = await checkFilms(root, films);
	const spoken = onePerFile(referencedFiles(sources, "captions", "recording"));
	const spokenProblems = await checkSpoken(root, spoken, sources.clinic.data?.translations ?? []);
	const { drawings, ...brand } = await checkBrand(root, sources.brand, checked.pictures.illustrations);
	const all = [
		...problems,
		...brand.problems,
		...checked.problems,
		...filmProblems,
		...posterProblems,
		...spokenProblems,
	];
	if (all.length > 0 || !drawings) throw new ContentError(all);
	return { sources, pictures: checked.pictures, drawings, warnings: [...checked.warnings, ...brand.warnings] };
}
