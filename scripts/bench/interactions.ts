import type { Browser, Locator, Page } from "@playwright/test";
import type { Content } from "@/lib/content/sources";
import { paths, treatmentPath } from "@/lib/site/routes";
import { comeTo } from "@/tests/support/come-to";
import { median } from "./median";
import { onPhone } from "./phone";
import { slowProcessor } from "./slow-phone";
import { table } from "./table";

/** Milliseconds within which an interaction has to be painted (design: numbers to hold). */
const PAINT_BAR = 50;

/** The least that is measured: what takes less counts as that (Event Timing, `durationThreshold`). */
const SHORTEST = 16;

/** Milliseconds after which whatever a press has set off is over, and told. */
const OVER = 1500;

type Interaction = {
	name: string;
	path: string;
	/** What a visitor does before, which is not measured. */
	before?(page: Page): Promise<unknown>;
	act(page: Page): Promise<unknown>;
};

/** Touches what stands in the window. Playwright's own check of what lies there would take 10 ms of the time measured. */
const touch = (locator: Locator) => locator.tap({ force: true });

/** What a visitor does most; of what the site does not have, nothing. */
function interactions({ treatments, words }: Content): Interaction[] {
	const asked = treatments.find(({ details }) => details.sections.some((section) => "faqs" in section));
	const card = (page: Page) => page.locator(".flip-card").first();
	const question = (page: Page) => page.locator(".faq > summary").first();
	const field = (page: Page) => page.locator("main input[name=q]");
	const nextSlide = (page: Page) => page.getByRole("button", { name: words.carousel.next }).first();
	return [
		{
			name: "Menu",
			path: paths.home,
			act: (page) => touch(page.getByRole("button", { name: words.header.menu, exact: true })),
		},
		{
			name: "Turning card",
			path: paths.home,
			before: (page) => comeTo(card(page)),
			act: (page) => touch(card(page)),
		},
		{
			name: "Next slide",
			path: paths.home,
			before: (page) => comeTo(nextSlide(page)),
			act: (page) => touch(nextSlide(page)),
		},
		{
			name: "First key in the search",
			path: paths.home,
			before: (page) => field(page).tap(),
			act: (page) => field(page).press("f"),
		},
		...(asked
			? [
					{
						name: "Question",
						path: treatmentPath(asked),
						before: (page: Page) => comeTo(question(page)),
						act: (page: Page) => touch(question(page)),
					},
				]
			: []),
	];
}

/** Does it once, on a fresh page. Gives the milliseconds until the next paint, in steps of 8 (Event Timing). */
async function measure(browser: Browser, site: string, { path, before, act }: Interaction): Promise<number> {
	return onPhone(browser, site + path, async ({ page, devtools }) => {
		await slowProcessor(devtools);
		await before?.(page);
		await page.waitForTimeout(OVER);
		await page.evaluate((shortest) => {
			const measured = { longest: shortest };
			Object.assign(window, { measured });
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) measured.longest = Math.max(measured.longest, duration);
			}).observe({ type: "event", durationThreshold: shortest } as PerformanceObserverInit);
		}, SHORTEST);
		await act(page);
		await page.waitForTimeout(OVER);
		return page.evaluate(() => (window as unknown as { measured: { longest: number } }).measured.longest);
	});
}

/**
 * Measures how soon each interaction is painted, on a processor slowed down four times.
 * @param site the address at which the built site is served
 * @param runs how often each is done, each time on a fresh page
 * @returns the medians as a table in Markdown, `!` where the bar is missed, and whether it is held by all
 */
export async function tableOfInteractions(browser: Browser, site: string, content: Content, runs: number) {
	const rows: string[][] = [];
	let held = true;
	for (const interaction of interactions(content)) {
		const times: number[] = [];
		for (let run = 0; run < runs; run++) times.push(await measure(browser, site, interaction));
		const middle = median(times);
		held &&= middle <= PAINT_BAR;
		rows.push([interaction.name, `${middle} ms${middle <= PAINT_BAR ? "" : " !"}`, times.join(", ")]);
	}
	return { text: table(["Interaction", "Median to the next paint", "Each"], rows), held };
}
