export type PageState = {
	/** The doctor (slug) who approved the translation, and when. */
	checked?: { by: string; on: string };
	/** Whether the original has changed since. */
	older: boolean;
};

/** The site in one language. */
export type Locale = {
	/** The language's code (ISO 639), such as `mr`: its folder below `content/` and the first segment of its paths. */
	code: string;
	/** The language of its pages as HTML and `Intl` name it (BCP 47), such as `mr-IN`. */
	tag: string;
	/** The language's own name, such as मराठी. */
	name: string;
	/** One to three letters for it, in its script, such as म: part of the name or the offer (WCAG 2.2, 2.5.3). */
	short: string;
	/** Offers a page in this language to readers of another. */
	offer: string;
	/** The prefix of its paths: empty for the original, else such as `/mr`. */
	root: string;
	/** Its pages by their paths in the original, aliases too; undefined for the original, which has all. */
	pages?: Record<string, PageState>;
};

/** The language (ISO 639) of a tag (BCP 47): `en` of `en-IN`. */
export const languageOf = (tag: string): string => tag.replace(/-.*/, "");

/** The script in which a language (BCP 47) is written, by its English name in lower case, such as `devanagari`. */
export function scriptOf(language: string): string {
	const { script = "Latn" } = new Intl.Locale(language).maximize();
	const name = new Intl.DisplayNames("en", { type: "script" }).of(script) ?? script;
	return name.toLowerCase().replaceAll(" ", "-");
}

/** Whether a page exists in a language. */
export const hasPage = ({ pages }: Locale, path: string): boolean => pages === undefined || Object.hasOwn(pages, path);

/**
 * The path of a page in a language, or in the original if it is not translated.
 * @param path in the original, with or without a query and an anchor
 */
export function localPath(locale: Locale, path: string): string {
	const [bare = path] = path.split(/[?#]/, 1);
	return locale.root && hasPage(locale, bare) ? locale.root + path : path;
}

/** Whether a link leads to the original because the page is not translated. */
export const leadsToOriginal = (locale: Locale, path: string): boolean =>
	locale.root !== "" && /^\/(?!\/)/.test(path) && localPath(locale, path) === path;

/** The locales that have a page, the original first. */
export const localesWith = (locales: Locale[], path: string): Locale[] =>
	locales.filter((locale) => hasPage(locale, path));

/** Whether a doctor has approved the page. Pages of the original always are. */
export const isChecked = ({ pages }: Locale, path: string): boolean =>
	pages === undefined || pages[path]?.checked !== undefined;
