/**
 * `npm run bench:phone [-- --runs N]`: how soon a phone paints what is pressed, what pages use at rest, and how soon a
 * second page shows, as tables in `docs/performance.md`. Needs a build, `openssl` and an idle machine.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { filesBelow } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import { menuPath, paths, treatmentPath } from "@/lib/model/routes";
import { VISIT_KEY } from "@/lib/site/first-paint";
import { exitWith } from "../exec";
import { browserFlags, chromeOrExit } from "../test/browsers";
import { measuredHere, median, secureHost, writeFigures } from "./measuring";
import { lines, nextPage, SLOWDOWN, serveOverLine, TAP, type Way } from "./next-page";
import { markdownTable } from "./page-weights";

/** Milliseconds within which a press is painted, a page shows after a press, and of the main thread in a second of rest. */
const BARS = { press: 50, page: 200, rest: 10 };
/** The least that Event Timing tells; what takes less counts as that. */
const SHORTEST = 16;
/** Milliseconds in which a page, or what a press sets off, comes to rest. */
const SETTLED = 2000;
const SET_OFF = 700;
const REST = 10_000;

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

type Press = { name: string; path: string; target: string; key?: string };

/** The path of the first page of the site with some markup, if there is one. */
function pageWith(markup: string): string | undefined {
	const file = sitePages.find((page) => readFileSync(join("out", page), "utf8").includes(markup));
	return file && `/${file.replace("index.html", "")}`;
}

/** What visitors press most, as far as the site has it. */
function presses(): Press[] {
	const all: { name: string; path?: string; target: string; key?: string }[] = [
		{ name: "Menu, open", path: paths.home, target: ".menu-button" },
		{ name: "Next slide", path: paths.home, target: "[data-step='1']" },
		{ name: "Card that turns", path: pageWith('class="flip-card"'), target: ".flip-card" },
		{ name: "First key in the search", path: paths.home, target: "main input[name=q]", key: "f" },
		{ name: "Question", path: pageWith('class="faq '), target: ".faq > summary" },
		{ name: "Cause in first aid", path: pageWith("what-happened"), target: "#what-happened div > a" },
		{ name: "Timer of first aid", path: pageWith("data-begin"), target: "[data-begin]" },
		{
			name: "Picture of a room",
			path: pageWith('data-island="room-gallery"'),
			target: "[data-island=room-gallery] button",
		},
	];
	return all.flatMap(({ path, ...press }) => (path ? [{ ...press, path }] : []));
}

/** Opens a page of a phone without the loading screen, and waits until it is at rest. */
async function openOnPhone(browser: Browser, address: string): Promise<Page> {
	const context = await browser.newContext(phone);
	await context.addInitScript((key) => sessionStorage.setItem(key, "1"), VISIT_KEY);
	const page = await context.newPage();
	await page.goto(address);
	await delay(SETTLED);
	return page;
}

/** Taps the upper part of a box, as a finger does that rests there for a moment. */
async function tap(devtools: CDPSession, box: { x: number; y: number; width: number; height: number } | null) {
	if (!box) throw new Error("What is tapped has no place on the page.");
	const point = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) };
	await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
	await delay(TAP);
	await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Presses once on a fresh page. Returns the milliseconds until the next paint (Event Timing), in steps of 8. */
async function press(browser: Browser, site: string, { name, path, target, key }: Press): Promise<number> {
	const page = await openOnPhone(browser, site + path);
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
	const pressed = page.locator(target).first();
	// Twice: sections that come near get another height.
	for (let turn = 0; turn < 2; turn++) {
		await pressed.evaluate((element) => {
			// All folds around it, but not that which it opens itself.
			for (let around = element.parentElement?.parentElement; around; around = around.parentElement)
				if (around instanceof HTMLDetailsElement) around.open = true;
			element.scrollIntoView({ block: "center", behavior: "instant" });
		});
		await delay(SET_OFF);
	}
	if (key) await pressed.tap();
	await delay(SET_OFF);
	await pressed.evaluate(
		(element, { durationThreshold, type }) => {
			const noted = { arrived: false, longest: durationThreshold };
			Object.assign(window, { noted });
			element.addEventListener(type, () => {
				noted.arrived = true;
			});
			new PerformanceObserver((list) => {
				for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
			}).observe({ type: "event", durationThreshold } as PerformanceObserverInit);
		},
		{ durationThreshold: SHORTEST, type: key ? "keydown" : "click" },
	);
	if (key) await pressed.press(key);
	else await tap(devtools, await pressed.boundingBox());
	await delay(SET_OFF);
	const noted = await page.evaluate(
		() => (window as unknown as { noted: { arrived: boolean; longest: number } }).noted,
	);
	await page.context().close();
	if (!noted.arrived) throw new Error(`${name}: something else lies where ${path} was pressed.`);
	return noted.longest;
}

/** Milliseconds of its main thread that a page uses in a second, its processor not slowed. */
async function atRest(browser: Browser, address: string): Promise<number> {
	const page = await openOnPhone(browser, address);
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
	const used = async () => {
		const { metrics } = await devtools.send("Performance.getMetrics");
		return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
	};
	const before = await used();
	await delay(REST);
	const seconds = (await used()) - before;
	await page.context().close();
	return (seconds / REST) * 1_000_000;
}

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) exitWith("--runs must be a whole number from 1.");
if (!existsSync("out/index.html")) exitWith("out/index.html is missing. Build the site first: npm run build");

const sitePages = filesBelow("out")
	.filter((file) => file.endsWith("index.html"))
	.sort();
const [treatment] = loadContent(process.cwd()).treatments;

/** Measures as often as asked. */
async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
	const results: Result[] = [];
	while (results.length < runs) results.push(await measure());
	return results;
}

/** The median of some times as a cell, `!` above the bar. */
function cell(bar: number, times: number[]): string {
	const middle = median(times);
	return `${middle < 10 ? middle.toFixed(1) : middle.toFixed(0)} ms${middle > bar ? " !" : ""}`;
}

/** Going to a second page over each line, with each way of preparing it. */
async function pagesTable(temporary: string, port: number, flag: string): Promise<string> {
	const [menu, page] = treatment ? [menuPath(treatment.menu), treatmentPath(treatment)] : [paths.home, paths.booking];
	const ways: Way[] = [
		{ name: "Menu to treatment", from: menu, to: page },
		{ name: "Menu to treatment, by mouse", from: menu, to: page, mouse: true },
		{ name: "Back to treatment", from: page, to: paths.booking, back: true },
	];
	const rows: string[][] = [];
	for (const [lineName, line] of Object.entries(lines)) {
		const server = await serveOverLine(port, line);
		const site = `https://localhost:${(server.address() as AddressInfo).port}`;
		for (const way of ways) {
			const row = [`${way.name}, ${lineName}`];
			for (const withRules of way.back ? [true] : [true, false]) {
				const shown = await repeat(() => nextPage(temporary, site, flag, way, withRules));
				for (const paint of ["first", "largest"] as const)
					row.push(
						cell(
							BARS.page,
							shown.map((times) => times[paint]),
						),
					);
			}
			console.log(row.join(", "));
			rows.push(way.back ? [...row, "", ""] : row);
		}
		server.close();
	}
	const head = ["Second page", "First paint", "Largest", "First paint without rules", "Largest without rules"];
	return markdownTable(head, rows);
}

const temporary = mkdtempSync(join(tmpdir(), "phone-"));
const host = secureHost(temporary);
const port = await host.serve("out");
const browser = await chromium.launch({ executablePath: chromeOrExit(), args: [...browserFlags, host.flag] });
try {
	const site = `https://localhost:${port}`;
	const pressed: string[][] = [];
	for (const one of presses()) {
		pressed.push([one.name, cell(BARS.press, await repeat(() => press(browser, site, one)))]);
		console.log(pressed.at(-1)?.join(", "));
	}
	const resting = [["Home, slides in sight", cell(BARS.rest, await repeat(() => atRest(browser, site + paths.home)))]];
	if (treatment) {
		const address = site + treatmentPath(treatment);
		resting.push(["Treatment", cell(BARS.rest, await repeat(() => atRest(browser, address)))]);
	}
	const tables = [
		measuredHere(runs),
		markdownTable(["Press", "To the next paint"], pressed),
		markdownTable(["At rest", "Main thread in a second"], resting),
		await pagesTable(temporary, port, host.flag),
	];
	writeFigures("figures of the phone", tables.join("\n\n"));
	console.log(`\n${tables.join("\n\n")}\n\n! misses its bar.`);
} finally {
	await browser.close();
	host.close();
	rmSync(temporary, { recursive: true, force: true });
}
