import type { Browser, CDPSession } from "@playwright/test";
import type { Content } from "@/lib/content/content-of";
import { paths, treatmentPath } from "@/lib/site/routes";
import { onPhone } from "./phone";
import { table } from "./table";

/** Milliseconds of its main thread that a page at rest may use in a second. */
const REST_BAR = 2;

/** Seconds for which a page is watched: as long as two slides of the home page stay. */
const SECONDS = 10;

/** Milliseconds after which a page that was scrolled has come to rest. */
const AT_REST = 3000;

/** Seconds of its processor that the page's main thread has used. */
async function used(devtools: CDPSession): Promise<number> {
	const { metrics } = await devtools.send("Performance.getMetrics");
	return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}

/**
 * Measures what pages use while nobody does anything: the home page with its first slides in sight and further down,
 * and a treatment. The time is the thread's own, whatever else the machine does.
 * @param site the address at which the built site is served
 * @returns a table in Markdown, `!` where the bar is missed, and whether it is held by all that it is for
 */
export async function tableAtRest(browser: Browser, site: string, { treatments }: Content) {
	const [treatment] = treatments;
	const pages = [
		{ name: "Home, slides in sight", path: paths.home, down: 0, barred: false },
		{ name: "Home, further down", path: paths.home, down: 0.4, barred: true },
		...(treatment ? [{ name: "Treatment", path: treatmentPath(treatment), down: 0, barred: true }] : []),
	];
	const rows: string[][] = [];
	let held = true;
	for (const { name, path, down, barred } of pages) {
		const milliseconds = await onPhone(browser, site + path, async ({ page, devtools }) => {
			await page.evaluate(
				(part) => scrollTo({ top: document.documentElement.scrollHeight * part, behavior: "instant" }),
				down,
			);
			await page.waitForTimeout(AT_REST);
			await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
			const before = await used(devtools);
			await page.waitForTimeout(SECONDS * 1000);
			return (((await used(devtools)) - before) * 1000) / SECONDS;
		});
		const good = !barred || milliseconds <= REST_BAR;
		held &&= good;
		rows.push([name, `${milliseconds.toFixed(1)} ms${good ? "" : " !"}`]);
	}
	return { text: table(["At rest", "Main thread in a second"], rows), held };
}
