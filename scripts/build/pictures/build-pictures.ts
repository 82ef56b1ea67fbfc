import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltPicture } from "@/lib/content/resolve-media";
import { PICTURE_LIST } from "@/lib/content/resolve-media";
import { codeHash, diskCache } from "../disk-cache";
import { writeFolder, writeIfChanged } from "../files";
import type { UsablePictures } from "./check-media";

/** Folder of pictures below `public/`. Each name contains a hash of the content, so hosts may cache the files for ever. */
const FOLDER = "pictures";

/** The path of a picture's file below `public/`. */
function hashedPath(src: string, data: string | Uint8Array, extension: string): string {
	const hash = createHash("sha256").update(data).digest("hex").slice(0, 8);
	return `/${FOLDER}/${src.replace(/^\//, "").replace(/\.\w+$/, "")}-${hash}.${extension}`;
}

/** Writes the pictures under `public/pictures/`, and the list of them that pages read. */
export async function buildPictures(root: string, { illustrations, photos }: UsablePictures): Promise<void> {
	const pictures: Record<string, BuiltPicture> = {};
	const files = new Map<string, string | Uint8Array>();
	for (const [name, { svg, width, height }] of illustrations) {
		const src = hashedPath(name, svg, "svg");
		files.set(src, svg);
		pictures[name] = { src, width, height };
	}
	for (const name of photos) {
		const source = readFileSync(join(root, "content", name));
		const photo = await diskCache("encoded-photos", [source, codeHash("scripts/build/pictures")], async () =>
			(await import("./photo")).encodePhoto(source),
		);
		const srcSets = new Map<string, string[]>();
		let src = "";
		for (const { type, width, data, extension } of photo.files) {
			src = hashedPath(name, data, extension);
			files.set(src, data);
			srcSets.set(type, [...(srcSets.get(type) ?? []), `${src} ${width}w`]);
		}
		const sources = [...srcSets].map(([type, srcSet]) => ({ type, srcSet: srcSet.join(", ") }));
		pictures[name] = { src, width: photo.width, height: photo.height, sources };
	}
	writeFolder(root, `public/${FOLDER}`, files);
	writeIfChanged(join(root, PICTURE_LIST), JSON.stringify(pictures, null, "\t"));
}
