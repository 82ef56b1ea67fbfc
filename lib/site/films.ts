import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * The files of a film for its `<source>` elements, the smaller format first.
 * @param src the MP4's path under `public/`; a WebM of the same name beside it is offered before it
 */
export function filmSources(src: string): { src: string; type: string }[] {
	const webm = src.replace(/\.mp4$/, ".webm");
	const mp4 = { src, type: "video/mp4" };
	return existsSync(join(process.cwd(), "public", webm)) ? [{ src: webm, type: "video/webm" }, mp4] : [mp4];
}
