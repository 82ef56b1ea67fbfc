import { answersPage } from "./answers-page";
import { combobox } from "./combobox";
import { loadSearch } from "./load-search";
import { addSearchStyle } from "./search-style";

/**
 * The search's box, a form that leads to the page of all answers: offers them while somebody types, and on that page
 * shows them all. What was typed before this came is answered at once.
 */
export default function searchBox(root: HTMLElement): undefined {
	const form = root.querySelector("form");
	const input = root.querySelector<HTMLInputElement>("input[name=q]");
	// Safari before 16.4 keeps the plain form.
	if (!form || !input || !("adoptedStyleSheets" in document)) return;
	addSearchStyle();
	input.autocomplete = "off";
	const place = root.querySelector<HTMLElement>("[data-answers]");
	if (place) answersPage(form, input, place, root.querySelector("[data-unavailable]"));
	else combobox(form, input);
	// A failure is met again, and told, where there is something to answer.
	loadSearch(form).catch(() => {});
}
