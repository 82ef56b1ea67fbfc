/**
 * A text without the marks that nobody sees, such as those of writing direction and spaces of no width (Unicode's
 * category of format characters), which come along when it is copied. Joiners behind the sign of a vowel or of a joined
 * consonant stay: Devanagari and other scripts are spelt with them.
 */
export const withoutHiddenMarks = (text: string): string =>
	text.replace(/(\p{M}[\u200c\u200d])|\p{Cf}/gu, (_, spelt: string | undefined) => spelt ?? "");
