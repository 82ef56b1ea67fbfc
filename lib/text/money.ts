/**
 * A whole amount of money as the language writes it, such as `₹35,000`.
 * @param amount in units of the currency (rupees, not paise)
 */
export function money(amount: number, { currency, language }: { currency: string; language: string }): string {
	return new Intl.NumberFormat(language, { style: "currency", currency, maximumFractionDigits: 0 }).format(amount);
}
