import type { Locator, Page } from "@playwright/test";
import { words } from "./site";

const { search } = words;

/** A search box and its results. */
export function searchIn(region: Locator) {
	const options = region.getByRole("option");
	return {
		field: region.getByLabel(search.prompt),
		submit: region.getByRole("button", { name: search.submit, exact: true }),
		list: region.getByRole("listbox", { name: search.answers }),
		/** The results, and last the link to all of them. */
		options,
		chosen: region.getByRole("option", { selected: true }),
		all: options.filter({ hasText: search.all }),
		/** The same of one query: once it is there, no answer to fewer letters comes and takes a choice away. */
		allOf: (query: string) => region.locator(`[role=option][href$="?${new URLSearchParams({ q: query })}"]`),
		status: region.getByRole("status"),
	};
}

/** Opens the search of the header; on phones, which have none there, that within the page. */
export async function openSearch(page: Page) {
	const button = page.getByRole("button", { name: search.label, exact: true }).filter({ visible: true });
	if ((await button.count()) === 0) {
		const within = searchIn(page.getByRole("main").getByRole("search"));
		await within.field.click();
		return within;
	}
	await button.click();
	return searchIn(page.getByRole("banner").getByRole("search"));
}
