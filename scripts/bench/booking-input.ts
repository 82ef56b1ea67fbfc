/**
 * Measures how soon the appointment form answers: from a key pressed in its first field to the next paint, on a
 * processor slowed down four times. Each run is a fresh visit and its first key after the form's script has woken,
 * which is the slowest. Needs a build: `npx tsx scripts/bench/booking-input.ts`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { VISIT_KEY } from "@/lib/site/first-paint";
import { paths } from "@/lib/site/routes";
import { startPreview } from "../preview/server";
import { findOrInstallBrowser } from "../test/browser";

const RUNS = 20;
const SLOWDOWN = 4;

/** Milliseconds in which the form has to answer (design: booking). */
const BAR = 50;

/** Opens the page anew and gives the milliseconds from the key to the paint that shows it. */
async function measure(browser: Browser, url: string): Promise<number> {
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
	await context.addInitScript((key) => sessionStorage.setItem(key, "1"), VISIT_KEY);
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
	await page.goto(url);
	const field = page.locator("form input").first();
	await field.scrollIntoViewIfNeeded();
	await page.locator('[data-island="booking-form"][data-awake]').waitFor({ state: "attached" });
	await field.focus();
	// What waking and focusing have left to do is done before the key.
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

	const answered = page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				// A message sent from a frame's callback arrives once that frame is painted.
				const { port1, port2 } = new MessageChannel();
				let pressed = 0;
				port1.onmessage = () => resolve(performance.now() - pressed);
				const options = { once: true, capture: true };
				addEventListener(
					"keydown",
					({ timeStamp }) => {
						pressed = timeStamp;
						requestAnimationFrame(() => port2.postMessage(undefined));
					},
					options,
				);
				document.documentElement.dataset.ready = "";
			}),
	);
	await page.locator("html[data-ready]").waitFor({ state: "attached" });
	await page.keyboard.press("A");
	const milliseconds = await answered;
	await context.close();
	return milliseconds;
}

const mailbox = mkdtempSync(join(tmpdir(), "mailbox-"));
const preview = await startPreview({ root: "out", mailbox });
const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: ["--no-sandbox"] });
const times: number[] = [];
for (let run = 0; run < RUNS; run++) times.push(await measure(browser, `${preview.url}${paths.booking}`));
await browser.close();
await preview.close();
rmSync(mailbox, { recursive: true });

times.sort((a, b) => a - b);
const median = ((times[RUNS / 2 - 1] ?? 0) + (times[RUNS / 2] ?? 0)) / 2;
const slowest = times.at(-1) ?? 0;
console.log(`First key in the form to the next paint, processor ${SLOWDOWN}x slower, ${RUNS} visits:`);
console.log(`median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms (bar: ${BAR} ms)`);
process.exitCode = median < BAR ? 0 : 1;
