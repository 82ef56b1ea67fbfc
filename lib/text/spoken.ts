/** How a language says what is written in short. */
export type Pronunciations = {
	/** The words for the digits 0 to 9. */
	digits: string[];
	/** Between the ends of a range. */
	to: string;
	/** What is written, and what is said instead. */
	words: Record<string, string>;
};

/** From ten digits on, with spaces or hyphens between them. */
const TELEPHONE = /\+?[\d०-९](?:[\s-]?[\d०-९]){9,}/g;
const RANGE = /([\d०-९])\s?[–-]\s?(?=₹?\s?[\d०-९])/g;
const RUPEES = /₹\s?([\d०-९,.]*[\d०-९])/g;

/** The words for the digits of a number. */
export const spelled = (number: string, digits: string[]): string[] =>
	(number.match(/[\d०-९]/g) ?? []).map(
		(sign) => digits[sign > "9" ? sign.charCodeAt(0) - 0x966 : Number(sign)] ?? sign,
	);

/** The words for the digits of a telephone number, in pairs. */
const inPairs = (number: string, digits: string[]) =>
	(number.startsWith("+") ? "+ " : "") +
	spelled(number, digits)
		.map((digit, at) => (at === 0 ? "" : at % 2 ? " " : ", ") + digit)
		.join("");

/** A text as it is said: telephone numbers digit by digit, ranges, amounts in rupees, and whole words of the table. */
export function spoken(text: string, { digits, to, words }: Pronunciations): string {
	const known = Object.keys(words)
		.sort((one, other) => other.length - one.length)
		.map((word) => word.replace(/[\^$+.*?()[\]{}\\|]/g, "\\$&"));
	const word = `(^|[^\\p{L}\\p{M}\\d.,])(${known.join("|")})(?![.,]?[\\p{L}\\p{M}\\d])`;
	return text
		.replace(/\u2060/g, "")
		.replace(/\s+/g, " ")
		.replace(TELEPHONE, (number) => inPairs(number, digits))
		.replace(RANGE, `$1 ${to} `)
		.replace(RUPEES, "$1 ₹")
		.replace(new RegExp(word, "gu"), (_, before: string, found: string) => before + (words[found] ?? found));
}
