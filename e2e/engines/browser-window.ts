/** What a visitor looks for in a page: an element that shows, and the words that it is known by. */
export type Target = {
	/** What kind of element it is, as a CSS selector. */
	css: string;
	/** Its label or its text, or a part of it. The element that says just this comes before others. */
	says?: string;
};

/** Keys besides letters. */
export type Key = "Enter" | "Escape" | "Tab" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

/** A window of some browser, with one page in it. Its size, mouse and keys are real; each driver has its own way to them. */
export interface BrowserWindow {
	/** Opens an address of the site; resolves when the page has loaded. */
	open(path: string): Promise<void>;
	reload(): Promise<void>;
	/** Runs a function in the page: it is sent as text, so that it sees its argument and nothing else. */
	run<Argument, Result>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Result>;
	/** Presses the middle of an element with the mouse. */
	click(target: Target): Promise<void>;
	/** Moves the mouse over the middle of an element. */
	hover(target: Target): Promise<void>;
	press(key: Key): Promise<void>;
	/** Types letters into what has the focus. */
	type(text: string): Promise<void>;
	/** Forgets what the site has kept: its cookies and storage. */
	forget(): Promise<void>;
}

/** Runs in the page: the element that is looked for, moved to the middle of the window; null if none shows. */
export function find({ css, says }: Target): HTMLElement | null {
	const labels = (element: Element) => ("labels" in element ? [...((element.labels as NodeList | null) ?? [])] : []);
	const wordsOf = (element: Element) =>
		(element.ariaLabel ?? [...labels(element), element].map(({ textContent }) => textContent).join(" "))
			.replace(/\s+/g, " ")
			.trim();
	const shown = [...document.querySelectorAll<HTMLElement>(css)].filter((element) =>
		element.checkVisibility({ visibilityProperty: true }),
	);
	const found =
		says === undefined
			? shown[0]
			: (shown.find((element) => wordsOf(element) === says) ??
				shown.find((element) => wordsOf(element).includes(says)));
	found?.scrollIntoView({ block: "center", behavior: "instant" });
	return found ?? null;
}

/** Says what was looked for and is not there. */
export const notFound = ({ css, says }: Target) =>
	new Error(`nothing that shows matches ${css}${says === undefined ? "" : ` and says "${says}"`}`);
