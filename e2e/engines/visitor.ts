import { expect } from "@playwright/test";
import { VISIT_KEY } from "@/lib/site/first-paint";
import type { BrowserWindow, Target } from "./browser-window";
import { COMPLAINTS } from "./listener";

/** Somebody who visits the site in one window; each look at the page waits until it shows what is expected. */
export class Visitor {
	constructor(private readonly window: BrowserWindow) {}

	/** Begins a visit: nothing is kept of an earlier one. The loading screen shows on its first page only if it is asked for. */
	async begin({ loadingScreen = false } = {}): Promise<void> {
		await this.window.forget();
		if (loadingScreen) return;
		await this.window.open("/robots.txt");
		await this.window.run((key) => sessionStorage.setItem(key, "1"), VISIT_KEY);
	}

	open = (path: string) => this.window.open(path);
	reload = () => this.window.reload();
	press: BrowserWindow["press"] = (key) => this.window.press(key);
	type = (text: string) => this.window.type(text);
	run: BrowserWindow["run"] = (inPage, argument) => this.window.run(inPage, argument);

	/** Presses an element with the mouse, as soon as there is one to press; `under` is what the mouse has to be over for that. */
	click = (target: Target, under?: Target) =>
		until(async () => {
			// Each time anew: what comes late above moves it from under the mouse.
			if (under) await this.window.hover(under);
			await this.window.click(target);
		});

	/** Moves the mouse over an element, as soon as there is one. */
	hover = (target: Target) => until(() => this.window.hover(target));

	/** Goes to a field and types into it. */
	async fill(css: string, text: string): Promise<void> {
		await this.click({ css });
		await this.expectFocus(css);
		await this.type(text);
	}

	/** Gives a date field its day, as a picker does; how one is typed differs with the browser's language. */
	async pick(css: string, day: string): Promise<void> {
		await this.run(
			({ css, day }) => {
				const field = document.querySelector<HTMLInputElement>(css);
				if (!field) throw new Error(`there is no ${css}`);
				field.value = day;
				for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
			},
			{ css, day },
		);
	}

	/** Moves the focus to an element that shows, as many presses of Tab would. */
	async focus(target: Target): Promise<void> {
		await this.expectShown(target.css, target.says);
		await this.run(focusOn, target);
	}

	/** Waits until an element shows, with these words if any are given. */
	expectShown = (css: string, says?: string) =>
		until(async () => expect(await this.run(countShown, { css, says }), `${css} ${says ?? ""}`).toBeGreaterThan(0));

	/** Waits until no such element shows. */
	expectHidden = (css: string, says?: string) =>
		until(async () => expect(await this.run(countShown, { css, says }), `${css} ${says ?? ""}`).toBe(0));

	/** Goes to the first island of this name, and waits until it has woken. */
	expectAwake = (island: string) =>
		until(async () => expect(await this.run(wake, island), `${island} is awake`).toBe(true));

	/** Waits until the window shows this path; query and anchor are left aside. */
	expectPath = (path: string) =>
		until(async () => expect(decodeURI(await this.run(() => location.pathname, null))).toBe(path));

	/** Waits until a field holds this. */
	expectValue = (css: string, value: string) =>
		until(async () => expect(await this.run(valueIn, css), css).toBe(value));

	/** Waits until an element that matches has the focus. */
	expectFocus = (css: string) =>
		until(async () => expect(await this.run(hasFocus, css), `${css} has the focus`).toBe(true));

	/** What the pages of this visit have complained about. */
	complaints = (): Promise<string[]> => this.run((key) => JSON.parse(sessionStorage.getItem(key) ?? "[]"), COMPLAINTS);
}

/** Tries until it goes well: while a page is being left, a browser may have nothing to look at. */
const until = (attempt: () => Promise<void>) => expect(attempt).toPass({ timeout: 15_000 });

// These run in the page.

const countShown = ({ css, says = "" }: Target): number =>
	[...document.querySelectorAll(css)].filter(
		(element) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			`${element.ariaLabel ?? ""} ${element.textContent}`.replace(/\s+/g, " ").includes(says),
	).length;

function focusOn({ css, says = "" }: Target): void {
	[...document.querySelectorAll<HTMLElement>(css)]
		.find((element) => element.checkVisibility() && element.textContent.includes(says))
		?.focus();
}

function wake(island: string): boolean {
	const first = document.querySelector<HTMLElement>(`[data-island="${island}"]`);
	const awake = first?.dataset.awake !== undefined;
	// The island itself has no box; what it holds has.
	if (!awake) first?.firstElementChild?.scrollIntoView({ block: "center", behavior: "instant" });
	return awake;
}

const valueIn = (css: string) => document.querySelector<HTMLInputElement>(css)?.value;

const hasFocus = (css: string) => document.activeElement?.matches(css) ?? false;
