/** The numbers of a list in SVG's notation, such as that of `viewBox`; `1.2.3` is 1.2 and 0.3. */
export const numbersIn = (list = ""): number[] =>
	(list.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
