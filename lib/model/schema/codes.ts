import { text } from "./shared";

type Kind = "language" | "script" | "region" | "currency";

/** Whether Unicode has a name for a code, and no other code for the same. */
function isKnown(type: Kind, code: string): boolean {
	const name = new Intl.DisplayNames("en", { type, fallback: "none" }).of(code);
	const tag = type === "region" ? `en-${code}` : type === "language" && code;
	return (!tag || Intl.getCanonicalLocales(tag)[0] === tag) && name !== undefined && !name.startsWith("Unknown");
}

const codeOf = (type: Kind, form: RegExp, error: string) =>
	text.regex(form, { error, abort: true }).refine((code) => isKnown(type, code), { error, abort: true });

/** The tag as the standard (BCP 47) writes it; undefined if its parts are unknown, or no tag can be made of it. */
function canonicalTag(written: string): string | undefined {
	try {
		const [tag = ""] = Intl.getCanonicalLocales(written.replaceAll("_", "-"));
		const { language, script = "Latn", region = "IN" } = new Intl.Locale(tag);
		return isKnown("language", language) && isKnown("script", script) && isKnown("region", region) ? tag : undefined;
	} catch {
		return undefined;
	}
}

/** The language of pages. It is a text, which translations have in their own language. */
export const languageTag = text.refine((tag) => canonicalTag(tag) === tag, {
	error: ({ input }) => {
		const meant = canonicalTag(String(input));
		return `a language and its country, such as en-IN, found "${input}"${meant ? `; did you mean ${meant}?` : ""}`;
	},
});

/** A language by its code (ISO 639): its folder of the content and of the site, or what a doctor speaks. */
export const languageCode = codeOf("language", /^[a-z]{2,3}$/, "the code of a language, such as mr, hi or en");
export const countryCode = codeOf("region", /^[A-Z]{2}$/, "the two capital letters of a country, such as IN");
export const currencyCode = codeOf("currency", /^[A-Z]{3}$/, "the three capital letters of a currency, such as INR");
