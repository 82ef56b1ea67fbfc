import { test as base, expect, type Page } from "@playwright/test";
import { VISIT_KEY } from "@/lib/site/first-paint";

type Visit = {
	/** Whether the visit has seen its first page, so that no loading screen is in the way; true unless a test says no. */
	visited: boolean;
	/** Console messages that a test expects. Any other warning or error on its page fails it. */
	allowedMessages: RegExp | undefined;
};

/** Playwright's `test` on a page without a loading screen, which fails if the page complains about anything. */
export const test = base.extend<Visit>({
	visited: [true, { option: true }],
	allowedMessages: [undefined, { option: true }],
	context: async ({ context, visited }, use) => {
		if (visited) await context.addInitScript(markVisited, VISIT_KEY);
		await use(context);
	},
	page: async ({ page, allowedMessages }, use) => {
		const complaints = listen(page);
		await use(page);
		const unexpected = complaints.filter((complaint) => !allowedMessages?.test(complaint));
		expect(unexpected, "what the page complained about").toEqual([]);
	},
});

/** Runs in each page and frame before anything else. A frame that the policy refuses has no storage. */
function markVisited(key: string): void {
	try {
		sessionStorage.setItem(key, "1");
	} catch {}
}

/** Collects console warnings and errors, breaches of the security policy among them, and uncaught errors. */
function listen(page: Page): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		const { url } = message.location();
		// Browsers ask for it by themselves, icon or not.
		if (url.endsWith("/favicon.ico")) return;
		if (["error", "warning"].includes(message.type())) complaints.push(`${message.text()} (${url})`);
	});
	page.on("pageerror", (error) => complaints.push(`Uncaught ${error.stack ?? error.message}`));
	return complaints;
}

/** Waits until the first island of this name has woken on the page. */
export async function awake(page: Page, island: string): Promise<void> {
	await expect(page.locator(`[data-island="${island}"]`).first()).toHaveAttribute("data-awake");
}

export { expect };
