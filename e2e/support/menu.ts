import type { Page } from "@playwright/test";
import { words } from "./site";
import { awake } from "./test";

const exactly = (text: string) => new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s*$`);

/** The navigation bar of a page, found as a visitor finds it. */
export function menuOf(page: Page) {
	const nav = page.getByRole("navigation", { name: words.header.mainNavigation, exact: true });
	const group = (label: string) =>
		nav.locator("details").filter({ has: page.locator("summary", { hasText: exactly(label) }) });
	return {
		nav,
		/** The button that opens and closes the list on narrow screens. */
		button: page.getByRole("button", { name: words.header.menu, exact: true }),
		/** The control that opens and closes a group. */
		opener: (label: string) => group(label).locator("summary"),
		/** The links of a group that show. */
		links: (label: string) => group(label).getByRole("link").filter({ visible: true }),
		/** The visible links of all groups. */
		allLinks: nav.getByRole("link").filter({ visible: true }),
		/** All groups that are open. */
		openGroups: nav.locator("details[open]"),
	};
}

/** Opens a page and waits for its menu to be awake. */
export async function openWithMenu(page: Page, path: string) {
	await page.goto(path);
	await awake(page, "main-menu");
	return menuOf(page);
}

/** Prevents navigation, to test what pressing a link does on its page. */
export async function stayOnPage(page: Page): Promise<void> {
	await page.evaluate(() => {
		addEventListener("click", (event) => {
			if ((event.target as Element).closest("a")) event.preventDefault();
		});
	});
}

/** The focused element: its tag, its name, and whether it is in view with a focus ring. */
export function focused(page: Page) {
	return page.evaluate(() => {
		const element = document.activeElement as HTMLElement;
		const { top, bottom, left, right } = element.getBoundingClientRect();
		const words = element.ariaLabel ?? element.innerText;
		return {
			tag: element.tagName.toLowerCase(),
			name: words.split("\n")[0]?.trim() ?? "",
			inView: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && right > left,
			marked: getComputedStyle(element).outlineStyle !== "none",
		};
	});
}
