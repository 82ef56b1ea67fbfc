import type { Page } from "@playwright/test";
import { nextFrames } from "./test";

/** The movement in one frame: its share of Cumulative Layout Shift, and whether an element moved up or down. */
type LayoutShift = { value: number; upOrDown: boolean };

type Entry = PerformanceEntry & { value: number; sources: Record<"previousRect" | "currentRect", DOMRectReadOnly>[] };

/** What has moved on the open page since it began, up to the next frames: the browser keeps 150 of these. */
export async function layoutShifts(page: Page): Promise<LayoutShift[]> {
	await nextFrames(page);
	return page.evaluate(() => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: "layout-shift", buffered: true });
		return (observer.takeRecords() as Entry[]).map(({ value, sources }) => ({
			value,
			upOrDown: sources.some(({ previousRect, currentRect }) => previousRect.y !== currentRect.y),
		}));
	});
}
