import { fieldName } from "../position";
import { type LanguageText, textsOfLanguage } from "../walk-schema";
import { joinMarkdown, parseYaml } from "../yaml-document";
import type { Original } from "./overlay";
import { stateOfParts, valueAt } from "./parts";

type Path = LanguageText["path"];

/** The keys by which entries of lists are told apart. */
const entryKeys = ["topic", "id", "kind"];

/** What a translation has of some data: its texts, the keys of list entries, and list entries without texts as they are. */
function onlyTexts(value: unknown, paths: readonly string[], path: Path = []): unknown {
	const hasText = (at: Path) => {
		const name = fieldName(at);
		return paths.some((one) => one === name || one.startsWith(`${name}.`) || one.startsWith(`${name}[`));
	};
	if (value === null || typeof value !== "object") return value;
	if (Array.isArray(value)) {
		return value.map((entry, index) => (hasText([...path, index]) ? onlyTexts(entry, paths, [...path, index]) : entry));
	}
	const entries = Object.entries(value).filter(([key]) => hasText([...path, key]) || entryKeys.includes(key));
	return Object.fromEntries(entries.map(([key, entry]) => [key, onlyTexts(entry, paths, [...path, key])]));
}

/** The texts of an original as written, before tokens are filled, and the hash of each part. */
export function writtenTexts({ source, schema }: Original): { texts: LanguageText[]; state: Record<string, string> } {
	const texts = textsOfLanguage(schema, source.data).map(({ path }) => ({
		text: String(valueAt(source.written, path) ?? "").trim(),
		path,
	}));
	return { texts, state: stateOfParts(source.data, texts) };
}

/** The file with which a translation begins: the original's texts in the original's language, and the original's state. */
export function skeletonOf(original: Original): string {
	const { texts, state } = writtenTexts(original);
	const paths = texts.map(({ path }) => fieldName(path));
	const { body, ...data } = onlyTexts(original.source.written, paths) as Record<string, unknown>;
	const yaml = parseYaml("");
	yaml.setIn([], { ...data, translation: { from: state } });
	return original.source.file.endsWith(".md") ? joinMarkdown(yaml.toText(), String(body)) : yaml.toText();
}
