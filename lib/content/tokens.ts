import { mapTexts } from "../text/deep";
import { fill } from "../text/fill";
import type { Clinic } from "./schema/clinic";
import type { Emergency } from "./schema/emergency";

/** What `{tokens}` in texts stand for. */
export type Tokens = Record<string, string>;

const BRACES = /\{([^{}]*)\}/g;

/** The tokens that texts may use: emergency numbers, figures of first aid, and the city of the clinic's address, if it has one. */
export function tokensOf({ address }: Pick<Clinic, "address">, emergency: Emergency | undefined): Tokens {
	const { ambulance, helplines = {}, figures = {} } = emergency ?? {};
	return {
		...(address && { city: address.city }),
		...(ambulance && { ambulance: fill(ambulance.inText, { number: ambulance.number, other: ambulance.other ?? "" }) }),
		...Object.fromEntries(Object.entries(helplines).map(([token, { number }]) => [token, number])),
		...figures,
	};
}

/** A token that stands for nothing, and the field in which it stands. */
type UnknownToken = { token: string; path: (string | number)[] };

/**
 * Data with the tokens in its texts filled.
 * @returns the data, and the tokens that stand for nothing, which are left as they are
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
