import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { readText } from "@/lib/content/files";
import { ContentError } from "@/lib/content/problem";
import { unmeantCharacter } from "@/lib/text/invisible";

/** What phones save without being asked; the types of other files are told by their endings. */
const ofPhones: Record<string, string> = { heic: "a HEIC picture of a phone", mov: "a MOV film of a phone" };

/** What file-type takes the mark of UTF-16 for. */
const UTF_16 = "mp1";

/** What a file may be by its ending, in the names of file-type; `text` and `unknown` are of no type. */
const kinds: Record<string, { fits: string[]; wanted: string; isText?: boolean }> = {
	".svg": { fits: ["xml", "text", "unknown", UTF_16], wanted: "SVG", isText: true },
	".vtt": { fits: ["vtt", "unknown", UTF_16], wanted: "WebVTT", isText: true },
	".mp4": { fits: ["mp4", "m4v"], wanted: "MP4" },
	".webm": { fits: ["webm"], wanted: "WebM" },
};
const picture: (typeof kinds)[string] = { fits: ["jpg", "png", "webp", "avif", "gif", "tif"], wanted: "JPEG or PNG" };

/** What is wrong with a text that pages contain: how it is saved, or a character. */
function textMistake(root: string, file: string): string | undefined {
	try {
		const text = readText(root, file);
		const { character = "", message } = unmeantCharacter(text) ?? {};
		return message && `line ${text.slice(0, text.indexOf(character)).split("\n").length} ${message}`;
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.problems.map(({ line, message }) => `line ${line} ${message}`).join();
	}
}

/**
 * What is wrong with a picture, drawing, film, recording or captions: what it really is, if that does not fit its ending, or
 * how its text is saved.
 * @param file from the root
 */
export async function fileMistake(root: string, file: string): Promise<string | undefined> {
	const data = readFileSync(join(root, file));
	const { fits, wanted, isText } = kinds[extname(file)] ?? picture;
	if (data.length === 0) return `the file is empty: save it again as ${wanted}`;
	const type = (await fileTypeFromBuffer(data))?.ext ?? (isUtf8(data) ? "text" : "unknown");
	if (fits.includes(type)) return isText ? textMistake(root, file) : undefined;
	if (type === "text") return "the file is a text, such as a web page or a pointer of Git LFS: its content is missing";
	const what = type === "unknown" ? "of an unknown type" : (ofPhones[type] ?? `of the type ${type.toUpperCase()}`);
	return `the file is ${what}: save it as ${wanted}`;
}
