import { type Browser, test as base, expect } from "@playwright/test";
import type { WebDriver } from "selenium-webdriver";
import { desktop, phone } from "../support/windows";
import type { BrowserWindow } from "./browser-window";
import { firefoxWindow, startFirefox } from "./firefox";
import { findFirefox, findWebKit } from "./programs";
import { Visitor } from "./visitor";
import { startWebKit, webkitWindow } from "./webkit";

export type EngineOptions = { engine: "firefox" | "webkit"; device: "phone" | "desktop" };

/** A browser that is started once for each worker, and opens a window for each test. */
type Engine = { openWindow(url: string): Promise<{ window: BrowserWindow; close(): Promise<void> }> };

const windows = { phone, desktop };

const inFirefox = (browser: Browser, device: EngineOptions["device"]): Engine => ({
	async openWindow(url) {
		const { viewport, deviceScaleFactor } = windows[device];
		const context = await browser.newContext({ baseURL: url, viewport, deviceScaleFactor });
		return { window: firefoxWindow(await context.newPage()), close: () => context.close() };
	},
});

const inWebKit = (driver: WebDriver): Engine => ({
	openWindow: async (url) => ({ window: webkitWindow(driver, url), close: async () => {} }),
});

type Fixtures = {
	visitor: Visitor;
	/** Complaints that a test expects. Any other fails it. */
	allowedComplaints: RegExp | undefined;
};

/** Playwright's `test` with a visitor in an engine other than Chromium's, which fails if a page complains about anything. */
export const test = base.extend<Fixtures, EngineOptions & { browserEngine: Engine }>({
	engine: ["firefox", { option: true, scope: "worker" }],
	device: ["phone", { option: true, scope: "worker" }],
	allowedComplaints: [undefined, { option: true }],
	browserEngine: [
		async ({ engine, device }, use) => {
			if (engine === "firefox") {
				const browser = await startFirefox(found(findFirefox()), device);
				await use(inFirefox(browser, device));
				await browser.close();
			} else {
				const webkit = await startWebKit(found(findWebKit()), windows[device].viewport);
				await use(inWebKit(webkit.driver));
				await webkit.stop();
			}
		},
		{ scope: "worker", timeout: 120_000 },
	],
	visitor: async ({ browserEngine, allowedComplaints, baseURL }, use) => {
		const { window, close } = await browserEngine.openWindow(String(baseURL));
		const visitor = new Visitor(window);
		await visitor.begin();
		await use(visitor);
		const unexpected = (await visitor.complaints()).filter((complaint) => !allowedComplaints?.test(complaint));
		await close();
		expect(unexpected, "what the pages complained about").toEqual([]);
	},
});

function found<Program>(program: Program | undefined): Program {
	if (program === undefined) throw new Error("the browser is not installed");
	return program;
}

export { expect };
