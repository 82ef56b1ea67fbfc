import type { Page } from "@playwright/test";
import { hasPage, localPath } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { content, contents, everyPage } from "../support/site";
import { awake, expect, test } from "../support/test";

/** Bytes that a treatment's first view may take on a phone, all requests before scrolling, with gzip. */
const BUDGET = 83_000;

/** The same for a treatment in a script of its own, which needs its letters beside the Latin ones. */
const SCRIPT_BUDGET = 100_000;

/** The same for the home page (design: numbers to hold). */
const HOME_BUDGET = 105_000;

/** Opens a page as a first visit does and adds up the bytes of all answers until what wakes by itself is awake. */
async function bytesOf(page: Page, path: string): Promise<{ bytes: number; requests: string[] }> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
	// How far ahead a browser fetches pictures depends on the line that it believes to have; not every build of it knows.
	const line = { offline: false, latency: 40, downloadThroughput: -1, uploadThroughput: -1 };
	await session.send("Network.emulateNetworkConditions", { ...line, connectionType: "cellular4g" });
	const addresses = new Map<string, string>();
	const travelled = new Map<string, number>();
	session.on("Network.requestWillBeSent", ({ requestId, request }) => addresses.set(requestId, request.url));
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const address = addresses.get(requestId) ?? "";
		if (/^http.*(?<!\/favicon\.ico)$/.test(address)) travelled.set(requestId, encodedDataLength);
	});
	await page.goto(path);
	await awake(page, "main-menu");
	await awake(page, "back-to-top");
	await session.detach();
	const requests = [...travelled].map(([id, size]) => `${size} ${addresses.get(id)}`);
	return { bytes: [...travelled.values()].reduce((sum, size) => sum + size, 0), requests };
}

/** The treatments with most on their first view: the longest and those with first aid; or all. */
const longest = (treatments: typeof content.treatments) =>
	treatments
		.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
		.filter(({ emergency }, index) => everyPage || index < 2 || emergency.length > 0)
		.map(treatmentPath);

test("The first view of treatments stays within its budget", async ({ page }) => {
	test.slow();
	for (const path of longest(content.treatments)) {
		const { bytes, requests } = await bytesOf(page, path);
		// The page, its fonts, the entry and what wakes: less means that something went uncounted.
		expect.soft(requests.length, path).toBeGreaterThanOrEqual(6);
		expect.soft(bytes, `${path}\n${requests.join("\n")}`).toBeLessThanOrEqual(BUDGET);
	}
});

for (const { locale, treatments } of contents.slice(1)) {
	test(`The first view of treatments in ${locale.name} stays within its budget`, async ({ page }) => {
		test.slow();
		for (const path of longest(treatments.filter((one) => hasPage(locale, treatmentPath(one))))) {
			const { bytes, requests } = await bytesOf(page, localPath(locale, path));
			expect.soft(requests.length, path).toBeGreaterThanOrEqual(7);
			expect.soft(bytes, `${path}\n${requests.join("\n")}`).toBeLessThanOrEqual(SCRIPT_BUDGET);
		}
	});
}

test("The first view of the home page stays within its budget", async ({ page }) => {
	const { bytes, requests } = await bytesOf(page, "/");
	expect.soft(requests.length).toBeGreaterThanOrEqual(6);
	expect(bytes, requests.join("\n")).toBeLessThanOrEqual(HOME_BUDGET);
});
