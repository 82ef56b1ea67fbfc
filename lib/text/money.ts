/**
 * A whole amount of money as the language writes it, such as `₹2,00,000` and `₹२,००,०००`. Its digits are grouped as in
 * the language's other numbers: the currencies of Marathi have groups of three in Unicode's data (CLDR), where readers in
 * India expect lakhs.
 * @param amount in units of the currency (rupees, not paise)
 */
export function money(amount: number, { currency, language }: { currency: string; language: string }): string {
	const number = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(amount);
	return new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0, useGrouping: false })
		.formatToParts(amount)
		.map(({ type, value }) => (type === "integer" ? number : value))
		.join("");
}
