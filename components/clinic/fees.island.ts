import { fill } from "@/lib/text/fill";

/** Letters and digits as they are compared: without marks, nukta and the signs within numbers, in Latin digits. */
const comparable = (text: string | null = "") =>
	(text ?? "")
		.toLowerCase()
		.normalize("NFD")
		.replace(/[\u0300-\u036f\u093c.,]/g, "")
		.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/**
 * Shows the fees with all words that a visitor types, in their row or the heading of their group, and says how many. A row
 * that is found by its folded text opens; groups without any are hidden, with their links in the contents.
 */
export default function filterFees(root: HTMLElement, { found }: { found: string }): undefined {
	const field = root.querySelector("input") as HTMLInputElement;
	const status = root.querySelector("output") as HTMLOutputElement;
	const find = () => {
		const words = comparable(field.value).split(/\s+/).filter(Boolean);
		const hasAll = (text: string) => words.every((word) => text.includes(word));
		let count = 0;
		for (const group of document.querySelectorAll<HTMLElement>(".fee-group")) {
			const before = count;
			const heading = comparable(group.querySelector("h2")?.textContent);
			for (const row of group.querySelectorAll<HTMLElement>("li, .price-table:not(li *) > tbody > tr")) {
				row.hidden = !hasAll(heading + comparable(row.textContent));
				if (!row.hidden) count++;
				const details = row.querySelector("details");
				if (details) details.open = !hasAll(heading + comparable(details.querySelector("summary")?.textContent));
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
