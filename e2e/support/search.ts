import type { Locator, Page } from "@playwright/test";
import { words } from "./site";

const { search } = words;

/** A search box and its results. */
export function searchIn(place: Locator) {
	const options = place.getByRole("option");
	return {
		field: place.getByLabel(search.prompt),
		submit: place.getByRole("button", { name: search.submit, exact: true }),
		list: place.getByRole("listbox", { name: search.answers }),
		/** The results, and last the link to all of them. */
		options,
		chosen: place.getByRole("option", { selected: true }),
		all: options.filter({ hasText: search.all }),
		status: place.getByRole("status"),
	};
}

/** Opens the search of the header. */
export async function openSearch(page: Page) {
	await page.getByRole("button", { name: search.label, exact: true }).filter({ visible: true }).click();
	return searchIn(page.getByRole("banner").getByRole("search"));
}
