import { withoutHiddenMarks } from "./hidden-marks";

const DEVANAGARI_ZERO = "०".charCodeAt(0);

/** Devanagari digits as the plain ones. */
function plainDigits(text: string): string {
	return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/** The hyphens that address books prefer. */
const OTHER_HYPHENS = /[\u2010-\u2014]/g;

/** The zero of a number within the country, in brackets behind the country code: +91 (0) 98765 43210. */
const TRUNK_ZERO = /^(\D*(?:00)?91\D*)\(0\)/;

/**
 * A telephone number as its ten digits, where `typed` is one: with or without spaces and hyphens,
 * +91, +91 (0), 0091, 91 or 0 in front, in plain or Devanagari digits. Anything else comes back as it is, but for
 * its digits, so that an unfinished or mistaken number stays in the field to be put right.
 */
export function reducePhone(typed: string): string {
	const text = withoutHiddenMarks(plainDigits(typed)).replace(OTHER_HYPHENS, "-");
	if (/[^\d\s()+.-]/.test(text)) return text;
	const digits = text.replace(TRUNK_ZERO, "$1").replace(/\D/g, "");
	// A number that begins with + or 0 is whole only with its prefix: ten digits of it are not yet all.
	const national = /^\D*[+0]/.test(text)
		? /^(?:0{0,2}910?|0)(\d{10})$/.exec(digits)?.[1]
		: /^(?:91)?(\d{10})$/.exec(digits)?.[1];
	return national ?? text;
}
