import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "@/lib/content/content-of";
import { filesIn } from "@/lib/content/files";
import type { Editions } from "@/lib/content/translation/editions";
import { hasPage, localPath } from "@/lib/site/editions";
import { sitePages } from "@/lib/site/pages";
import { socialPicturePath } from "@/lib/site/social-picture";
import { codeHash } from "../kept";
import type { UsablePictures } from "../pictures/check-pictures";
import { sharp } from "../pictures/sharp";
import type { BrandDrawings } from "./drawings";
import { letteringIn } from "./lettering";
import { type SocialPicture, socialGround, socialPicture } from "./social-picture";

/** Where the build notes what each picture was made from, so that it makes only those that change. */
const NOTES = ".cache/social-pictures.json";

/** A picture of the content as SVG; nothing, where there is none. */
async function asSvg(root: string, { plates, photos }: UsablePictures, src?: string): Promise<string | undefined> {
	if (!src) return undefined;
	if (!photos.includes(src)) return plates.get(src)?.data;
	const { data, info } = await sharp(join(root, "content", src))
		.rotate()
		.resize({ width: 900, height: 1200, fit: "inside", withoutEnlargement: true })
		.jpeg()
		.toBuffer({ resolveWithObject: true });
	const size = `width="${info.width}" height="${info.height}"`;
	const image = `<image ${size} href="data:image/jpeg;base64,${data.toString("base64")}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}">${image}</svg>`;
}

/** What each picture is to show, by its address: pages that show the same picture have it made ready once. */
async function wanted(
	root: string,
	contents: Content[],
	pictures: UsablePictures,
): Promise<Map<string, SocialPicture>> {
	const ready = new Map<string | undefined, string | undefined>();
	const shown = new Map<string, SocialPicture>();
	for (const content of contents) {
		const { clinic, edition } = content;
		for (const { path, name: headline, line, picture: src } of sitePages(content)) {
			if (!hasPage(edition, path)) continue;
			if (!ready.has(src)) ready.set(src, await asSvg(root, pictures, src));
			const { wordmark } = clinic;
			shown.set(socialPicturePath(localPath(edition, path)), { wordmark, headline, line, picture: ready.get(src) });
		}
	}
	return shown;
}

/** Writes the pictures that shared links show under `public/`: one of each canonical page in each of its languages. */
export async function buildSocialPictures(
	root: string,
	contents: Editions["contents"],
	pictures: UsablePictures,
	drawings: BrandDrawings,
): Promise<void> {
	const [{ brand }] = contents;
	const notes = join(root, NOTES);
	const before: Record<string, string> = existsSync(notes) ? JSON.parse(readFileSync(notes, "utf8")) : {};
	const after: Record<string, string> = {};
	const shown = await wanted(root, contents, pictures);
	const words = [...shown.values()].flatMap(({ wordmark, headline, line }) => [wordmark, headline, line]);
	const draw = await letteringIn(root, brand.typefaces, [...new Set(words.join(""))].sort().join(""));
	for (const [path, picture] of shown) {
		const ground = socialGround(brand, drawings, picture);
		const state = createHash("sha256").update(JSON.stringify([codeHash(), brand, drawings.mark, picture, ground]));
		const file = join(root, "public", path);
		after[path] = state.digest("hex");
		if (after[path] === before[path] && existsSync(file)) continue;
		// A build that breaks off has noted nothing, and the next one makes all anew.
		rmSync(notes, { force: true });
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, await socialPicture(brand, drawings, picture, ground, draw));
	}
	for (const file of filesIn(root, "public/social")) {
		if (!shown.has(file.replace(/^public/, ""))) rmSync(join(root, file));
	}
	mkdirSync(dirname(notes), { recursive: true });
	writeFileSync(notes, JSON.stringify(after));
}
