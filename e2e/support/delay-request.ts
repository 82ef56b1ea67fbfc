import type { Page } from "@playwright/test";

/**
 * Holds back what a page asks for at these addresses, as a slow connection does.
 * @returns what lets it all come, now and from then on
 */
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
