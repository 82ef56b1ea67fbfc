import { cache } from "react";
import { type Edition, editionsWith, leadsToOriginal, localPath } from "./editions";

/** The language in which a page is made. */
type PageLanguage = { edition?: Edition; editions?: Edition[]; original?: Edition; inOriginal?: string };

/** React keeps one for each page that it renders, so that no component has to hand it on to the links in it. */
const pageLanguage = cache((): PageLanguage => ({}));

/** From here on, links of this page stay in the language of its content. */
export function makeIn(content: {
	edition: Edition;
	editions: Edition[];
	words: { languages: { inOriginal: string } };
}): void {
	const { edition, editions, words } = content;
	Object.assign(pageLanguage(), { edition, editions, original: editions[0], inOriginal: words.languages.inOriginal });
}

/** The language tag of the page that is being made. */
export const pageTag = (): string | undefined => pageLanguage().edition?.tag;

/** Whether the page that is being made is one of the original. */
export const inOriginal = (): boolean => !pageLanguage().edition?.root;

/** The attributes of a passage that stands in the original's language, on whatever page (WCAG 2.2, 3.1.2). */
export function asOriginal(): { lang?: string } {
	const { edition, original } = pageLanguage();
	return edition?.root ? { lang: original?.tag } : {};
}

/** The attributes of a text that a translation into another script may leave as it is, such as degrees: of Latin letters. */
export const asLeft = (text: string): { lang?: string } =>
	/^[\p{Script=Latin}\p{Script=Common}]*$/u.test(text) ? asOriginal() : {};

/** The attributes of an entry that tells of a treatment in its own words: those of the original where it is not translated. */
export function asOf(path: string): { lang?: string } {
	const { edition } = pageLanguage();
	return edition && leadsToOriginal(edition, path) ? asOriginal() : {};
}

/** The language of a file of captions: that of the page, or of the original where there are none in it. */
export function languageOfCaptions(captions: string, language: string): string {
	const { edition, original } = pageLanguage();
	const own = !edition?.root || captions.endsWith(`.${edition.code}.vtt`);
	return own ? language : (original?.tag ?? language);
}

/** What a link of this page to a page of the site has for attributes. */
export type LinkAttributes = {
	href: string;
	/** Where it leads to the original, for want of a translation: that one's language, and words that say so. */
	hrefLang?: string;
	"data-in"?: string;
};

/**
 * The attributes of a link to a page of the site: its address in the language of the page that is being made, or else that
 * of the original.
 * @param path as the original has it, with or without a query and an anchor
 */
export function siteLink(path: string): LinkAttributes {
	const { edition, original, inOriginal } = pageLanguage();
	if (!edition) return { href: path };
	if (!leadsToOriginal(edition, path)) return { href: localPath(edition, path) };
	return { href: path, hrefLang: original?.tag, "data-in": inOriginal };
}

/** A page of the site in one of its languages: its address, and what readers of the language call it. */
export type LanguageLink = { href: string; hrefLang: string; lang: string; name: string };

/** A page in all languages in which the site has it, that of the page being made among them; none where there is but one. */
export function inItsLanguages(path: string): LanguageLink[] {
	const offered = editionsWith(pageLanguage().editions ?? [], path);
	if (offered.length < 2) return [];
	return offered.map((edition) => ({
		href: localPath(edition, path),
		hrefLang: edition.code,
		lang: edition.tag,
		name: edition.name,
	}));
}
