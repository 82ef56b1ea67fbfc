import { readFileSync } from "node:fs";
import { stringify } from "yaml";
import { parseYaml } from "@/lib/content/yaml-document";
import { description } from "@/lib/model/schema/shared";

/** Values of tokens. A token without a key here stays in the text, because content has tokens as well. */
export type Values = Record<string, string | number | readonly (object | string)[] | undefined>;

/** Contents of files by path. */
export type Files = Record<string, string | Buffer>;

/** The folder of the templates. */
export const TEMPLATES = new URL("templates/", import.meta.url);

const LINE_WIDTH = 120;
const TOKEN = /\{([a-z-]+)\}/gi;
/** A double-quoted text with a token: the value of a field or an entry of a list. */
const QUOTED = /^( *(?:- )?)(?:(\w+): )?"([^"\n]*\{[a-z-]+\}[^"\n]*)"$/gim;
/** An optional field, which is commented out, with the lines indented below it. */
const OPTIONAL = /^( *)#\w+:.*(?:\n\1# {2}.*)*/gm;

const fillTokens = (text: string, values: Values) =>
	text.replace(TOKEN, (token, name) => (name in values ? String(values[name] ?? "") : token));

/** Leaves out the first sentences if they would make a description longer than its schema allows. */
function fillDescription(text: string, values: Values): string {
	const sentences = text.split(/(?<=\.) /).map((sentence) => fillTokens(sentence, values));
	return sentences.reduceRight((rest, sentence) => {
		const longer = `${sentence} ${rest}`;
		return description.safeParse(longer).success ? longer : rest;
	});
}

/**
 * Fills a YAML template with tokens in double-quoted texts, such as `name: "{name}"`; `yaml` decides on quotation
 * marks. An optional field with tokens is uncommented if all its tokens have values.
 */
export function fillText(template: string, values: Values): string {
	return template
		.replace(OPTIONAL, (field) => {
			const names = [...field.matchAll(TOKEN)].map(([, name = ""]) => name).filter((name) => name in values);
			const isUsed = names.length > 0 && names.every((name) => values[name] !== undefined);
			return isUsed ? field.replace(/^( *)#/gm, "$1") : fillTokens(field, values);
		})
		.replace(QUOTED, (_, indent: string, field: string | undefined, text: string) => {
			const fill = field === "description" || field === "summary" ? fillDescription : fillTokens;
			const only = values[/^\{([a-z-]+)\}$/i.exec(text)?.[1] ?? ""];
			// The entries of a list take the place of the entry with the token.
			const start = field ? `${indent}${field}: ` : Array.isArray(only) ? indent.replace("- ", "") : indent;
			const value = typeof only === "number" || Array.isArray(only) ? only : fill(text, values);
			const written = stringify(value, { lineWidth: LINE_WIDTH - start.length }).trimEnd();
			const spaces = " ".repeat(Array.isArray(only) ? start.length : indent.length + 2);
			return start + written.replaceAll("\n", `\n${spaces}`);
		});
}

/** Fills the template with this path in the folder of the templates. */
export const fillTemplate = (name: string, values: Values): string =>
	fillText(readFileSync(new URL(name, TEMPLATES), "utf8"), values);

/** A YAML text with other data; its comments and the order of fields stay. */
export function editYaml<T>(text: string, change: (data: T) => T): string {
	const document = parseYaml(text);
	document.setIn([], change(document.data() as T));
	return document.toText();
}
