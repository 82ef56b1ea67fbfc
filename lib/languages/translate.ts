import * as z from "zod";
import { type ContentFiles, type TranslatedName, translatedFiles } from "../content/content";
import { type ContentFile, fillTokens, type Tokens, tokensOf, unknownToken } from "../content/content-file";
import { kindOf } from "../content/content-schemas";
import { fieldName, type Problem } from "../content/problem";
import { textsOfLanguage, valueAt } from "../content/walk-schema";
import { zodMessage } from "../content/zod-messages";
import { translationFile } from "../model/content-path";
import type { PageState } from "../model/locales";
import type { Clinic } from "../model/schema/clinic";
import type { Emergency } from "../model/schema/emergency";
import { date, doctorSlug } from "../model/schema/shared";
import { unmeantCharacter } from "../text/invisible";
import { isFuzzy, type Message, mayContradict, mergeCatalogue, readCatalogue, type SourceText } from "./catalogue";

type Path = (string | number)[];

/** A content file with texts to translate. In one with `tokens`, `{tokens}` are filled. */
export type Original = { name: TranslatedName; file: ContentFile<unknown>; schema: z.ZodType; tokens?: boolean };

/** Every content file with texts to translate. */
const originalsIn = (files: ContentFiles): Original[] =>
	translatedFiles(files).flatMap(({ name, file }) => {
		const kind = kindOf(file.path);
		return kind && textsOfLanguage(kind.schema, file.data).length > 0 ? [{ name, file, ...kind }] : [];
	});

/**
 * The path of a field, in which an entry of a list has its topic or id, or nothing, in place of its index:
 * `details.sections[risks].text`.
 */
function fieldReference(data: unknown, path: Path): string {
	const keys = path.map((key, index) => {
		if (typeof key === "string") return `.${key}`;
		const { topic, id } = valueAt(data, path.slice(0, index + 1)) as { topic?: unknown; id?: unknown };
		const name = [topic, id].find((value) => typeof value === "string");
		return name ? `[${name}]` : "";
	});
	return keys.join("").slice(1);
}

/** A paragraph of an original as written, before tokens are filled: a text of a field may have several. */
type Paragraph = SourceText & { path: Path };

const paragraphsOf = ({ file, schema }: Original): Paragraph[] =>
	textsOfLanguage(schema, file.data).flatMap(({ path }) => {
		const rawText = String(valueAt(file.rawData, path)).trim();
		const field = fieldReference(file.data, path);
		return rawText.split(/\n(?:[ \t]*\n)+/).map((text) => ({ text, field, path }));
	});

/** A paragraph of an original and its translation, which is empty if there is none. */
export type TranslatedText = Paragraph & { translation: string; message: Message };

/** The translation of a content file. */
export type Translation = {
	original: Original;
	/** The path of its gettext file, which need not exist. */
	path: string;
	/** The original's data with the translated texts; missing texts remain in the original language. */
	data: unknown;
	texts: TranslatedText[];
	missing: TranslatedText[];
	/** Whether there is a text. */
	isBegun: boolean;
	/** Which doctor has read the translation, and when. */
	checked: PageState["checked"];
	/** Mistakes, which stop the build. */
	problems: Problem[];
	/** A problem at the message of a text, or at the file's beginning. */
	problemAt(text: Pick<TranslatedText, "field" | "text"> | undefined, message: string): Problem;
	/** What the gettext file should be. */
	catalogue: ReturnType<typeof mergeCatalogue>["catalogue"];
};

/** The header of a gettext file with the doctor (slug) who has read the translation, and the date. */
export const CHECKED = "X-Checked";

const checkedBy = z.strictObject({ by: doctorSlug, on: date });

/** The first letters of a text as they stand in a gettext file, which breaks long lines; all of a short text. */
function beginningOf(text: string): string {
	const line = JSON.stringify(text.split("\n", 1)[0]);
	return line.length < 40 && !text.includes("\n") ? line : line.slice(0, Math.min(40, line.length - 1));
}

/** A copy of some data with translated texts; a paragraph without a translation remains in the original language. */
function withTexts(data: unknown, texts: TranslatedText[]): unknown {
	const copy: unknown = structuredClone(data);
	for (const path of new Set(texts.map(({ path }) => path))) {
		const paragraphs = texts.filter((text) => text.path === path);
		if (paragraphs.every(({ translation }) => !translation)) continue;
		const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
		parent[path.at(-1) ?? ""] = paragraphs.map(({ translation, text }) => translation || text).join("\n\n");
	}
	return copy;
}

/** Data without the fields that come from the file's path. */
function withoutPathFields(schema: z.ZodType, data: unknown): unknown {
	const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
	if (def.type !== "object") return data;
	return Object.fromEntries(Object.entries(data as object).filter(([key]) => key in def.shape));
}

/**
 * Translates a content file: texts come from its gettext file, facts from the original.
 * @param tokens the values of `{tokens}` in the language; undefined leaves them as they are
 */
function translate(root: string, original: Original, language: string, tokens: Tokens | undefined): Translation {
	const { file, schema } = original;
	const cataloguePath = translationFile(file.path, language);
	const { text: poText, problems: mistakes, ...former } = readCatalogue(root, cataloguePath);
	const paragraphs = paragraphsOf(original);
	const { catalogue, messages } = mergeCatalogue(paragraphs, former);
	const texts = paragraphs.map((paragraph, index): TranslatedText => {
		const message = messages[index] as Message;
		return { ...paragraph, message, translation: message.msgstr[0]?.trim() ?? "" };
	});
	const lines = poText.split("\n");
	const problemAt: Translation["problemAt"] = (text, message) => {
		const beginning = text && beginningOf(text.text);
		// The words may stand in a comment or a translation, too.
		const index = lines.findIndex((line) => beginning && line.replace(/^msgid /, "").startsWith(beginning));
		return { file: cataloguePath, line: Math.max(index, 0) + 1, column: 1, field: text?.field ?? "", message };
	};
	const problemIn = (path: readonly PropertyKey[], message: string) =>
		problemAt(
			texts.find((text) => fieldName(text.path).startsWith(fieldName(path))),
			message,
		);

	// The original's words are safer than a former dose, or than the opposite.
	const safeTexts = texts.map((text) => (mayContradict(text.message) ? { ...text, translation: "" } : text));
	const translated = withTexts(file.data, safeTexts);
	const { filled: data, unknown } = tokens ? fillTokens(translated, tokens) : { filled: translated, unknown: [] };
	const { error } = schema.safeParse(withoutPathFields(schema, data), { error: zodMessage });
	const { [CHECKED]: mark } = former.headers;
	const [by, on] = mark?.split(" on ") ?? [];
	const checked = checkedBy.safeParse({ by, on }).data;
	const isMistaken = mark !== undefined && !checked;
	return {
		original,
		path: cataloguePath,
		data,
		texts,
		missing: texts.filter(({ translation }) => !translation),
		isBegun: texts.some(({ translation }) => translation),
		checked,
		problems: [
			...mistakes,
			...texts.flatMap((text) => {
				const { message } = unmeantCharacter(text.translation) ?? {};
				return message ? [problemAt(text, message)] : [];
			}),
			...unknown.map(({ token, path }) => problemIn(path, unknownToken(token, tokens))),
			...(error?.issues ?? []).map(({ path, message }) => problemIn(path, message)),
			...(isMistaken ? [problemAt(undefined, `${CHECKED}: "${mark}": write dr-asha-rao on 2026-12-01`)] : []),
		],
		problemAt,
		catalogue,
	};
}

/** Whether the original has changed since a text was translated. */
export const isOlder = ({ message, translation }: TranslatedText): boolean => translation !== "" && isFuzzy(message);

/**
 * The translations of all content files into a language.
 * @param files the originals, without mistakes
 * @param language the name of the language's folder below `content/`, such as `mr`
 */
export function readTranslations(root: string, files: ContentFiles, language: string): Translation[] {
	const originals = originalsIn(files);
	// The values of tokens are translated too, so read them first.
	const dataOf = (name: "clinic" | "emergency") => {
		const original = originals.find((candidate) => candidate.name === name);
		return original && translate(root, original, language, undefined).data;
	};
	const tokens = tokensOf(dataOf("clinic") as Clinic, dataOf("emergency") as Emergency | undefined);
	return originals.map((original) => translate(root, original, language, original.tokens ? tokens : undefined));
}
