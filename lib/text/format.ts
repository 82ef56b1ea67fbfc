/** A date such as `2026-10-05` in words, "5 October 2026". The language is a BCP 47 tag, such as `en-IN`. */
export function longDate(date: string, language: string): string {
	return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${date}T00:00:00Z`),
	);
}

/** The names of languages, given by their codes such as `mr`, in the language of a BCP 47 tag. */
export function languageNames(codes: string[], language: string): string[] {
	const names = new Intl.DisplayNames(language, { type: "language" });
	return codes.map((code) => names.of(code) ?? code);
}

/**
 * A whole amount of money in a language's format, such as `₹2,00,000` and `₹२,००,०००`. Digits are grouped as in the
 * language's plain numbers: CLDR groups Marathi currency in threes, but readers in India expect lakhs.
 * @param amount in units of the currency (rupees, not paise)
 */
export function money(amount: number, { currency, language }: { currency: string; language: string }): string {
	const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(amount);
	return new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0, useGrouping: false })
		.formatToParts(amount)
		.map(({ type, value }) => (type === "integer" ? number : value))
		.join("");
}
