import { fill } from "../text/fill";
import type { Clinic } from "./schema/clinic";
import type { Emergency } from "./schema/emergency";

/** What `{tokens}` in texts stand for. */
export type Tokens = Record<string, string>;

const TOKEN = /\{([a-z][a-z-]*)\}/g;

/** The tokens that texts may use: emergency numbers, figures of first aid, and the clinic's city. */
export function tokensOf(clinic: Pick<Clinic, "address"> | undefined, emergency: Emergency | undefined): Tokens {
	const { ambulance, helplines = {}, figures = {} } = emergency ?? {};
	return {
		...(clinic && { city: clinic.address.city }),
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
	const walk = (value: unknown, path: (string | number)[]): unknown => {
		if (typeof value === "string") {
			return value.replace(TOKEN, (written, token: string) => {
				if (tokens[token] === undefined) unknown.push({ token, path });
				return tokens[token] ?? written;
			});
		}
		if (Array.isArray(value)) return value.map((entry, index) => walk(entry, [...path, index]));
		if (value === null || typeof value !== "object" || value instanceof Date) return value;
		return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, walk(entry, [...path, key])]));
	};
	return { filled: walk(data, []), unknown };
}
