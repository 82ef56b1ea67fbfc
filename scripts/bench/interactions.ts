import type { Browser, Locator, Page } from "@playwright/test";
import type { Content } from "@/lib/content/content-of";
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

/** Milliseconds that are left to all that coming to a place or pressing it sets off, such as slides that wake. */
const SET_OFF = 1500;

type Interaction = {
	name: string;
	path: string;
	/** What is pressed. */
	target(page: Page): Locator;
	/** The key that is pressed in it, in place of a touch. */
	key?: string;
};

/** What a visitor does most; of what the site does not have, nothing. */
function interactions({ treatments, words }: Content): Interaction[] {
	const asked = treatments.find(({ details }) => details.sections.some((section) => "faqs" in section));
	const button = (name: string) => (page: Page) => page.getByRole("button", { name, exact: true }).first();
	const first = (selector: string) => (page: Page) => page.locator(selector).first();
	return [
		{ name: "Menu", path: paths.home, target: button(words.header.menu) },
		{ name: "Turning card", path: paths.home, target: first(".flip-card") },
		{ name: "Next slide", path: paths.home, target: button(words.carousel.next) },
		{ name: "First key in the search", path: paths.home, target: first("main input[name=q]"), key: "f" },
		...(asked ? [{ name: "Question", path: treatmentPath(asked), target: first(".faq > summary") }] : []),
	];
}

/** What a page notes of a press. */
type Noted = { arrived: boolean; longest: number };

/**
 * Does it once, on a fresh page. Gives the milliseconds until the next paint, in steps of 8 (Event Timing).
 * @throws where the press does not come to what it is meant for
 */
async function measure(browser: Browser, site: string, { name, path, target, key }: Interaction): Promise<number> {
	return onPhone(browser, site + path, async ({ page, devtools }) => {
		await slowProcessor(devtools);
		const pressed = target(page);
		await comeTo(pressed);
		if (key) await pressed.tap();
		await page.waitForTimeout(SET_OFF);
		await pressed.evaluate(
			(element, { shortest, event }) => {
				const noted: Noted = { arrived: false, longest: shortest };
				Object.assign(window, { noted });
				element.addEventListener(event, () => {
					noted.arrived = true;
				});
				new PerformanceObserver((list) => {
					for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
				}).observe({ type: "event", durationThreshold: shortest } as PerformanceObserverInit);
			},
			{ shortest: SHORTEST, event: key ? "keydown" : "click" },
		);
		// Playwright's own check of what lies there would take 10 ms of the time measured.
		await (key ? pressed.press(key) : pressed.tap({ force: true }));
		await page.waitForTimeout(SET_OFF);
		const { arrived, longest } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
		if (!arrived) throw new Error(`${name}: something else lies where ${path} was pressed.`);
		return longest;
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
