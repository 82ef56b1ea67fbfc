import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Key as DriverKey, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../support/servers/program";
import { type BrowserWindow, find, type Key, notFound, type Target } from "./browser-window";
import type { WebKitPrograms } from "./programs";

export type Size = { width: number; height: number };

/** Makes the browser's own bar so small that its window can be as narrow as a phone. */
const smallBar =
	"toolbar *, entry, button, image, label { min-width: 0; min-height: 0; padding: 0; border: 0; margin: 0; font-size: 1px; }";

const keys: Record<Key, string> = {
	Enter: DriverKey.ENTER,
	Escape: DriverKey.ESCAPE,
	Tab: DriverKey.TAB,
	ArrowDown: DriverKey.ARROW_DOWN,
	ArrowLeft: DriverKey.ARROW_LEFT,
	ArrowRight: DriverKey.ARROW_RIGHT,
};

/**
 * Starts WebKitGTK's small browser on a screen that nobody sees, with a page of this size.
 * @returns its driver, and what ends it with all that was started
 * @throws with what the programs said, if they do not start within 30 s
 */
export async function startWebKit(
	programs: WebKitPrograms,
	size: Size,
): Promise<{ driver: WebDriver; stop(): Promise<void> }> {
	const folder = mkdtempSync(join(tmpdir(), "webkit-"));
	mkdirSync(join(folder, "gtk-3.0"));
	writeFileSync(join(folder, "gtk-3.0", "gtk.css"), smallBar);
	// Reduced motion: without it this browser went down when links were pressed, perhaps as one page faded into the next.
	writeFileSync(join(folder, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
	const started: ChildProcess[] = [];
	const killAll = () => {
		for (const program of started.reverse()) program.kill("SIGKILL");
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	};
	process.once("exit", killAll);
	const stop = async () => {
		process.off("exit", killAll);
		killAll();
	};
	try {
		const screen = spawn(
			programs.screen,
			["-displayfd", "3", "-screen", "0", `${size.width}x${size.height + 100}x24`, "-nolisten", "tcp"],
			{ stdio: ["ignore", "ignore", "ignore", "pipe"] },
		);
		started.push(screen);
		const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
		const port = await freePort();
		const env = {
			...process.env,
			DISPLAY: `:${String(display).trim()}`,
			GDK_BACKEND: "x11",
			XDG_CONFIG_HOME: folder,
			XDG_DATA_HOME: folder,
			XDG_CACHE_HOME: folder,
			// A screen that nobody sees has no graphics card, and without one this way of painting stands still.
			WEBKIT_DISABLE_DMABUF_RENDERER: "1",
			MESA_SHADER_CACHE_DISABLE: "true",
			NO_AT_BRIDGE: "1",
		};
		started.push(spawn(programs.driver, [`--port=${port}`], { env, stdio: "ignore" }));
		const url = `http://127.0.0.1:${port}`;
		for (const deadline = Date.now() + 30_000; !(await isReady(url)); await wait(50)) {
			if (Date.now() > deadline) throw new Error(`${programs.driver} does not answer`);
		}
		const driver = await new Builder()
			.usingServer(url)
			.withCapabilities({
				browserName: "MiniBrowser",
				"webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
			})
			.build();
		await fit(driver, size);
		return {
			driver,
			stop: async () => {
				await driver.quit().catch(() => {});
				await stop();
			},
		};
	} catch (error) {
		await stop();
		throw error;
	}
}

const isReady = (url: string) =>
	fetch(`${url}/status`).then(
		({ ok }) => ok,
		() => false,
	);

/** Makes the page, not the window around it, of this size. */
async function fit(driver: WebDriver, { width, height }: Size): Promise<void> {
	const window = driver.manage().window();
	const page = (): Promise<Size> => driver.executeScript("return { width: innerWidth, height: innerHeight }");
	await window.setRect({ x: 0, y: 0, width, height });
	await window.setRect({ x: 0, y: 0, width, height: 2 * height - (await page()).height });
	for (const deadline = Date.now() + 10_000; ; await wait(50)) {
		const is = await page();
		if (is.width === width && is.height === height) return;
		if (Date.now() > deadline) throw new Error(`WebKit's page is ${is.width} by ${is.height} pixels`);
	}
}

/** WebKit as one of the windows in which journeys are made, on the site at `url`. */
export function webkitWindow(driver: WebDriver, url: string): BrowserWindow {
	const call = (inPage: (argument: never) => unknown, argument: unknown) =>
		driver.executeScript(`return (${inPage})(arguments[0])`, argument);
	const element = async (target: Target) => {
		const found = (await call(find, target)) as WebElement | null;
		if (!found) throw notFound(target);
		return found;
	};
	return {
		open: (path) => driver.get(new URL(path, url).href),
		reload: () => driver.navigate().refresh(),
		run: <Result>(inPage: (argument: never) => Result, argument: unknown) => call(inPage, argument) as Promise<Result>,
		click: async (target) => (await element(target)).click(),
		hover: async (target) =>
			driver
				.actions()
				.move({ origin: await element(target) })
				.perform(),
		press: (key) => driver.actions().sendKeys(keys[key]).perform(),
		type: (text) => driver.actions().sendKeys(text).perform(),
		forget: async () => {
			await driver.get(new URL("/robots.txt", url).href);
			await driver.executeScript("sessionStorage.clear(); localStorage.clear()");
			await driver.manage().deleteAllCookies();
			await driver.actions().move({ x: 0, y: 0, origin: Origin.VIEWPORT }).perform();
		},
	};
}
