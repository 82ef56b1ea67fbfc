/** How far a page of a translation can be relied on. */
export type PageState = {
	/** The doctor who has read the translation, by slug, and when; without it, nobody has. */
	checked?: { by: string; on: string };
	/** Whether the original has changed since. */
	older: boolean;
};

/** The site in one language. */
export type Edition = {
	/** The language's code (ISO 639), such as `mr`: its folder below `content/` and the first segment of its paths. */
	code: string;
	/** The language of its pages as HTML and `Intl` name it (BCP 47), such as `mr-IN`. */
	tag: string;
	/** What its readers call the language, such as मराठी. */
	name: string;
	/** The line that offers a page in this language to those who read another, in this language. */
	offer: string;
	/** What stands before its paths: nothing for the original, else such as `/mr`. */
	root: string;
	/** Its pages, by the paths that the original gives them, aliases too; all there are for the original. */
	pages?: Record<string, PageState>;
};

/** Whether a page exists in an edition. */
export const hasPage = ({ pages }: Edition, path: string): boolean => pages === undefined || Object.hasOwn(pages, path);

/**
 * The address of a page in an edition, or in the original where the edition does not have it.
 * @param path as the original has it, with or without a query and an anchor
 */
export function localPath(edition: Edition, path: string): string {
	const [bare = path] = path.split(/[?#]/, 1);
	return edition.root && hasPage(edition, bare) ? edition.root + path : path;
}

/** Whether a link of an edition leads to the original, since the edition does not have the page. */
export const leadsToOriginal = (edition: Edition, path: string): boolean =>
	edition.root !== "" && /^\/(?!\/)/.test(path) && localPath(edition, path) === path;

/** The editions that have a page, the original first. */
export const editionsWith = (editions: Edition[], path: string): Edition[] =>
	editions.filter((edition) => hasPage(edition, path));

/** Whether a doctor stands for a page: for those of the original, and for translations that one has read. */
export const isChecked = ({ pages }: Edition, path: string): boolean =>
	pages === undefined || pages[path]?.checked !== undefined;
