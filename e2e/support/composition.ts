import type { Page } from "@playwright/test";
import { renderAll } from "./test";

/** The visible faults of the open page, whatever its content; each names its element. */
export async function findings(page: Page): Promise<string[]> {
	await renderAll(page);
	return page.evaluate(async () => {
		// In a window of another width, lengths change over a moment, also where motion is reduced.
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
		const found: string[] = [];
		const name = (element: Element) =>
			`<${element.localName}${element.id && ` id=${element.id}`} class="${element.getAttribute("class") ?? ""}">`;
		const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
		const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(shown);

		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} pixels wider than the window`);

		for (const element of all("h1, h2, h3, h4, ul, ol, dl, main, nav, header, footer, section, article")) {
			const full = element.textContent?.trim() || element.querySelector("img, svg, iframe, video");
			if (!full) found.push(`empty: ${name(element)}`);
		}

		const headings = all("main :is(h1, h2, h3, h4, h5, h6)");
		const levels = headings.map(({ localName }) => Number(localName.slice(1)));
		if (levels.filter((level) => level === 1).length !== 1) found.push("not one heading of the first level");
		levels.forEach((level, index) => {
			const before = levels[index - 1] ?? 0;
			if (level > before + 1) found.push(`after level ${before}: ${name(headings[index] as Element)}`);
		});

		// A long word must not overflow its element.
		for (const element of all("main :is(h1, h2, h3, p, dt, dd, a, button)")) {
			if (element.closest(".sr-only, .carousel-viewport")) continue;
			const wide = element.scrollWidth - element.clientWidth;
			const cut = getComputedStyle(element).overflowX !== "visible";
			if (element.clientWidth > 0 && wide > 1 && !cut) found.push(`${wide} pixels run out of ${name(element)}`);
		}

		// Neighbours must not overlap, except the two sides of a flip card.
		for (const place of all("main *")) {
			if (!/grid|flex/.test(getComputedStyle(place).display) || place.matches(".flip-sides")) continue;
			const parts = [...place.children].filter(
				(part) => shown(part) && !/absolute|fixed/.test(getComputedStyle(part).position),
			);
			const boxes = parts.map((part) => part.getBoundingClientRect());
			boxes.forEach((box, index) => {
				const on = boxes
					.slice(index + 1)
					.find(
						(other) =>
							Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
							Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2,
					);
				if (on) found.push(`parts overlap in ${name(place)}`);
			});
		}

		// Each row of a list must reach the list's edge, or be centred.
		for (const list of all("main :is(ul, ol)")) {
			const items = [...list.children].filter(shown).map((item) => item.getBoundingClientRect());
			const [first] = items;
			if (!first || items.length < 2) continue;
			const layout = getComputedStyle(list);
			const inRows = ["grid", "contents"].includes(layout.display);
			const evenFlex =
				layout.display === "flex" && first.width > 100 && items.every(({ width }) => Math.abs(width - first.width) < 2);
			const sideways = list.scrollWidth > list.clientWidth + 1;
			if ((!inRows && !evenFlex) || (sideways && layout.display !== "contents")) continue;
			const place = (layout.display === "contents" ? list.parentElement : list)?.getBoundingClientRect();
			for (const top of new Set(items.map((item) => Math.round(item.top)))) {
				const row = items.filter((item) => Math.round(item.top) === top);
				const left = Math.min(...row.map((item) => item.left)) - (place?.left ?? 0);
				const right = (place?.right ?? 0) - Math.max(...row.map((item) => item.right));
				if (right > 4 && Math.abs(left - right) > 4) found.push(`a row ends ${right} pixels early: ${name(list)}`);
			}
		}
		return found;
	});
}
