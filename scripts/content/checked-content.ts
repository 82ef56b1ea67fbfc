import { existsSync } from "node:fs";
import { join } from "node:path";
import { type ContentFiles, type ReferencedFile, referencedFiles } from "@/lib/content/content";
import { isDrawing } from "@/lib/content/files";
import { readContent } from "@/lib/content/load";
import { ContentError, type Problem } from "@/lib/content/problem";
import { type BrandDrawings, checkBrand } from "../pipeline/brand/check-brand";
import { checkMedia, checkPictures, type UsablePictures } from "../pipeline/pictures/check-media";

/** Each file at the first field that names it. */
function firstPerFile(named: ReferencedFile[]): ReferencedFile[] {
	const first = new Map<string, ReferencedFile>();
	for (const file of named) if (!first.has(file.path)) first.set(file.path, file);
	return [...first.values()];
}

/** Content without mistakes, with its pictures and drawings, which the check has processed. */
export type CheckedContent = {
	files: ContentFiles;
	pictures: UsablePictures;
	drawings: BrandDrawings;
	/** Flaws of pictures and the logo, which stop nothing. */
	warnings: Problem[];
};

/** Reads and checks all content with its pictures and films. Throws a ContentError with every mistake in every file. */
export async function loadCheckedContent(root: string): Promise<CheckedContent> {
	const { files, problems } = readContent(root);
	const posters = referencedFiles(files, "poster");
	const drawnPosters = posters.filter(({ path }) => isDrawing(path));
	const pictures = firstPerFile([...referencedFiles(files, "picture"), ...drawnPosters]);
	// The loader reports those that are missing.
	const named = pictures.filter(({ path }) => existsSync(join(root, path)));
	const checked = await checkPictures(root, named, files.brand.data?.colours);
	const painted = posters.filter(({ path }) => !isDrawing(path));
	const media = firstPerFile([...painted, ...referencedFiles(files, "film", "captions")]);
	const mediaProblems = await checkMedia(root, media, files.clinic.data?.translations ?? []);
	const { drawings, ...brand } = await checkBrand(root, files.brand, checked.pictures.illustrations);
	const allProblems = [...problems, ...brand.problems, ...checked.problems, ...mediaProblems];
	if (allProblems.length > 0 || !drawings) throw new ContentError(allProblems);
	return { files, pictures: checked.pictures, drawings, warnings: [...checked.warnings, ...brand.warnings] };
}
