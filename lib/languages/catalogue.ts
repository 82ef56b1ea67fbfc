import { existsSync } from "node:fs";
import { join } from "node:path";
import { type GetTextTranslation, po } from "gettext-parser";
import { readText } from "../content/files";
import { ContentError, fileProblem, type Problem } from "../content/problem";
import { figuresIn } from "../text/figures";

/** A message of a catalogue: a text of the original, `msgid`, and its translation, `msgstr`. */
export type Message = GetTextTranslation;

/** A gettext file (PO) with the translations of one content file. */
export type Catalogue = {
	headers: Record<string, string>;
	/** The comments above the headers, such as the names of translators. */
	notes?: Message["comments"];
	/** In the order of the original. */
	messages: Message[];
	/** Translations of texts that the original no longer has. */
	obsolete: Message[];
};

/** The least share of common words that makes a text a new version of another. */
const LEAST_SHARED = 0.6;

/** Flags a translation whose original has changed since. */
const FUZZY = "fuzzy";

/** Begins a translator's comment that accepts a difference from the original, in the words of the check. */
const AGREED = "agreed: ";

const commentLines = (comment = "") => comment.split("\n").filter(Boolean);

export const isFuzzy = ({ comments }: Message): boolean => comments?.flag?.includes(FUZZY) ?? false;

/** The fields of the original that contain the text, from the comment `#:`. */
const referencedFields = ({ comments }: Message) => (comments?.reference ?? "").split(/\s+/);

/** The differences from the original that a person has accepted. */
export const agreedIn = ({ comments }: Message): string[] =>
	commentLines(comments?.translator).flatMap((line) => (line.startsWith(AGREED) ? line.slice(AGREED.length) : []));

/** Words that turn an English instruction into its opposite. */
const NEGATIONS = /\b(?:no|not|never|without|cannot)\b|n['’]t\b/gi;

const figuresAndNegations = (text: string) => [...figuresIn(text), text.match(NEGATIONS)?.length ?? 0].join();

/**
 * Whether a fuzzy translation may say other figures than its original, or the opposite: it was made from a text, which
 * the comment `#|` has, with other figures or another number of negations.
 */
export function mayContradict(message: Message): boolean {
	if (!isFuzzy(message)) return false;
	const [, quoted = ""] = (message.comments?.previous ?? "").split(/^msgid /m);
	const previous = (quoted.match(/"(?:[^"\\]|\\.)*"/g) ?? []).map((part) => JSON.parse(part) as string).join("");
	return previous !== "" && figuresAndNegations(previous) !== figuresAndNegations(message.msgid);
}

/** Texts with other line breaks are the same text. */
const keyOf = (text: string, context = "") => `${context}\u0004${text.replace(/\s+/g, " ")}`;

const allIn = (table: Record<string, Record<string, Message>> = {}): Message[] =>
	Object.values(table).flatMap((messages) => Object.values(messages).filter(({ msgid }) => msgid));

const tableOf = (messages: Message[]) => {
	const table: Record<string, Record<string, Message>> = {};
	for (const message of messages) {
		const context = message.msgctxt ?? "";
		table[context] = { ...table[context], [message.msgid]: message };
	}
	return table;
};

/**
 * Reads a catalogue, which is empty if there is no such file.
 * @returns the catalogue, its text, and the problem if it cannot be parsed
 */
export function readCatalogue(root: string, file: string): Catalogue & { text: string; problems: Problem[] } {
	let text = "";
	try {
		text = existsSync(join(root, file)) ? readText(root, file) : "";
		// An empty file has no headers.
		const { headers = {}, translations, obsolete } = po.parse(text, { validation: true });
		const notes = translations[""]?.[""]?.comments;
		return { headers, notes, messages: allIn(translations), obsolete: allIn(obsolete), text, problems: [] };
	} catch (error) {
		const { lineNumber = 1, message } = error as SyntaxError & { lineNumber?: number };
		const mistake = { ...fileProblem(file, `is no valid gettext file: ${message}`), line: lineNumber };
		const problems = error instanceof ContentError ? error.problems : [mistake];
		return { headers: {}, messages: [], obsolete: [], text, problems };
	}
}

/** The text of a gettext file. */
export function catalogueText(language: string, { headers, notes, messages, obsolete }: Catalogue): string {
	const order = new Map([...messages, ...obsolete].map((message, index) => [message, index]));
	const table = {
		charset: "utf-8",
		headers: { ...headers, Language: language, "MIME-Version": "1.0", "Content-Type": "text/plain; charset=utf-8" },
		translations: tableOf([{ msgid: "", msgstr: [""], comments: notes }, ...messages]),
		obsolete: tableOf(obsolete),
	};
	const sort = (first: Message, second: Message) => (order.get(first) ?? 0) - (order.get(second) ?? 0);
	return po.compile(table, { sort }).toString();
}

/** A text of an original; `field` is its path, without indices of lists. */
export type SourceText = { text: string; field: string };

/** The share of words that two texts have in common, of the different words of the longer. */
function sharedWords(...texts: [string, string]): number {
	const [first, second] = texts.map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu)));
	const common = [...(first ?? [])].filter((word) => second?.has(word));
	return common.length / Math.max(first?.size ?? 0, second?.size ?? 0, 1);
}

/** The message of a text: one with its field as context, or else one without a context. */
const messageOf = (messages: Map<string, Message>, { text, field }: SourceText): Message | undefined =>
	messages.get(keyOf(text, field)) ?? messages.get(keyOf(text));

/** A translation of a former text for the present one, as fuzzy. */
function asFuzzy(former: Message, text: string): Message {
	const previous = (isFuzzy(former) && former.comments?.previous) || `msgid ${JSON.stringify(former.msgid)}`;
	const flags = (former.comments?.flag ?? "").split(/[\s,]+/).filter((flag) => flag && flag !== FUZZY);
	const comments = { ...former.comments, flag: [FUZZY, ...flags].join(", "), previous };
	return { ...former, msgid: text, comments };
}

/**
 * Merges a catalogue with the texts of its original, as `msgmerge` does. A text keeps its translation wherever it moves.
 * A changed text takes that of the former text of its field which is most like it, as fuzzy; a new text has none. What is
 * left becomes obsolete.
 * @returns the merged catalogue, and the message of each text
 */
export function mergeCatalogue(texts: SourceText[], { headers, notes, ...former }: Catalogue) {
	const formerMessages = [...former.messages, ...former.obsolete];
	const byKey = new Map<string, Message>();
	for (const message of formerMessages) {
		const key = keyOf(message.msgid, message.msgctxt);
		// Of several with a key, the first that has a translation.
		if (!byKey.get(key)?.msgstr[0]) byKey.set(key, message);
	}
	const exact = texts.map((source) => messageOf(byKey, source));
	const unused = new Set(formerMessages.filter((message) => message.msgstr[0] && !exact.includes(message)));

	/** Former messages for changed texts; the most alike choose first. */
	const fuzzy = new Map<string, Message>();
	const rated = texts
		.filter((_, index) => !exact[index])
		.flatMap((source) =>
			[...unused]
				.filter((message) => (message.msgctxt ?? source.field) === source.field)
				.filter((message) => referencedFields(message).includes(source.field))
				.map((message) => ({ source, message, shared: sharedWords(message.msgid, source.text) })),
		)
		.filter(({ shared }) => shared >= LEAST_SHARED)
		.sort((first, second) => second.shared - first.shared);
	for (const { source, message } of rated) {
		const key = keyOf(source.text, message.msgctxt);
		if (fuzzy.has(key) || !unused.delete(message)) continue;
		fuzzy.set(key, asFuzzy(message, source.text));
	}

	/** The messages of the merged catalogue, by those from which they are made, or by the keys of new texts. */
	const merged = new Map<Message | string, Message>();
	const messages = texts.map((source, index) => {
		const message = exact[index] ?? messageOf(fuzzy, source);
		const key = message ?? keyOf(source.text);
		const known = merged.get(key);
		const result = known ?? { msgstr: [""], ...message, msgid: source.text };
		const fields = new Set(known ? [...referencedFields(known), source.field] : [source.field]);
		result.comments = { ...result.comments, reference: [...fields].join("\n") };
		merged.set(key, result);
		return result;
	});
	return { catalogue: { headers, notes, messages: [...merged.values()], obsolete: [...unused] }, messages };
}
