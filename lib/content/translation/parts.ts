import { createHash } from "node:crypto";
import { fieldName } from "../position";
import type { LanguageText } from "../walk-schema";

type Path = LanguageText["path"];

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
	return path.reduce<unknown>(
		(value, key) => (value as Record<string | number, unknown> | undefined | null)?.[key],
		data,
	);
}

/** The key of a list entry: the topic of a section, or the id of an entry of the advice. */
const nameOf = (entry: unknown): string | undefined => {
	const { topic, id } = (entry ?? {}) as { topic?: unknown; id?: unknown };
	return typeof topic === "string" ? topic : typeof id === "string" ? id : undefined;
};

/**
 * The part of its file that a text belongs to: an entry in a list of sections or advice, or else a top-level field.
 * @returns its name, such as `details.sections.risks` or `heading`
 */
export function partOf(data: unknown, path: Path): string {
	for (let length = 1; length <= path.length; length++) {
		const name = nameOf(valueAt(data, path.slice(0, length)));
		if (name) return `${fieldName(path.slice(0, length - 1))}.${name}`;
	}
	return String(path[0]);
}

/** A short hash of texts: eight hexadecimal digits. */
export const digestOf = (texts: string[]): string =>
	createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 8);

/**
 * A hash of a file's texts for each of its parts.
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
