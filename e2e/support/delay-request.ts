import type { Page } from "@playwright/test";

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
