import { type Locale, leadsToOriginal, localesWith, localPath } from "../model/locales";
import type { Clinic } from "../model/schema/clinic";
import type { Labels } from "../model/schema/interface";

/** What every component of a page may need: its labels, the clinic's facts and its language. */
export type Page = {
	labels: Labels;
	clinic: Clinic;
	locale: Locale;
	/** All languages of the site, the original first. */
	locales: Locale[];
};

/** The `page` prop of the components that show the content of one language. */
export const pageOf = ({ labels, clinic, locale, locales }: Page): Page => ({ labels, clinic, locale, locales });

export const isOriginal = ({ locale }: Page): boolean => !locale.root;

/** The `lang` attribute of text in the original language; none on a page in that language (WCAG 2.2, 3.1.2). */
export function originalLang(page: Page): { lang?: string } {
	return isOriginal(page) ? {} : { lang: page.locales[0]?.tag };
}

/** The `lang` attribute of text that a translation may leave in Latin letters, such as degrees. */
export const untranslatedLang = (page: Page, text: string): { lang?: string } =>
	/^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text) ? originalLang(page) : {};

/** The `lang` attribute of text that comes from the linked page: the original language if that is not translated. */
export const linkedTextLang = (page: Page, path: string): { lang?: string } =>
	leadsToOriginal(page.locale, path) ? originalLang(page) : {};

/** The language of a captions file: that of the page, or the original if there are no captions in it. */
export function captionsLanguage(page: Page, captions: string): string {
	const { clinic, locale, locales } = page;
	const translated = isOriginal(page) || captions.endsWith(`.${locale.code}.vtt`);
	return translated ? clinic.language : (locales[0]?.tag ?? clinic.language);
}

/** The attributes of a link to a page of the site. */
export type LinkAttributes = {
	href: string;
	/** Only on links to the original because the page is not translated: its language, and the words that say so. */
	hrefLang?: string;
	"data-in"?: string;
};

/**
 * The attributes of a link to a page of the site, in the language of the page if the target is translated.
 * @param path in the original, with or without a query and an anchor
 */
export function siteLink({ labels, locale, locales }: Page, path: string): LinkAttributes {
	if (!leadsToOriginal(locale, path)) return { href: localPath(locale, path) };
	return { href: path, hrefLang: locales[0]?.tag, "data-in": labels.languages.inOriginal };
}

/** A page in one language of the site: its address, and the language's own name. */
type LanguageLink = { href: string; hrefLang: string; lang: string; name: string };

/** A page in every language in which the site has it, this one included; empty if there is only one. */
export function pageInLocales({ locales }: Page, path: string): LanguageLink[] {
	const offered = localesWith(locales, path);
	if (offered.length < 2) return [];
	return offered.map((locale) => ({
		href: localPath(locale, path),
		hrefLang: locale.code,
		lang: locale.tag,
		name: locale.name,
	}));
}
