import { readFileSync } from "node:fs";
import { stringify } from "yaml";

/** Values of tokens. A token without a key here stays in the text, because content has tokens as well. */
export type Values = Record<string, string | undefined>;

/** The folder of the templates. */
export const TEMPLATES = new URL("templates/", import.meta.url);

const TOKEN = /\{([a-z-]+)\}/gi;
/** A double-quoted text with a token, or a token outside quotation marks. */
const TEXT_WITH_TOKEN = /"([^"\n]*\{[a-z-]+\}[^"\n]*)"|\{[a-z-]+\}/gi;
/** An optional field, which is commented out, with the lines indented below it. */
const OPTIONAL = /^( *)#\w+:.*(?:\n\1# {2}.*)*/gm;

const fillValues = (text: string, values: Values) =>
	text.replace(TOKEN, (token, name) => (name in values ? (values[name] ?? "") : token));

/**
 * Fills the tokens of a template, such as `name: "{name}"`, and quotes the texts again where YAML needs it. An optional
 * field with tokens is uncommented if all its tokens have values.
 */
export function fillText(template: string, values: Values): string {
	const chosen = template.replace(OPTIONAL, (field) => {
		const known = [...field.matchAll(TOKEN)].flatMap(([, name = ""]) => (name in values ? [values[name]] : []));
		const isUsed = known.length > 0 && known.every((value) => value !== undefined);
		return isUsed ? field.replace(/^( *)#/gm, "$1") : field;
	});
	return chosen.replace(TEXT_WITH_TOKEN, (match, quoted?: string) => {
		const filled = fillValues(quoted ?? match, values);
		if (quoted === undefined) return filled;
		return filled === quoted ? match : stringify(filled, { lineWidth: 0 }).trimEnd();
	});
}

/** Fills the template with this path in the folder of the templates. */
export const fillTemplate = (name: string, values: Values): string =>
	fillText(readFileSync(new URL(name, TEMPLATES), "utf8"), values);
