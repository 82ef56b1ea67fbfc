import { type Browser, test as base, expect, type Locator, type Page } from "@playwright/test";
import { VISIT_KEY } from "@/lib/pages/first-paint";
import { desktop, phone } from "./windows";

type Visit = {
	/** Whether the visit has seen its first page, with the loading screen and the device's typefaces; true by default. */
	visited: boolean;
	/** Console messages that a test expects. Any other warning or error on its page fails it. */
	allowedMessages: RegExp | undefined;
	/** What the page has logged so far. */
	consoleErrors: string[];
};

/** Playwright's `test` on a page without a loading screen, which fails if the page complains about anything. */
export const test = base.extend<Visit, { browser: Browser }>({
	browser: [
		async ({ browser, browserName }, use) => {
			if (browserName === "firefox") acceptMediaFeatures(browser);
			await use(browser);
		},
		{ scope: "worker" },
	],
	visited: [true, { option: true }],
	allowedMessages: [undefined, { option: true }],
	context: async ({ context, visited }, use) => {
		if (visited) {
			await context.addInitScript(store, { [VISIT_KEY]: "1" });
			await context.addInitScript(useOwnTypefaces);
		}
		await use(context);
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
	consoleErrors: async ({}, use) => use([]),
	page: async ({ page, allowedMessages, consoleErrors }, use) => {
		collectErrors(page, consoleErrors);
		await use(page);
		const unexpected = consoleErrors.filter((message) => !allowedMessages?.test(message));
		expect(unexpected, "warnings and errors of the page").toEqual([]);
	},
});

/** The same with other options, unless its file sets them by `test.use`. */
export const testWith = (options: Parameters<typeof test.use>[0]) => test.extend(options);

/** The same in a desktop's window, with a mouse. */
export const testOnDesktop = testWith(desktop);

/** Options for tests whose subject is motion; all others prefer it reduced. */
export const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

export const testWithoutScript = testWith({ javaScriptEnabled: false });

type BidiSession = { send(command: string, parameters: unknown): Promise<unknown> };
type BidiBrowser = { _connection: { toImpl(browser: Browser): { _browserSession: BidiSession } } };

/**
 * Firefox 153 rejects `emulation.setMediaFeaturesOverride`, which Playwright 1.65 sends for each new window and
 * treats as a failure. Remove this with a later version of either.
 */
function acceptMediaFeatures(browser: Browser): void {
	const session = (browser as unknown as BidiBrowser)._connection.toImpl(browser)._browserSession;
	const send = session.send.bind(session);
	session.send = async (command, parameters) =>
		command === "emulation.setMediaFeaturesOverride" ? {} : send(command, parameters);
}

/** Runs in each page: lets it wait for its typefaces, as if the visit had loaded them. */
function useOwnTypefaces(): void {
	const observer = new MutationObserver(() => {
		if (!document.body) return;
		observer.disconnect();
		for (const face of document.fonts) {
			if (face.display !== "optional") continue;
			face.display = "swap";
			face.load().catch(() => {});
		}
	});
	observer.observe(document, { childList: true, subtree: true });
}

/** Runs in each page and frame before anything else. A frame that the policy refuses has no storage. */
function store(entries: Record<string, string>): void {
	try {
		for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
	} catch {}
}

/** Collects console warnings and errors, breaches of the security policy among them, and uncaught errors. */
export function collectErrors(page: Page, messages: string[]): void {
	page.on("console", (message) => {
		const { url } = message.location();
		// Browsers ask for it by themselves, icon or not.
		if (url.endsWith("/favicon.ico")) return;
		if (["error", "warning"].includes(message.type())) messages.push(`${message.text()} (${url})`);
	});
	page.on("response", (response) => {
		// Chromium and WebKit write it to the console.
		if (page.context().browser()?.browserType().name() === "firefox" && response.status() >= 400) {
			messages.push(`${response.status()} (${response.url()})`);
		}
	});
	page.on("pageerror", ({ message, stack }) => {
		// Firefox: a typeface whose page was left before it came.
		const ignored = /download failed .*status=2152398850/;
		if (!ignored.test(stack || message)) messages.push(`Uncaught ${stack || message}`);
	});
}

/** Waits until the first island of this name has woken on the page. */
export async function awake(page: Page, island: string): Promise<void> {
	await expect(page.locator(`[data-island="${island}"]`).first()).toHaveAttribute("data-awake");
}

/** Scrolls an element to the middle of the window at once, even if its section is not laid out yet. */
export const scrollIntoView = (locator: Locator): Promise<void> =>
	locator.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

/** Adds rules to the open page as a style sheet of its own, which the security policy does not refuse. */
export const addStyle = (page: Page, rules: string): Promise<void> =>
	page.evaluate((text) => {
		// Not by attributes of elements, which React would compare with its own in development.
		const style = new CSSStyleSheet();
		style.replaceSync(text);
		document.adoptedStyleSheets.push(style);
	}, rules);

/** Lays out the whole page, for what is measured in all of it at once: pages leave out sections that are far away. */
export const renderAll = (page: Page): Promise<void> =>
	page.evaluate(() => {
		document.documentElement.dataset.eager = "";
	});

/** Waits two frames, in which scripts answer a change of the page or of its window. */
export const nextFrames = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	});

/** Opens everything that a part of the page folds, in the main part the booking form too. */
export const unfoldAll = (page: Page, part: "main" | "footer" = "main"): Promise<void> =>
	page.locator(`${part} details`).evaluateAll((elements) => {
		for (const details of elements) (details as HTMLDetailsElement).open = true;
	});

/** Collects the addresses with a part or a pattern that a page asks for from now on. */
export function requestsOf(page: Page, part: string | RegExp): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		const address = request.url();
		if (typeof part === "string" ? address.includes(part) : part.test(address)) asked.push(address);
	});
	return asked;
}

/** Delays a page's requests to these addresses; returns a function that releases them. */
export async function delayRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
	let arrive = () => {};
	const arrival = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(addresses, async (route) => {
		await arrival;
		await route.continue();
	});
	return arrive;
}

export { desktop, expect, phone };
