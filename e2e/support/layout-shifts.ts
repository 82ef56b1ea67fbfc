import type { Page } from "@playwright/test";

/** The movement in one frame: its share of Cumulative Layout Shift, and whether an element moved up or down. */
export type LayoutShift = { value: number; upOrDown: boolean };

type Entry = PerformanceEntry & { value: number; sources: Record<"previousRect" | "currentRect", DOMRectReadOnly>[] };
type Watched = { layoutShifts: LayoutShift[] };

/** Records what moves without input on each page that is opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const layoutShifts: LayoutShift[] = [];
		Object.assign(window, { layoutShifts });
		new PerformanceObserver((list) => {
			for (const { value, sources } of list.getEntries() as Entry[]) {
				const upOrDown = sources.some(({ previousRect, currentRect }) => previousRect.y !== currentRect.y);
				layoutShifts.push({ value, upOrDown });
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** What has moved on the open page so far, that of the next two frames included. */
export const layoutShifts = (page: Page): Promise<LayoutShift[]> =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
		// Entries arrive in a separate task.
		await new Promise((resolve) => setTimeout(resolve));
		return (window as unknown as Watched).layoutShifts;
	});
