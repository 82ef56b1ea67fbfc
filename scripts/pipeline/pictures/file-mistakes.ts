import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { readText } from "@/lib/content/files";
import { ContentError } from "@/lib/content/problem";
import { unmeantCharacter } from "@/lib/text/invisible";

/** What phones save without being asked; the types of other files are told by their endings. */
const ofPhones: Record<string, string> = { heic: "a HEIC picture of a phone", mov: "a MOV film of a phone" };

/** What a file is by its ending: a text by its beginning, or what file-type may say of it. */
const kinds: Record<string, { wanted: string; begins?: RegExp; fits?: string[] }> = {
	".svg": { wanted: "SVG", begins: /^\s*<(?:\?xml|!--|!doctype svg|svg)/i },
	".vtt": { wanted: "WebVTT", begins: /^WEBVTT\b/ },
	".mp4": { wanted: "MP4", fits: ["mp4", "m4v"] },
	".webm": { wanted: "WebM", fits: ["webm"] },
};
const picture: (typeof kinds)[string] = { wanted: "JPEG or PNG", fits: ["jpg", "png", "webp", "avif", "gif", "tif"] };

/** What is wrong with a text that pages contain: how it is saved, how it begins, or a character. */
function textMistake(root: string, file: string, begins: RegExp): string | undefined {
	try {
		const text = readText(root, file);
		if (!begins.test(text)) return "its beginning is that of another file, such as a web page or a pointer of Git LFS";
		const { character = "", message } = unmeantCharacter(text) ?? {};
		return message && `line ${text.slice(0, text.indexOf(character)).split("\n").length} ${message}`;
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return error.problems.map(({ line, message }) => `line ${line} ${message}`).join();
	}
}

/**
 * What is wrong with a picture, drawing, film or captions: what it really is, if that does not fit its ending, or
 * how its text is saved.
 * @param file from the root
 */
export async function fileMistake(root: string, file: string): Promise<string | undefined> {
	const path = join(root, file);
	if (!statSync(path).isFile()) return "is a folder: expected a file";
	const data = readFileSync(path);
	const { wanted, begins, fits } = kinds[extname(file)] ?? picture;
	if (data.length === 0) return `the file is empty: save it again as ${wanted}`;
	const type = (await fileTypeFromBuffer(data))?.ext ?? (isUtf8(data) ? "text" : "unknown");
	if (fits?.includes(type)) return undefined;
	// It takes the mark of UTF-16 for that of an mp1.
	if (begins && ["text", "unknown", "xml", "vtt", "mp1"].includes(type)) return textMistake(root, file, begins);
	if (kinds[".svg"]?.begins?.test(data.toString("utf8"))) return "the file is a drawing: end its name in .svg";
	if (type === "text") return "the file is a text, such as a web page or a pointer of Git LFS: its content is missing";
	const what = type === "unknown" ? "of an unknown type" : (ofPhones[type] ?? `of the type ${type.toUpperCase()}`);
	return `the file is ${what}: save it as ${wanted}`;
}
