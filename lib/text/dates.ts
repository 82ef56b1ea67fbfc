/**
 * A calendar date in words, "5 October 2026".
 * @param date as in the content, `2026-10-05`
 * @param language a BCP 47 tag, such as `en-IN`
 */
export function longDate(date: string, language: string): string {
	return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
		new Date(`${date}T00:00:00Z`),
	);
}
