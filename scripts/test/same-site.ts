import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";

/** Names end in `-1a2b3c4d`, `-YKAEODPT` or `.0rxrdz-vk1-i_` before the ending. */
const HASH_IN_NAME =
	/(?:-(?:[0-9a-f]{8}|[A-Z0-9]{8})|\.[\w-]{12,16})(?=\.(?:js|css|svg|woff2|avif|webp|png|jpe?g|mp4|webm|vtt|json|txt)\b)/g;
const HASH_IN_POLICY = /'sha256-[\w+/=]+'/g;
const BEFORE = 20;
const AFTER = 80;

/** The file, one character a byte, without hashes. */
const textOf = (folder: string, file: string): string =>
	readFileSync(join(folder, file), "latin1").replace(HASH_IN_NAME, "").replace(HASH_IN_POLICY, "'sha256'");

/** The files of a site by their names without hashes; compressed copies are left out. */
const filesByName = (folder: string): Map<string, string> =>
	new Map(
		filesBelow(folder)
			.filter((file) => !/\.(br|gz)$/.test(file))
			.map((file) => [file.replace(HASH_IN_NAME, ""), file]),
	);

function firstDifference(before: string, after: string): string {
	let start = 0;
	while (start < before.length && before[start] === after[start]) start++;
	const excerpt = (text: string) =>
		JSON.stringify(Buffer.from(text.slice(Math.max(0, start - BEFORE), start + AFTER), "latin1").toString());
	return `\n  - ${excerpt(before)}\n  + ${excerpt(after)}`;
}

/**
 * Which files of two exported sites differ, with the first difference of each. A hash in a name and the hashes of a policy
 * are not compared: one change of a shared script would else be a difference of every page.
 * @param before a folder, such as `out`
 */
export function siteDifferences(before: string, after: string): string[] {
	const [older, newer] = [filesByName(before), filesByName(after)];
	return [...new Set([...older.keys(), ...newer.keys()])].sort().flatMap((name) => {
		const [was, is] = [older.get(name), newer.get(name)];
		if (!was) return `added: ${name}`;
		if (!is) return `removed: ${name}`;
		const [text, changed] = [textOf(before, was), textOf(after, is)];
		return text === changed ? [] : `differs: ${name}${firstDifference(text, changed)}`;
	});
}
