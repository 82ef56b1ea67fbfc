import { answerParts, callLink, contactLink, countInWords } from "./answer-parts";
import { loadSearch, type Search } from "./load-search";
import { make } from "./make";

/** How many answers are offered while somebody types. */
const LIMIT = 6;
/** Milliseconds without a key after which what is typed is answered, and after which the answers are announced. */
const PAUSE = 60;
const ANNOUNCED_AFTER = 600;

let boxes = 0;

/**
 * Offers answers below a field while somebody types, as a combobox whose options are links (WAI-ARIA Authoring Practices:
 * editable combobox, list autocomplete with manual selection). The form goes on leading to the page of all answers.
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
	/** Whether answers that are still to come may open the list. */
	let wanted = true;

	const open = (isOpen: boolean) => {
		wanted = isOpen;
		clearTimeout(timer);
		panel.hidden = !isOpen;
		input.setAttribute("aria-expanded", String(isOpen && options().length > 0));
		activate(undefined);
	};

	/** Closes the list and forgets the answers, so that no key brings old ones back. */
	const forget = () => {
		panel.replaceChildren();
		open(false);
	};

	let announcing: ReturnType<typeof setTimeout> | undefined;
	const announce = (text: string) => {
		clearTimeout(announcing);
		announcing = setTimeout(() => {
			status.textContent = text;
		}, ANNOUNCED_AFTER);
	};

	const show = (query: string, search: Search) => {
		const { words } = search;
		const answers = search.find(query, LIMIT);
		const call = callLink(answers, search);
		const option = (href: string, number: number, ...contents: Node[]) =>
			make(
				"a",
				{
					role: "option",
					id: `${id}-${number}`,
					"aria-selected": "false",
					tabindex: "-1",
					href,
					class: "search-option",
				},
				...contents,
			);
		const all = option(
			`${form.action}?q=${encodeURIComponent(query)}`,
			answers.length,
			make("span", { class: "search-all" }, words.all),
		);
		const count = countInWords(answers.length, query, search);
		list.setAttribute("aria-label", words.answers);
		list.replaceChildren(...answers.map((answer, number) => option(answer.href, number, ...answerParts(answer))), all);
		// The sheet has that link already.
		const everything = sheet ? [] : [make("a", { href: form.action, class: "text-link" }, words.everything)];
		const nothing = make("p", { class: "search-none" }, count, ...contactLink(search), ...everything);
		panel.replaceChildren(...(call ? [call] : []), answers.length > 0 ? list : nothing);
		announce([call?.textContent, count].filter(Boolean).join(". "));
		open(true);
	};

	const answer = async () => {
		const query = input.value.trim();
		if (!query) return forget();
		try {
			const search = await loadSearch(form);
			if (wanted && query === input.value.trim()) show(query, search);
		} catch {
			// Without it the form still leads to the page that lists everything.
			open(false);
		}
	};

	input.addEventListener("input", () => {
		wanted = true;
		clearTimeout(timer);
		timer = setTimeout(answer, PAUSE);
	});

	const move = (by: 1 | -1) => {
		const all = options();
		if (panel.hidden) open(true);
		const from = active ? all.indexOf(active) : by === 1 ? -1 : all.length;
		// Beyond either end comes the field itself.
		activate(all[from + by]);
	};

	form.addEventListener("keydown", (event) => {
		if (event.isComposing) return;
		const { key } = event;
		if (key === "Escape") {
			if (panel.hidden && !input.value) return;
			// Keeps the sheet around it open, and the text: each press of Escape takes one thing back.
			event.preventDefault();
			if (panel.hidden) {
				input.value = "";
				forget();
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

	// A press on an option leaves the focus in the field, whose phone keyboard would move the option away.
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
