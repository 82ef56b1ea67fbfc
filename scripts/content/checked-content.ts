import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "@/lib/content/content-files";
import { isDrawing } from "@/lib/content/files";
import { readContent } from "@/lib/content/load";
import { ContentError, type Problem } from "@/lib/content/problem";
import { type ReferencedFile, referencedFiles } from "@/lib/content/referenced-files";
import { type BrandDrawings, checkBrand } from "../pipeline/brand/check-brand";
import { checkMedia, checkPictures, type UsablePictures } from "../pipeline/pictures/check-media";

/** Each file at the first field that names it. */
function onePerFile(named: ReferencedFile[]): ReferencedFile[] {
	const first = new Map<string, ReferencedFile>();
	for (const one of named) if (!first.has(one.file)) first.set(one.file, one);
	return [...first.values()];
}

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
	const pictures = onePerFile([...referencedFiles(sources, "picture"), ...drawnPosters]);
	// The loader reports those that are missing.
	const named = pictures.filter(({ file }) => existsSync(join(root, file)));
	const checked = await checkPictures(root, named, sources.brand.data?.colours);
	const painted = posters.filter(({ file }) => !isDrawing(file));
	const media = onePerFile([...painted, ...referencedFiles(sources, "film", "captions")]);
	const mediaProblems = await checkMedia(root, media, sources.clinic.data?.translations ?? []);
	const { drawings, ...brand } = await checkBrand(root, sources.brand, checked.pictures.illustrations);
	const all = [...problems, ...brand.problems, ...checked.problems, ...mediaProblems];
	if (all.length > 0 || !drawings) throw new ContentError(all);
	return { sources, pictures: checked.pictures, drawings, warnings: [...checked.warnings, ...brand.warnings] };
}
