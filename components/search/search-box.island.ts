import { plainKey } from "../islands/plain-key";
import { combobox } from "./combobox";
import { answerText, callLinks, contactLink, loadSearch, make, resultContents, type Search } from "./results";

/** The most results that the search page shows. */
const LIMIT = 20;
/** Milliseconds without typing before the query is answered. */
const DELAY = 250;

/** The style of search results: a string, because an imported style sheet would be in every page before any search. */
const style = `
[role="search"] ::-webkit-search-cancel-button { appearance: none; width: 0.9rem; height: 0.9rem; background: var(--color-ink-muted); clip-path: polygon(15% 0, 50% 35%, 85% 0, 100% 15%, 65% 50%, 100% 85%, 85% 100%, 50% 65%, 15% 100%, 0 85%, 35% 50%, 0 15%); cursor: pointer; }
.search-panel { margin-top: 0.75rem; border: 1px solid var(--color-ink-line); border-top: 3px solid var(--color-marigold); border-radius: 0 0 var(--radius-card) var(--radius-card); background: var(--color-paper); overflow: hidden; }
.search-panel-over { position: absolute; inset: 100% 0 auto; z-index: 20; margin-top: 0.5rem; box-shadow: var(--shadow-lift); }
.search-option { display: block; min-height: 2.75rem; padding: 0.6rem 1rem; border-left: 4px solid transparent; line-height: 1.4; }
.search-option + .search-option { border-top: 1px solid var(--color-ink-line); }
.search-option:is(:hover, [aria-selected="true"]) { border-left-color: var(--color-pine); background: var(--color-sand); }
.search-name { display: block; font-weight: 600; overflow-wrap: anywhere; }
.search-page { color: var(--color-pine); }
.search-line { display: -webkit-box; overflow: hidden; font-size: var(--text-small); color: var(--color-ink-muted); -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.search-all { font-weight: 600; color: var(--color-pine); text-decoration: underline 1.5px; text-underline-offset: 0.28em; }
.search-call { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.9rem; padding: 0.75rem 1rem; background: var(--color-blush); font-weight: 600; }
.search-call > a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0.4rem 1.5rem; border-radius: var(--radius-button); background: var(--color-clay); color: var(--color-white); }
.search-call > a:hover { background: var(--color-clay-deep); }
.search-alarm { max-width: var(--container-measure); padding: 0.75rem 1rem 0; border-radius: var(--radius-card) var(--radius-card) 0 0; background: var(--color-blush); font-size: 1.25rem; font-weight: 600; line-height: 1.35; }
.search-none { display: grid; gap: 0.5rem; padding: 1rem; overflow-wrap: anywhere; }
.search-status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.search-count { font-weight: 600; overflow-wrap: anywhere; }
.search-count:not(:empty) { margin-top: 0.75rem; }
.search-count:focus { inline-size: fit-content; outline-offset: 4px; }
.search-count + div > .search-call { max-width: var(--container-measure); margin-top: 1rem; border-radius: var(--radius-card); }
.search-alarm + div > .search-call { margin-top: 0; border-radius: 0 0 var(--radius-card) var(--radius-card); }
.search-results { max-width: var(--container-measure); margin-top: 0.5rem; border-bottom: 1px solid var(--color-ink-faint); }
.search-results a { display: block; padding: 0.8rem 0; border-top: 1px solid var(--color-ink-faint); line-height: 1.4; }
.search-results a:hover .search-name { text-decoration: underline; text-underline-offset: 0.28em; }
@media (forced-colors: active) { .search-option { border-left-color: Canvas; } .search-option[aria-selected="true"] { outline: 3px solid Highlight; outline-offset: -3px; } }
`;

let sheet: CSSStyleSheet | undefined;

/** Adds the style to the page, once. */
function addResultsStyle(): void {
	if (sheet) return;
	sheet = new CSSStyleSheet();
	sheet.replaceSync(style);
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

type PageParts = {
	/** Where the results go. */
	place: HTMLElement;
	/** How to ask; hidden while there is a query. */
	hint: HTMLElement | null;
	/** The message shown if the index cannot be loaded. */
	unavailable: HTMLElement | null;
};

/** The search page: answers the query of its address, and keeps address and title up to date while a visitor types. */
function searchPage(form: HTMLFormElement, input: HTMLInputElement, { place, hint, unavailable }: PageParts) {
	const { title } = document;
	const count = make("p", { role: "status", tabindex: "-1", class: "search-count" });
	const list = make("div", {});
	place.append(count, list);

	const show = (query: string, search: Search) => {
		const answer = search.answer(query, LIMIT);
		const { alarm, results } = answer;
		const items = results.map((result) => make("li", {}, make("a", { href: result.href }, ...resultContents(result))));
		count.textContent = answerText(answer, query, search);
		count.classList.toggle("search-alarm", alarm !== undefined);
		list.replaceChildren(
			...callLinks(answer, search),
			...(items.length > 0 ? [make("ol", { class: "search-results" }, ...items)] : alarm ? [] : contactLink(search)),
		);
	};

	const answer = async () => {
		const query = input.value.trim();
		history.replaceState(history.state, "", query ? `?${new URLSearchParams({ q: query })}` : location.pathname);
		if (hint) hint.hidden = query !== "";
		document.title = query ? `${query} – ${title}` : title;
		if (!query) {
			count.textContent = "";
			count.classList.remove("search-alarm");
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
		if (plainKey(event) !== "Escape" || !input.value) return;
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
	const part = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
	const place = part("answers");
	if (place) searchPage(form, input, { place, hint: part("hint"), unavailable: part("unavailable") });
	else combobox(form, input);
	// A failure is handled when a query is answered.
	loadSearch(form).catch(() => {});
}
