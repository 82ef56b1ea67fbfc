const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS = "third fourth fifth sixth seventh eighth ninth tenth".split(" ");

const ENGLISH = new Map<string, number>([
	...ONES.map((word, value) => [word, value] as const),
	...TENS.map((word, index) => [word, index * 10 + 20] as const),
	...TENS.flatMap((ten, index) =>
		ONES.slice(1, 10).map((word, unit) => [`${ten}-${word}`, index * 10 + 21 + unit] as const),
	),
	...ORDINALS.map((word, index) => [word, index + 3] as const),
	["twice", 2],
	["hundred", 100],
	["thousand", 1000],
]);

/** Digits of any script, except in names such as CO2. */
export const DIGITS = /(?<![\p{Script=Latin}\p{Nd}])\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

/** Digits of any script as Latin digits: Unicode has the ten digits of each script in a row, zero first. */
const asLatinDigits = (text: string): string =>
	text.replace(/\p{Nd}/gu, (digit) => {
		let zero = digit.codePointAt(0) ?? 0;
		while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero--;
		return String((digit.codePointAt(0) ?? 0) - zero);
	});

/**
 * The numbers in a text, in digits or words, sorted by size. "One" counts only as a digit, because the word is often an
 * article.
 * @param words the words of the text's language that mean a number
 */
export function figuresIn(text: string, words: ReadonlyMap<string, number> = ENGLISH): number[] {
	const inDigits = (text.match(DIGITS) ?? []).map((digits) => Number(asLatinDigits(digits).replaceAll(",", "")));
	const inWords = (text.replace(/\btwo-wheeler/gi, "").match(WORD) ?? []).flatMap((word) => {
		const whole = words.get(word.toLowerCase());
		if (whole !== undefined) return whole;
		return word.split("-").flatMap((part) => words.get(part.toLowerCase()) ?? []);
	});
	return [...inDigits, ...inWords.filter((value) => value !== 1)].sort((first, second) => first - second);
}

/** Numbers in Latin digits, such as 108, that are not part of a word. */
export const latinDigitsIn = (text: string): string[] =>
	text.match(/(?<![\p{Script=Latin}\d+-])\d+(?![\d-]*\p{Script=Latin})/gu) ?? [];
