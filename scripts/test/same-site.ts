/**
 * `npm run compare -- BEFORE AFTER`: which files of two exported sites differ, with the first difference of each.
 * A hash in a name, the hashes of a policy and compressed copies are not compared: one change of a shared script would
 * else be a difference of every page. Exits with 1 if something differs.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";
import { exitWith } from "../exec";

/** Names end in `-1a2b3c4d` or `.0rxrdz-vk1-i_` before the ending. */
const HASH_IN_NAME =
	/(?:-(?:[0-9a-f]{8}|[A-Z0-9]{8})|\.[\w-]{12,16})(?=\.(?:js|css|svg|woff2|avif|webp|png|jpe?g|mp4|webm|vtt|json|txt)\b)/g;
const HASH_IN_POLICY = /'sha256-[\w+/=]+'/g;
const EXCERPT = 80;

/** The file as text, one character a byte, without what changes with every build. */
const textOf = (folder: string, file: string): string =>
	readFileSync(join(folder, file), "latin1").replace(HASH_IN_NAME, "").replace(HASH_IN_POLICY, "'sha256'");

const filesByName = (folder: string): Map<string, string> =>
	new Map(
		filesBelow(folder)
			.filter((file) => !/\.(br|gz)$/.test(file))
			.map((file) => [file.replace(HASH_IN_NAME, ""), file]),
	);

function firstDifference(before: string, after: string): string {
	let start = 0;
	while (start < before.length && before[start] === after[start]) start++;
	const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, start - 20), start + EXCERPT));
	return `\n  - ${excerpt(before)}\n  + ${excerpt(after)}`;
}

const [before, after] = process.argv.slice(2);
if (!before || !after) exitWith("Name two exported folders: npm run compare -- BEFORE AFTER");

const older = filesByName(before);
const newer = filesByName(after);
const names = [...new Set([...older.keys(), ...newer.keys()])].sort();
const differences = names.flatMap((name) => {
	const [was, is] = [older.get(name), newer.get(name)];
	if (!was) return `added: ${name}`;
	if (!is) return `removed: ${name}`;
	const [text, changed] = [textOf(before, was), textOf(after, is)];
	return text === changed ? [] : `differs: ${name}${firstDifference(text, changed)}`;
});
for (const line of differences) console.log(line);
console.log(`${differences.length} of ${names.length} files differ.`);
process.exitCode = differences.length ? 1 : 0;
