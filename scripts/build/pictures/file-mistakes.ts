import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { readText } from "@/lib/content/files";
import { ContentError } from "@/lib/content/problem";
import { unmeantCharacter } from "@/lib/text/invisible";

/** What phones save without being asked; the types of other files are told by their endings. */
const ofPhones: Record<string, string> = { heic: "a HEIC picture of a phone", mov: "a MOV film of a phone" };

/** What file-type takes the mark of UTF-16 for. */
const UTF_16 = "mp1";

/** What each kind of file may be, by the endings that file-type gives; `text` and `unknown` are of no type. */
const kinds = {
	picture: { fits: ["jpg", "png", "webp", "avif", "gif", "tif"], wanted: "JPEG or PNG" },
	drawing: { fits: ["xml", "text", "unknown", UTF_16], wanted: "SVG" },
	captions: { fits: ["vtt", "unknown", UTF_16], wanted: "WebVTT" },
	mp4: { fits: ["mp4", "m4v"], wanted: "MP4" },
	webm: { fits: ["webm"], wanted: "WebM" },
};

export type FileKind = keyof typeof kinds;

/** What a file really is, by its first bytes, if that does not fit its kind. */
export async function typeMistake(data: Buffer, kind: FileKind): Promise<string | undefined> {
	const { fits, wanted } = kinds[kind];
	if (data.length === 0) return `the file is empty: save it again as ${wanted}`;
	const type = (await fileTypeFromBuffer(data))?.ext ?? (isUtf8(data) ? "text" : "unknown");
	if (fits.includes(type)) return undefined;
	if (type === "text") return "the file is a text, such as a web page or a pointer of Git LFS: its content is missing";
	const what = type === "unknown" ? "of an unknown type" : (ofPhones[type] ?? `of the type ${type.toUpperCase()}`);
	return `the file is ${what}: save it as ${wanted}`;
}

/** What is wrong with a drawing or captions: its type, how it is saved, or a character that breaks pages that contain it. */
export async function textMistake(root: string, file: string, kind: FileKind): Promise<string | undefined> {
	try {
		const text = readText(root, file);
		const { character = "", message } = unmeantCharacter(text) ?? {};
		if (message) return `line ${text.slice(0, text.indexOf(character)).split("\n").length} ${message}`;
		return await typeMistake(Buffer.from(text), kind);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		const [first] = error.problems;
		return (await typeMistake(readFileSync(join(root, file)), kind)) ?? `line ${first?.line} ${first?.message}`;
	}
}
