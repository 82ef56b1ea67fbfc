/**
 * `npm run photos`: removes from the photographs in `content/photos/` where, when and with what they were taken, turns them
 * upright, and makes them no larger than pages need. A photograph without such data does not change.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { filesIn } from "@/lib/content/files";
import { plainPhoto } from "../pipeline/pictures/photo";
import { sharp } from "../pipeline/pictures/sharp";

for (const file of filesIn(process.cwd(), "content/photos").filter((name) => /\.(jpe?g|png)$/.test(name))) {
	const source = readFileSync(file);
	const { exif, xmp, iptc } = await sharp(source).metadata();
	if (!exif && !xmp && !iptc) continue;
	writeFileSync(file, await plainPhoto(source));
	console.log(`${file}: its data about the camera and the place is gone`);
}
