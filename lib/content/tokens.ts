import { mapTexts } from "../text/deep";
import { fill } from "../text/fill";
import type { Clinic } from "./schema/clinic";
import type { Emergency } from "./schema/emergency";

/** The values of `{tokens}` in texts, by name. */
export type Tokens = Record<string, string>;

const BRACES = /\{([^{}]*)\}/g;

/** The tokens that texts may use: emergency numbers, first-aid figures, and the clinic's city if it has an address. */
export function tokensOf({ address }: Pick<Clinic, "address">, emergency: Emergency | undefined): Tokens {
	const { ambulance, helplines = {}, figures = {} } = emergency ?? {};
	return {
		...(address && { city: address.city }),
		...(ambulance && { ambulance: fill(ambulance.inText, { number: ambulance.number, other: ambulance.other ?? "" }) }),
		...Object.fromEntries(Object.entries(helplines).map(([token, { number }]) => [token, number])),
		...figures,
	};
}

/** A token without a value, and its field. */
type UnknownToken = { token: string; path: (string | number)[] };

/**
 * Data with the tokens in its texts filled.
 * @returns the data, and the unknown tokens, which are not replaced
 */
export function fillTokens(data: unknown, tokens: Tokens): { filled: unknown; unknown: UnknownToken[] } {
	const unknown: UnknownToken[] = [];
	const filled = mapTexts(data, (text, path) => {
		// `inText` defines the token {ambulance}: tokensOf fills its placeholders.
		if (path.at(-1) === "inText") return text;
		return text.replace(BRACES, (written, token: string) => {
			if (Object.hasOwn(tokens, token)) return tokens[token] ?? "";
			unknown.push({ token, path });
			return written;
		});
	});
	return { filled, unknown };
}
