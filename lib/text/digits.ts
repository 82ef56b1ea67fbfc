/**
 * The code of the digit zero in the languages of most clinics. `Intl` knows it for all languages, but its first use takes a
 * browser 20 to 50 ms.
 */
const ZEROS: Record<string, number> = { en: 0x30, hi: 0x30, mr: 0x966 };

/** Formats a number in the digits of a language, without separators. */
export function formatDigits(value: number, language: string, minimumDigits = 1): string {
	const zero = ZEROS[language.slice(0, 2)] ?? Intl.NumberFormat(language).format(0).charCodeAt(0);
	return `${value}`.padStart(minimumDigits, "0").replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
