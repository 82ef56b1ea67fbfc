import { isCollection, isScalar, isMap as isYamlMap, parse, parseDocument } from "yaml";
import { type Block, columnOf, entriesOf, type FileEntry, type FileText, isBlock } from "./file-entries";
import { flowEdited } from "./flow-edit";
import { matchedEntries } from "./matched-entries";
import { type Data, type DataMap, isMap, isNothing, saysSame, withoutNothing } from "./nothing";
import { mapText, valueText } from "./yaml-text";

/** Text of an entry, from its key or dash to its line break, and what stands on the lines above it. */
type Written = { key: string; lead: string; text: string };

/** A comment behind a value, on the same line. */
function commentBehind({ value, afterMarker, end }: FileEntry, { text }: FileText): string {
	const block = isScalar(value) && value.type?.startsWith("BLOCK");
	const behind = block || isBlock(value) ? "" : text.slice(value?.range?.[1] ?? afterMarker, end - 1);
	return /^\s+#/.test(behind) ? behind : "";
}

/** An entry with another value, or with the same: then every byte of it stays. */
function edited(entry: FileEntry, data: Data, file: FileText): Written {
	const { key, lead, start, afterMarker, end, value } = entry;
	const { text } = file;
	if (saysSame(entry.data, data)) return { key, lead, text: text.slice(start, end) };
	const sameKind = isYamlMap(value) ? isMap(data) : Array.isArray(data);
	if (isBlock(value) && sameKind && !isNothing(data)) {
		const first = entriesOf(value, file)[0]?.start ?? end;
		return { key, lead, text: text.slice(start, first) + blockText(value, data as DataMap | Data[], file) };
	}
	if (isCollection(value) && value.range && value.flow && sameKind) {
		const [from, to] = value.range;
		return { key, lead, text: text.slice(start, from) + flowEdited(value, data, text) + text.slice(to, end) };
	}
	const place = { column: columnOf(file, start), key: afterMarker - start - (key ? 1 : 0), like: value };
	const written = valueText(data, place, key === "");
	const oneLine = written.indexOf("\n") === written.length - 1;
	const comment = oneLine ? commentBehind(entry, file) : "";
	return { key, lead, text: text.slice(start, afterMarker) + written.replace(/\n$/, `${comment}\n`) };
}

function editedMap(entries: FileEntry[], data: DataMap, column: number, file: FileText): Written[] {
	const written = entries
		.filter(({ key, data: before }) => key in data || isNothing(before) || (before === false && !file.meansNo.has(key)))
		.map((entry) =>
			entry.key in data ? edited(entry, data[entry.key] as Data, file) : edited(entry, entry.data, file),
		);
	const keys = Object.keys(data);
	for (const [index, key] of keys.entries()) {
		if (written.some((entry) => entry.key === key)) continue;
		const before = keys
			.slice(0, index)
			.reverse()
			.find((earlier) => written.some((entry) => entry.key === earlier));
		const place = written.findIndex((entry) => entry.key === before) + 1;
		written.splice(place, 0, { key, lead: "", text: mapText({ [key]: data[key] as Data }, column).trimStart() });
	}
	return written;
}

function editedList(entries: FileEntry[], data: Data[], column: number, file: FileText): Written[] {
	const matches = matchedEntries(
		entries.map((entry) => entry.data),
		data,
	);
	return data.map((value, index) => {
		const was = entries[matches[index] ?? -1];
		if (was) return edited(was, value, file);
		const like = entries[0]?.value;
		return { key: "", lead: "", text: `-${valueText(value, { column, key: 1, like }, true)}` };
	});
}

/** A block with other entries, from the first one's key or dash to the last one's line break. */
function blockText(block: Block, data: DataMap | Data[], file: FileText): string {
	const entries = entriesOf(block, file);
	const column = columnOf(file, entries[0]?.start ?? 0);
	const written = Array.isArray(data)
		? editedList(entries, data, column, file)
		: editedMap(entries, data, column, file);
	const indent = " ".repeat(column);
	return written
		.map(({ lead, text }, index) => {
			if (index > 0) return lead + indent + text;
			// The first begins in the midst of a line, behind its indentation or a dash.
			const comments = lead.trimStart();
			return comments ? comments + indent + text : text;
		})
		.join("");
}

function merged(before: string, after: DataMap, meansNo: ReadonlySet<string>): string {
	const document = parseDocument(before, { keepSourceTokens: true });
	if (document.errors[0]) throw document.errors[0];
	const file = { text: before, document, meansNo };
	const { contents } = document;
	if (!isBlock(contents) || !isYamlMap(contents))
		return before.trim() ? `${before}${mapText(after, 0)}` : mapText(after, 0);
	const entries = entriesOf(contents, file);
	const [start = 0, end = 0] = [entries[0]?.start, entries.at(-1)?.end];
	return before.slice(0, start) + blockText(contents, after, file) + before.slice(end);
}

/**
 * Writes data into the text of a YAML file so that only what has changed is written anew: comments, order, quotes and
 * folded lines of everything else stay byte for byte. Entries of lists keep their text when they are moved.
 * @param before the file's text; empty for a new file
 * @param data what the file is to say, a map; what says nothing (empty texts, lists and maps) is left out
 * @param meansNo names of fields in which `false` is written; elsewhere it is as good as no field
 * @returns the file's new text; `before` itself if it says the same already
 * @throws {YAMLParseError} if `before` is no YAML
 */
export function mergeYaml(before: string, data: unknown, meansNo: ReadonlySet<string> = new Set()): string {
	const after = withoutNothing(data, meansNo);
	if (!isMap(after)) throw new TypeError("A content file holds fields with names");
	const says = (text: string) => {
		try {
			return saysSame(withoutNothing(parse(text) ?? {}, meansNo), after);
		} catch {
			return false; // no YAML
		}
	};
	if (says(before)) return before;
	const windows = before.includes("\r\n");
	const text = before.replaceAll("\r\n", "\n").replace(/\n?$/, before.trim() ? "\n" : "");
	const result = merged(text, after, meansNo);
	// A way of writing that was not foreseen: the file loses its form, but no word.
	const safe = says(result) ? result : mapText(after, 0);
	return windows ? safe.replaceAll("\n", "\r\n") : safe;
}
