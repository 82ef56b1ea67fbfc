import { combobox } from "./combobox";
import { callLink, contactLink, countText, loadSearch, make, resultContents, type Search } from "./results";
import { addResultsStyle } from "./results-style";

/** The most results that the search page shows. */
const LIMIT = 20;
/** Milliseconds without typing before the query is answered. */
const DELAY = 250;

/**
 * The search page: answers the query of its address, and keeps address and title up to date while a visitor types.
 * @param place where the results go
 * @param unavailable the message shown if the index cannot be loaded
 */
function searchPage(
	form: HTMLFormElement,
	input: HTMLInputElement,
	place: HTMLElement,
	unavailable: HTMLElement | null,
) {
	const { title } = document;
	const count = make("p", { role: "status", tabindex: "-1", class: "search-count" });
	const list = make("div", {});
	place.append(count, list);

	const show = (query: string, search: Search) => {
		const results = search.find(query, LIMIT);
		const items = results.map((result) => make("li", {}, make("a", { href: result.href }, ...resultContents(result))));
		count.textContent = countText(results.length, query, search);
		list.replaceChildren(
			...callLink(results, search),
			...(items.length > 0 ? [make("ol", { class: "search-results" }, ...items)] : contactLink(search)),
		);
	};

	const answer = async () => {
		const query = input.value.trim();
		history.replaceState(history.state, "", query ? `?q=${encodeURIComponent(query)}` : location.pathname);
		document.title = query ? `${query} – ${title}` : title;
		if (!query) {
			count.textContent = "";
			return list.replaceChildren();
		}
		try {
			const search = await loadSearch(form);
			if (unavailable) unavailable.hidden = true;
			if (query === input.value.trim()) show(query, search);
		} catch {
			if (unavailable) unavailable.hidden = false;
		}
	};

	let timer: ReturnType<typeof setTimeout> | undefined;
	input.addEventListener("input", () => {
		clearTimeout(timer);
		timer = setTimeout(answer, DELAY);
	});
	// Browsers that clear the field on Escape fire no input event.
	input.addEventListener("keydown", (event) => {
		if (event.key !== "Escape" || event.isComposing || !input.value) return;
		event.preventDefault();
		clearTimeout(timer);
		input.value = "";
		void answer();
	});
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		clearTimeout(timer);
		await answer();
		// Closes a phone's keyboard, which would cover the results.
		if (count.textContent) count.focus();
	});
	input.value ||= new URLSearchParams(location.search).get("q") ?? "";
	if (input.value) void answer();
}

/** The search box: suggests results while a visitor types, or shows all of them on the search page. */
export default function searchBox(root: HTMLElement): undefined {
	const form = root.querySelector("form");
	const input = root.querySelector<HTMLInputElement>("input[name=q]");
	// Safari before 16.4 keeps the plain form.
	if (!form || !input || !("adoptedStyleSheets" in document)) return;
	addResultsStyle();
	input.autocomplete = "off";
	const place = root.querySelector<HTMLElement>("[data-answers]");
	if (place) searchPage(form, input, place, root.querySelector("[data-unavailable]"));
	else combobox(form, input);
	// A failure is handled when a query is answered.
	loadSearch(form).catch(() => {});
}
