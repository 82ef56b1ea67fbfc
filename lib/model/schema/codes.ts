import * as z from "zod";
import { text } from "./shared";

/** Whether Unicode has a name for a code. */
function isKnown(type: "language" | "script" | "region" | "currency", code: string): boolean {
	const name = new Intl.DisplayNames("en", { type, fallback: "none" }).of(code);
	return name !== undefined && !name.startsWith("Unknown");
}

/** A language by its code (ISO 639): its folder of the content and of the site, or what a doctor speaks. */
const codeOfLanguage = { error: "the code of a language, such as mr, hi or en", abort: true };
export const languageCode = text
	.regex(/^[a-z]{2,3}$/, codeOfLanguage)
	.refine((code) => isKnown("language", code), codeOfLanguage);

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

const country = { error: "the two capital letters of a country, such as IN", abort: true };
export const countryCode = z
	.string()
	.regex(/^[A-Z]{2}$/, country)
	.refine((code) => canonicalTag(`en-${code}`) === `en-${code}`, country);

const currency = { error: "the three capital letters of a currency, such as INR", abort: true };
export const currencyCode = z
	.string()
	.regex(/^[A-Z]{3}$/, currency)
	.refine((code) => isKnown("currency", code), currency);
