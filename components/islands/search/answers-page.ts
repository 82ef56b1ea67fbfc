import { answerParts, callLink, contactLink, countInWords } from "./answer-parts";
import { loadSearch, type Search } from "./load-search";
import { make } from "./make";

/** How many answers the page shows. */
const LIMIT = 20;
/** Milliseconds without a key after which what is typed is answered. */
const PAUSE = 250;

/**
 * The page of all answers: it answers the query of its address, and keeps its address and title at what is typed.
 * @param place where the answers go
 * @param unavailable what the page says if they cannot be had
 */
export function answersPage(
	form: HTMLFormElement,
	input: HTMLInputElement,
	place: HTMLElement,
	unavailable: HTMLElement | null,
): void {
	const { title } = document;
	const count = make("p", { role: "status", tabindex: "-1", class: "search-count" });
	const found = make("div", {});
	place.append(count, found);

	const show = (query: string, search: Search) => {
		const answers = search.find(query, LIMIT);
		const call = callLink(answers, search);
		const items = answers.map((answer) => make("li", {}, make("a", { href: answer.href }, ...answerParts(answer))));
		count.textContent = countInWords(answers.length, query, search);
		found.replaceChildren(
			...(call ? [call] : []),
			...(items.length > 0 ? [make("ol", { class: "search-results" }, ...items)] : contactLink(search)),
		);
	};

	const answer = async () => {
		const query = input.value.trim();
		history.replaceState(history.state, "", query ? `?q=${encodeURIComponent(query)}` : location.pathname);
		document.title = query ? `${query} – ${title}` : title;
		if (!query) {
			count.textContent = "";
			return found.replaceChildren();
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
		timer = setTimeout(answer, PAUSE);
	});
	// Browsers that empty the field themselves do not tell of it as of typing.
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
		// Away from the field, so that a phone's keyboard makes room for the answers.
		if (count.textContent) count.focus();
	});
	input.value ||= new URLSearchParams(location.search).get("q") ?? "";
	if (input.value) void answer();
}
