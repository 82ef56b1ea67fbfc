import { type Browser, firefox, type Page } from "@playwright/test";
import { type BrowserWindow, find, notFound, type Target } from "./browser-window";

/** What Firefox tells pages about pointers: 1 stands for a finger, 2 for a mouse, 4 for being able to hover. */
const pointers = { phone: 1, desktop: 2 + 4 };

/**
 * Starts an installed Firefox, which Playwright drives by WebDriver BiDi.
 * @throws if it does not start
 */
export async function startFirefox(executablePath: string, device: keyof typeof pointers): Promise<Browser> {
	const browser = await firefox.launch({
		channel: "moz-firefox",
		executablePath,
		firefoxUserPrefs: {
			"ui.primaryPointerCapabilities": pointers[device],
			"ui.allPointerCapabilities": pointers[device],
		},
	});
	answerMediaFeatures(browser);
	return browser;
}

type BidiSession = { send(command: string, parameters: unknown): Promise<unknown> };
type WithInternals = { _connection: { toImpl(browser: Browser): { _browserSession: BidiSession } } };

/**
 * Lets Playwright make a window in a Firefox that does not know `emulation.setMediaFeaturesOverride` (153 does not): it
 * asks for the usual colours by that, and takes an answer that it is unknown for a failure.
 */
function answerMediaFeatures(browser: Browser): void {
	const session = (browser as unknown as WithInternals)._connection.toImpl(browser)._browserSession;
	const send = session.send.bind(session);
	session.send = async (command, parameters) =>
		command === "emulation.setMediaFeaturesOverride" ? {} : send(command, parameters);
}

/** A page of Firefox as one of the windows in which journeys are made. */
export function firefoxWindow(page: Page): BrowserWindow {
	const element = async (target: Target) => {
		const found = (await page.evaluateHandle(find, target)).asElement();
		if (!found) throw notFound(target);
		return found;
	};
	/** Moves the mouse over the middle of an element that stands still, and returns both. */
	const moveTo = async (target: Target) => {
		const found = await element(target);
		await found.waitForElementState("stable", { timeout: 5_000 });
		const { x, y, width, height } = (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
		const middle = { x: x + width / 2, y: y + height / 2 };
		await page.mouse.move(middle.x, middle.y);
		return { found, middle };
	};
	return {
		open: async (path) => {
			// The end of the page before, which has led elsewhere by itself, can come as late as this.
			const interrupted = (error: Error) => {
				if (!error.message.includes("interrupted by another navigation")) throw error;
				return page.goto(path);
			};
			await page.goto(path).catch(interrupted);
		},
		reload: async () => void (await page.reload()),
		run: (inPage, argument) => page.evaluate(inPage as never, argument as never),
		// Playwright's own click scrolls each time it tries again, and so takes away what has opened under the mouse.
		click: async (target) => {
			const { found, middle } = await moveTo(target);
			if (!(await found.evaluate(isAt, middle))) throw new Error(`something covers ${target.css} ${target.says ?? ""}`);
			await page.mouse.click(middle.x, middle.y);
		},
		hover: async (target) => void (await moveTo(target)),
		press: (key) => page.keyboard.press(key),
		type: (text) => page.keyboard.type(text),
		// Each test has a context of its own.
		forget: async () => {},
	};
}

/** Runs in the page: whether a press at this place reaches the element, by itself or by its label. */
function isAt(element: HTMLElement | SVGElement, { x, y }: { x: number; y: number }): boolean {
	const pressed = document.elementFromPoint(x, y);
	return element.contains(pressed) || pressed?.closest("label")?.control === element;
}
