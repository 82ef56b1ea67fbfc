import type { Locator, Page } from "@playwright/test";
import { words } from "./site";

const { search } = words;

/** A box of the search and what it offers, found as a visitor finds them. */
export function searchIn(place: Locator) {
	const options = place.getByRole("option");
	return {
		/** The field; a combobox once it is awake. */
		field: place.getByLabel(search.prompt),
		submit: place.getByRole("button", { name: search.submit, exact: true }),
		list: place.getByRole("listbox", { name: search.answers }),
		/** The answers that are offered, and last the way to all of them. */
		options,
		chosen: place.getByRole("option", { selected: true }),
		all: options.filter({ hasText: search.all }),
		status: place.getByRole("status"),
	};
}

/** Opens the search of the header by its button, as wide windows and phones have it. */
export async function openSearch(page: Page) {
	await page.getByRole("button", { name: search.label, exact: true }).filter({ visible: true }).click();
	return searchIn(page.getByRole("banner").getByRole("search"));
}
