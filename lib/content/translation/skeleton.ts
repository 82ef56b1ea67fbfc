import { Document, visit } from "yaml";
import { fieldName } from "../position";
import { type LanguageText, textsOfLanguage } from "../walk-schema";
import type { Original } from "./overlay";
import { stateOfParts, valueAt } from "./parts";

type Path = LanguageText["path"];

/** The parts of some data that a translation needs: texts, keys of list entries, and list entries without texts. */
function onlyTexts(value: unknown, places: Set<string>, path: Path = []): unknown {
	const has = (at: Path) =>
		[...places].some(
			(place) =>
				place === fieldName(at) || place.startsWith(`${fieldName(at)}.`) || place.startsWith(`${fieldName(at)}[`),
		);
	if (value === null || typeof value !== "object") return value;
	if (Array.isArray(value)) {
		return value.map((entry, index) => (has([...path, index]) ? onlyTexts(entry, places, [...path, index]) : entry));
	}
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, entry]) => {
			const at = [...path, key];
			if (has(at)) return [[key, onlyTexts(entry, places, at)]];
			return key === "topic" || key === "id" ? [[key, entry]] : [];
		}),
	);
}

/** The texts of an original as written, before tokens are filled, and the hash of each part. */
export function writtenTexts({ source, schema }: Original): { texts: LanguageText[]; state: Record<string, string> } {
	const texts = textsOfLanguage(schema, source.data).map(({ path }) => ({
		text: String(valueAt(source.written, path) ?? "").trim(),
		path,
	}));
	return { texts, state: stateOfParts(source.data, texts) };
}

/** Data as YAML: texts of several lines as they are, long ones folded. */
function asYaml(data: unknown): string {
	const document = new Document(data);
	visit(document, {
		Scalar(key, node) {
			if (key === "key" || typeof node.value !== "string") return;
			if (node.value.includes("\n")) node.type = "BLOCK_LITERAL";
			else if (node.value.length > 90) node.type = "BLOCK_FOLDED";
		},
	});
	return document.toString({ lineWidth: 120 });
}

/**
 * The initial file of a translation: the original's texts, to be translated, and the hashes of its parts.
 */
export function skeletonOf(original: Original): string {
	const { source } = original;
	const { texts, state } = writtenTexts(original);
	const places = new Set(texts.map(({ path }) => fieldName(path)));
	const { body, ...rest } = onlyTexts(source.written, places) as Record<string, unknown>;
	const data = { ...rest, translation: { from: state } };
	if (!source.file.endsWith(".md")) return asYaml(data);
	return `---\n${asYaml(data)}---\n\n${String(body)}\n`;
}
