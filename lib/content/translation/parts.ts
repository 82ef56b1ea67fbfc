import { createHash } from "node:crypto";
import { fieldName } from "../position";
import type { LanguageText } from "../walk-schema";

type Path = LanguageText["path"];

/** What stands at a path of some data; undefined where there is nothing. */
export function valueAt(data: unknown, path: Path): unknown {
	return path.reduce<unknown>(
		(value, key) => (value as Record<string | number, unknown> | undefined | null)?.[key],
		data,
	);
}

/** What names an entry of a list among the others: the topic of a section, the id of a part of the advice. */
const nameOf = (entry: unknown): string | undefined => {
	const { topic, id } = (entry ?? {}) as { topic?: unknown; id?: unknown };
	return typeof topic === "string" ? topic : typeof id === "string" ? id : undefined;
};

/**
 * The part of its file to which a text belongs: of a list of sections or of advice the entry, else the field.
 * @returns its name, such as `details.sections.risks` or `heading`
 */
export function partOf(data: unknown, path: Path): string {
	for (let length = 1; length <= path.length; length++) {
		const name = nameOf(valueAt(data, path.slice(0, length)));
		if (name) return `${fieldName(path.slice(0, length - 1))}.${name}`;
	}
	return String(path[0]);
}

/** A short digest of texts, which changes with any of them: eight hexadecimal digits. */
export const digestOf = (texts: string[]): string =>
	createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);

/**
 * The state of a file's texts, part by part.
 * @param texts its texts as written, before tokens are filled
 */
export function stateOfParts(data: unknown, texts: LanguageText[]): Record<string, string> {
	const parts = new Map<string, string[]>();
	for (const { text, path } of texts) {
		const part = partOf(data, path);
		parts.set(part, [...(parts.get(part) ?? []), text]);
	}
	return Object.fromEntries([...parts].map(([part, within]) => [part, digestOf(within)]));
}
