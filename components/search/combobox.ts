import { plainKey } from "../islands/plain-key";
import { answerText, callLinks, contactLink, loadSearch, make, resultContents, type Search } from "./results";

/** The most suggestions. */
const LIMIT = 6;
/** Milliseconds without typing before the query is answered, and before the number of results is announced. */
const DELAY = 60;
const ANNOUNCE_DELAY = 600;

let boxes = 0;

/**
 * Suggests results below a field while a visitor types, as a combobox with links for options (WAI-ARIA Authoring
 * Practices: editable combobox, list autocomplete with manual selection). Submitting the form leads to the search page.
 */
export function combobox(form: HTMLFormElement, input: HTMLInputElement): void {
	boxes += 1;
	const id = `search-answers-${boxes}`;
	const sheet = form.closest<HTMLElement>("[popover]");
	const list = make("div", { role: "listbox", id, class: "search-list" });
	const panel = make("div", { class: sheet ? "search-panel" : "search-panel search-panel-over", hidden: "" });
	const status = make("p", { role: "status", class: "search-status" });
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
		const answer = search.answer(query, LIMIT);
		const { alarm, results } = answer;
		const said = answerText(answer, query, search);
		const call = [...(alarm ? [make("p", { class: "search-alarm" }, said)] : []), ...callLinks(answer, search)];
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
		const none = make("p", { class: "search-none" }, said, ...contactLink(search), ...everything);
		panel.replaceChildren(...call, ...(results.length > 0 ? [list] : alarm ? [] : [none]));
		const calls = call.flatMap(({ childNodes }) => [...childNodes].map(({ textContent }) => textContent));
		announce([...calls, ...(alarm ? [] : [said])].join(". "));
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
		timer = setTimeout(answer, DELAY);
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
