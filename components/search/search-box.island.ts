import type { CallLink } from "@/lib/pages/conditions";
import { createSearch, type Search as Find, type SearchAnswer, type SearchResult } from "@/lib/search/rank";
import type { SearchData } from "@/lib/search/search-index";
import { fill } from "@/lib/text/fill";
import { plainKey } from "../islands/plain-key";

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

type Search = { answer: Find } & Pick<SearchData, "labels" | "call">;

let loading: Promise<Search> | undefined;

async function fetchSearch({ action }: HTMLFormElement): Promise<Search> {
	const response = await fetch(new URL("../search.json", action));
	if (!response.ok) throw new Error(`The search's file answers with ${response.status}`);
	const data: SearchData = await response.json();
	return { answer: await createSearch(data), labels: data.labels, call: data.call };
}

/**
 * Fetches the search index once for all search boxes of a page; after a failure the next call tries again.
 * @param form a search box: the index is beside the folder of the page to which the form leads
 */
function loadSearch(form: HTMLFormElement): Promise<Search> {
	loading ??= fetchSearch(form).catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

function make<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Record<string, string>,
	...contents: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	element.append(...contents);
	return element;
}

/** A result: the page, the part of it that answers, and a line about that. */
function resultContents({ page, part, line }: SearchResult): Node[] {
	const name = part ? [make("span", { class: "search-page" }, `${page} › `), part] : [page];
	return [
		make("span", { class: "search-name" }, ...name),
		...(line ? [make("span", { class: "search-line" }, line)] : []),
	];
}

/** The alarm, which is an answer also without results, or how many results there are. */
function answerText({ alarm, results: { length: count } }: SearchAnswer, query: string, { labels }: Search): string {
	if (alarm) return alarm.say;
	if (count === 0) return fill(labels.none, { query });
	return count === 1 ? labels.one : fill(labels.many, { count }, document.documentElement.lang);
}

/**
 * What to call, above all results: the numbers of an alarm; else the ambulance, if a result is an emergency or nothing is
 * found and there is a number to call.
 */
function callLinks({ alarm, results }: SearchAnswer, { call }: Search): HTMLElement[] {
	const link = ({ href, label }: CallLink) => make("a", { href }, label);
	if (alarm) return [make("p", { class: "search-call" }, ...alarm.call.map(link))];
	const isNeeded = results.length === 0 || results.some(({ urgent }) => urgent);
	return call && isNeeded ? [make("p", { class: "search-call" }, link(call), call.service)] : [];
}

/** A link to the clinic, for visitors who find nothing. */
const contactLink = ({ labels: { contact } }: Search): HTMLElement[] =>
	contact ? [make("a", { href: contact.href, class: "text-link" }, contact.label)] : [];

/** The most suggestions. */
const SUGGESTIONS = 6;
/** Milliseconds without typing before results are suggested, and before their number is announced. */
const SUGGEST_DELAY = 60;
const ANNOUNCE_DELAY = 600;

let boxes = 0;

/**
 * Suggests results below a field while a visitor types, as a combobox with links for options (WAI-ARIA Authoring
 * Practices: editable combobox, list autocomplete with manual selection). Submitting the form leads to the search page.
 */
function combobox(form: HTMLFormElement, input: HTMLInputElement): void {
	boxes += 1;
	const id = `search-answers-${boxes}`;
	const sheet = form.closest<HTMLElement>("[popover]");
	const list = make("div", { role: "listbox", id, class: "search-list" });
	const panel = make("div", { class: sheet ? "search-panel" : "search-panel search-panel-over", hidden: "" });
	const status = make("p", { role: "status", class: "sr-only" });
	form.append(panel, status);
	const attributes = { role: "combobox", "aria-autocomplete": "list", "aria-controls": id, "aria-expanded": "false" };
	for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);

	let active: Element | undefined;
	const options = () => (list.isConnected ? [...list.children] : []);

	const activate = (option: Element | undefined) => {
		active?.setAttribute("aria-selected", "false");
		active = option;
		if (!option) return input.removeAttribute("aria-activedescendant");
		option.setAttribute("aria-selected", "true");
		option.scrollIntoView({ block: "nearest" });
		input.setAttribute("aria-activedescendant", option.id);
	};

	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Whether results that arrive may open the list. */
	let mayOpen = true;

	const open = (isOpen: boolean) => {
		mayOpen = isOpen;
		clearTimeout(timer);
		panel.hidden = !isOpen;
		input.setAttribute("aria-expanded", String(isOpen && options().length > 0));
		activate(undefined);
	};

	/** Closes the list and removes the results, to let no key reopen old ones. */
	const clear = () => {
		panel.replaceChildren();
		open(false);
	};

	let announcing: ReturnType<typeof setTimeout> | undefined;
	const announce = (text: string) => {
		clearTimeout(announcing);
		announcing = setTimeout(() => {
			status.textContent = text;
		}, ANNOUNCE_DELAY);
	};

	const show = (query: string, search: Search) => {
		const { labels } = search;
		const answer = search.answer(query, SUGGESTIONS);
		const { alarm, results } = answer;
		const summary = answerText(answer, query, search);
		const call = [...(alarm ? [make("p", { class: "search-alarm" }, summary)] : []), ...callLinks(answer, search)];
		const option = (href: string, number: number, ...contents: Node[]) =>
			make(
				"a",
				{
					...{ role: "option", id: `${id}-${number}`, "aria-selected": "false" },
					...{ tabindex: "-1", href, class: "search-option" },
				},
				...contents,
			);
		const all = option(
			`${form.action}?${new URLSearchParams({ q: query })}`,
			results.length,
			make("span", { class: "search-all" }, labels.all),
		);
		list.setAttribute("aria-label", labels.answers);
		list.replaceChildren(...results.map((result, at) => option(result.href, at, ...resultContents(result))), all);
		// The header's sheet has this link already.
		const everything = sheet ? [] : [make("a", { href: form.action, class: "text-link" }, labels.everything)];
		const none = make("p", { class: "search-none" }, summary, ...contactLink(search), ...everything);
		panel.replaceChildren(...call, ...(results.length > 0 ? [list] : alarm ? [] : [none]));
		const calls = call.flatMap(({ childNodes }) => [...childNodes].map(({ textContent }) => textContent));
		announce([...calls, ...(alarm ? [] : [summary])].join(". "));
		open(true);
	};

	const answer = async () => {
		const query = input.value.trim();
		if (!query) return clear();
		try {
			const search = await loadSearch(form);
			if (mayOpen && query === input.value.trim()) show(query, search);
		} catch {
			// The form still leads to the search page, which lists everything.
			open(false);
		}
	};

	input.addEventListener("input", () => {
		mayOpen = true;
		clearTimeout(timer);
		timer = setTimeout(answer, SUGGEST_DELAY);
	});

	const move = (by: 1 | -1) => {
		const all = options();
		if (panel.hidden) open(true);
		const from = active ? all.indexOf(active) : by === 1 ? -1 : all.length;
		// After the last and before the first option comes the field.
		activate(all[from + by]);
	};

	form.addEventListener("keydown", (event) => {
		const key = plainKey(event);
		if (key === "Escape") {
			if (panel.hidden && !input.value) return;
			// Each Escape undoes one thing: it closes the list, then empties the field, then closes the sheet.
			event.preventDefault();
			if (panel.hidden) {
				input.value = "";
				clear();
			} else open(false);
			input.focus();
		} else if (event.target !== input) return;
		else if ((key === "ArrowDown" || key === "ArrowUp") && options().length > 0) {
			event.preventDefault();
			move(key === "ArrowDown" ? 1 : -1);
		} else if (key === "Enter" && active) {
			event.preventDefault();
			(active as HTMLAnchorElement).click();
		} else if (["Home", "End", "ArrowLeft", "ArrowRight"].includes(key)) activate(undefined);
	});

	// Keep the focus in the field: losing it closes a phone's keyboard, which moves the option before it is clicked.
	list.addEventListener("mousedown", (event) => event.preventDefault());
	panel.addEventListener("click", ({ target }) => {
		if (!(target as Element).closest("a")) return;
		open(false);
		sheet?.hidePopover();
	});
	const leave = (target: EventTarget | null) => {
		if (target instanceof Node && !(sheet ?? form).contains(target)) open(false);
	};
	form.addEventListener("focusout", ({ relatedTarget }) => leave(relatedTarget));
	document.addEventListener("pointerdown", ({ target }) => leave(target));
	if (input.value) void answer();
}

/** The most results that the search page shows. */
const LIMIT = 20;
/** Milliseconds without typing before the query is answered. */
const DELAY = 250;

type PageParts = {
	/** Where the results go. */
	container: HTMLElement;
	/** How to ask; hidden while there is a query. */
	hint: HTMLElement | null;
	/** The message shown if the index cannot be loaded. */
	unavailable: HTMLElement | null;
};

/** The search page: answers the query of its address, and keeps address and title up to date while a visitor types. */
function searchPage(form: HTMLFormElement, input: HTMLInputElement, { container, hint, unavailable }: PageParts) {
	const { title } = document;
	const count = make("p", { role: "status", tabindex: "-1", class: "search-count" });
	const list = make("div", {});
	container.append(count, list);

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
	const container = part("answers");
	if (container) searchPage(form, input, { container, hint: part("hint"), unavailable: part("unavailable") });
	else combobox(form, input);
	// A failure is handled when a query is answered.
	loadSearch(form).catch(() => {});
}
