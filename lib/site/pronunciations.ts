import type { SiteContent } from "../content";
import { type Pronunciations, spelled } from "../text/spoken";

type Sources = Pick<SiteContent, "pronunciations" | "emergency" | "locale">;

const inDevanagari = (number: string) => number.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

/**
 * How the voice of a device says what a page has in short, in the page's language. Emergency numbers are read digit by
 * digit.
 * @param shown what the page shows: only words that occur in it are returned, and signs
 */
export function pronunciationsFor({ pronunciations, emergency, locale }: Sources, shown: unknown): Pronunciations {
	const table = pronunciations?.languages.find(({ language }) => language === locale.code);
	const { digits = [..."0123456789"], to = "–", words = [] } = table ?? {};
	const { ambulance, helplines = {} } = emergency ?? {};
	const numbers = [ambulance, { number: ambulance?.other }, ...Object.values(helplines)].flatMap(
		(one) => one?.number ?? [],
	);
	const spelledOut = [...numbers, ...numbers.map(inDevanagari)].map((text) => ({
		text,
		say: spelled(text, digits).join(" "),
	}));
	const text = JSON.stringify(shown);
	const isNeeded = (word: string) => text.includes(word) || !/[\p{L}\p{N}]/u.test(word);
	return {
		digits,
		to,
		words: Object.fromEntries(
			[...words, ...spelledOut].flatMap((word) => (isNeeded(word.text) ? [[word.text, word.say]] : [])),
		),
	};
}
