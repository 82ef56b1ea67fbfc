import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "@/lib/content/content";
import { FIRST_PAINT_FILE, outputFile } from "@/lib/content/files";
import { ContentError } from "@/lib/content/problem";
import { type BuiltPicture, PICTURE_LIST } from "@/lib/content/resolve-media";
import { readLocales, type SiteLocales } from "@/lib/languages/locales";
import { loadCheckedContent } from "../content/checked-content";
import { buildBrand } from "./brand/build-brand";
import type { BrandDrawings } from "./brand/check-brand";
import { diskCache } from "./disk-cache";
import { bundleFirstPaint } from "./export/bundle-islands";
import { PICTURES, picturePath, writeFolder, writeIfChanged } from "./files";
import { buildFonts } from "./fonts/build-fonts";
import type { UsablePictures } from "./pictures/check-media";

/**
 * Encodes photographs, each of which takes seconds, and says so. Their cache depends on their code and on sharp alone:
 * a new typeface must not cost minutes.
 */
async function* encodedPhotos(root: string, photos: string[]) {
	if (photos.length === 0) return;
	const [{ encodePhoto }, { sharp }] = await Promise.all([import("./pictures/photo"), import("./pictures/sharp")]);
	const code = readFileSync(new URL("./pictures/photo.ts", import.meta.url));
	const versions = JSON.stringify(sharp.versions);
	for (const [index, name] of photos.entries()) {
		const source = readFileSync(join(root, "content", name));
		const photo = await diskCache("encoded-photos", [code, versions, source], async () => {
			console.log(`Encoding photograph ${index + 1} of ${photos.length}: content/${name}`);
			return encodePhoto(source);
		});
		yield { name, photo };
	}
}

/** Writes the pictures under `public/pictures/`, and the list of them that pages read. */
async function buildPictures(
	root: string,
	{ illustrations, photos }: UsablePictures,
	ofBrand: BrandDrawings["files"],
): Promise<void> {
	const pictures: Record<string, BuiltPicture> = {};
	const files = new Map<string, string | Uint8Array>(ofBrand);
	const add = (name: string, data: string | Uint8Array, extension: string): string => {
		const path = picturePath(name, data, extension);
		files.set(path, data);
		return path;
	};
	for (const [name, { svg, width, height }] of illustrations) {
		pictures[name] = { src: add(name, svg, "svg"), width, height };
	}
	for await (const { name, photo } of encodedPhotos(root, photos)) {
		const srcSets = new Map<string, string[]>();
		for (const { type, width, data, extension } of photo.files) {
			srcSets.set(type, [...(srcSets.get(type) ?? []), `${add(name, data, extension)} ${width}w`]);
		}
		const sources = [...srcSets].map(([type, srcSet]) => ({ type, srcSet: srcSet.join(", ") }));
		const { fallback, width, height, cutOut } = photo;
		pictures[name] = { src: add(name, fallback, "jpg"), width, height, sources, ...(cutOut && { cutOut }) };
	}
	writeFolder(root, `public/${PICTURES}`, files);
	writeIfChanged(join(root, PICTURE_LIST), JSON.stringify(pictures, null, "\t"));
}

/**
 * Checks the content and makes what Next needs to build pages: pictures, fonts and brand files. Development needs no
 * pictures to share, of links and of sheets. Throws a ContentError with every mistake before it writes anything.
 */
export async function buildAssets(
	root: string,
	{ sharedPictures = true } = {},
): Promise<{ files: ContentFiles; locales: SiteLocales }> {
	const { files, pictures, drawings } = await loadCheckedContent(root);
	const locales = readLocales(root, files);
	const { contents, problems } = locales;
	if (problems.length > 0) throw new ContentError(problems);
	const [content] = contents;
	await Promise.all([
		// sharp works on native threads while this thread makes the fonts.
		sharedPictures &&
			import("./brand/social-pictures").then(({ buildSocialPictures }) =>
				buildSocialPictures(root, contents, pictures, drawings),
			),
		sharedPictures &&
			import("./brand/sheet-pictures").then(({ buildSheetPictures }) => buildSheetPictures(root, contents, drawings)),
		buildPictures(root, pictures, drawings.files),
		buildFonts(root, contents),
		bundleFirstPaint(content.brand.loadingScreen > 0).then((script) =>
			outputFile(join(root, FIRST_PAINT_FILE), script),
		),
		buildBrand(root, content.brand, drawings, content.clinic.wordmark),
	]);
	return { files, locales };
}
