/** The code of the digit zero in the languages that do not write Latin digits. */
const ZEROS: Record<string, number> = {
	as: 0x9e6,
	bn: 0x9e6,
	dz: 0xf20,
	fa: 0x6f0,
	ks: 0x6f0,
	mr: 0x966,
	my: 0x1040,
	ne: 0x966,
	ps: 0x6f0,
	sa: 0x966,
	sd: 0x660,
};

/**
 * Formats a number in the digits of a language, without separators. `Intl` does the same, but its first use takes a
 * browser 20 to 50 ms, and four times that on a phone.
 */
export function formatDigits(value: number, language: string, minimumDigits = 1): string {
	const zero = ZEROS[language.slice(0, 2)] ?? 0x30;
	return `${value}`.padStart(minimumDigits, "0").replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
