import { fill } from "@/lib/text/fill";

/**
 * Shows the fees with all words that a visitor types, in their names, their parts or what they include, and says how many;
 * groups without any are hidden.
 */
export default function filterFees(root: HTMLElement, { found }: { found: string }): undefined {
	const field = root.querySelector("input") as HTMLInputElement;
	const status = root.querySelector("output") as HTMLOutputElement;
	const find = () => {
		const words = field.value.toLowerCase().split(/\s+/);
		let count = 0;
		for (const group of document.querySelectorAll<HTMLElement>(".fee-group")) {
			const before = count;
			for (const row of group.querySelectorAll<HTMLElement>("li, .price-table:not(li *) > tbody > tr")) {
				const text = row.textContent.toLowerCase();
				row.hidden = !words.every((word) => text.includes(word));
				if (!row.hidden) count++;
			}
			group.hidden = count === before;
		}
		status.textContent = field.value.trim() && fill(found, { count }, document.documentElement.lang);
	};
	root.oninput = find;
	find();
}
