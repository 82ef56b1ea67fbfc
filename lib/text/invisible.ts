/** Controls, formats, spaces and what else Unicode lets programs ignore; U+2800 is the blank of Braille. */
const UNSEEN = "\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}\\p{DI}\\u2800";

/** A character that cannot be seen or told from a plain space. A joiner or selector behind a letter's sign shapes that. */
export const INVISIBLE = new RegExp(`(?! )(?!(?<=[\\p{M}\\p{ExtPict}])(?:\\u200c|\\u200d|\\ufe0f))[${UNSEEN}]`, "u");

const EACH_INVISIBLE = new RegExp(INVISIBLE, "gu");

/** Names of characters that are often copied along with a text. */
const names: Record<string, string> = {
	"\t": "tab",
	"\n": "line break",
	"\u00a0": "no-break space",
	"\u00ad": "soft hyphen",
	"\u200b": "zero-width space",
	"\u200c": "zero-width non-joiner",
	"\u200d": "zero-width joiner",
	"\u2060": "word joiner",
	"\ufeff": "zero-width no-break space",
};

/** A character's number in Unicode, and its name if it is a common one: `U+00A0 no-break space`. */
function characterName(character: string): string {
	const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
	return `U+${number}${names[character] ? ` ${names[character]}` : ""}`;
}

/** A text with the name of each invisible character in its place, so that readers see the difference that it makes. */
export const showInvisible = (text: string): string =>
	text.replace(EACH_INVISIBLE, (character) => `[${characterName(character)}]`);

export const withoutInvisible = (text: string): string => text.replace(EACH_INVISIBLE, "");

/** Characters that no author can mean: controls, halves of a character, those of other programs, and what replaces lost ones. */
const UNMEANT = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\p{NChar}\ufffd]/u;

const SEEN = new RegExp(`[^${UNSEEN}]`, "u");

/** A mark that changes the direction of writing and the one that ends it, with nothing between them. */
const CLOSED = /[\u202a\u202b\u202d\u202e]\u202c|[\u2066-\u2068]\u2069/;

/** The first mark of direction that is not ended, or ends what was not begun. */
function unclosedMark(text: string): string | undefined {
	let marks = text.replace(/[^\u202a-\u202e\u2066-\u2069]/g, "");
	while (CLOSED.test(marks)) marks = marks.replace(CLOSED, "");
	return marks[0];
}

/** The first character that breaks pages, data or feeds made of a text, or hides the text, and what is wrong with it. */
export function unmeantCharacter(text: string): { character: string; message: string } | undefined {
	const unmeant = UNMEANT.exec(text)?.[0];
	const character = unmeant ?? unclosedMark(text);
	if (character) {
		const wrong = unmeant ? "a character that pages cannot show" : "a mark of direction without its other half";
		const remedy = unmeant === "\ufffd" ? "which replaces a lost letter: write it again" : `${wrong}: delete it`;
		return { character, message: `contains ${characterName(character)}, ${remedy}` };
	}
	const written = text.trim();
	if (!written || SEEN.test(written)) return undefined;
	return { character: written, message: `must not be empty, contains only ${showInvisible(written)}` };
}
