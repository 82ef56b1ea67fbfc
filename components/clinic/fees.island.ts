import { spelling, wordsIn } from "@/lib/search/terms";
import { fill } from "@/lib/text/fill";

/** The words of a text as they sound, so that scripts and common spellings do not matter, with a space before each. */
const wordsOf = (text = "") => wordsIn(text).map((word) => ` ${spelling(word)}`);

/**
 * Shows the fees with all words that a visitor types, in their row or the heading of their group, and says how many. A row
 * that is found by its folded text opens; groups without any are hidden, with their links in the contents.
 */
export default function filterFees(root: HTMLElement, { found }: { found: string }): undefined {
	const field = root.querySelector("input") as HTMLInputElement;
	const status = root.querySelector("output") as HTMLOutputElement;
	const find = () => {
		const asked = wordsOf(field.value);
		/** Whether each word that is asked for begins one of these texts' words. */
		const matches = (...texts: (string | null | undefined)[]) => {
			const words = texts.flatMap((text) => wordsOf(text ?? "")).join("");
			return asked.every((word) => words.includes(word));
		};
		let count = 0;
		for (const group of document.querySelectorAll<HTMLElement>(".fee-group")) {
			const before = count;
			const heading = group.querySelector("h2")?.textContent;
			for (const row of group.querySelectorAll<HTMLElement>("li, .price-table:not(li *) > tbody > tr")) {
				row.hidden = !matches(heading, row.textContent);
				if (!row.hidden) count++;
				const details = row.querySelector("details");
				if (details) details.open = !matches(heading, details.querySelector("summary")?.textContent);
			}
			group.hidden = count === before;
			const link = document.querySelector<HTMLElement>(
				`.contents-list [href="#${group.getAttribute("aria-labelledby")}"]`,
			);
			if (link) link.hidden = group.hidden;
		}
		status.textContent = field.value.trim() && fill(found, { count }, document.documentElement.lang);
	};
	root.oninput = find;
	if (field.value) find();
}
