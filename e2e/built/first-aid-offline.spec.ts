import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { hasPage } from "@/lib/model/locales";
import { FIRST_AID_WORKER, paths, treatmentPath } from "@/lib/model/routes";
import { bundleFirstAidWorker } from "@/scripts/pipeline/export/bundle-islands";
import { listen } from "@/scripts/server/listen";
import { attributes, canonicalPaths, content, contents, pageAt, required, root, words } from "../support/site";
import { test as base, expect } from "../support/test";

/** How the server handles requests. */
type Conduct = "answers" | "refuses" | "is silent" | "fails";

/**
 * Serves a site at a second address, where its files can change and the server can fail.
 * @param site the address of the site
 */
async function startFlakyServer(site: string) {
	let conduct: Conduct = "answers";
	const changed = new Map<string, (body: string) => string | undefined>();
	const server = createServer(async (req, res) => {
		if (conduct === "refuses") req.socket.destroy();
		if (conduct === "fails") res.writeHead(503, { "content-type": "text/html" }).end("The host is being mended.");
		if (conduct !== "answers") return;
		const path = req.url ?? "/";
		const answer = await fetch(new URL(path, site));
		const headers = new Headers();
		for (const name of ["content-type", "cache-control"]) headers.set(name, answer.headers.get(name) ?? "");
		const change = changed.get(path);
		const body = change ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer());
		res.writeHead(body === undefined ? 404 : answer.status, Object.fromEntries(headers)).end(body);
	});
	return {
		url: await listen(server, 0),
		/** Changes the file at a path from now on; a change that returns undefined removes it. */
		change: (path: string, make: (body: string) => string | undefined) => void changed.set(path, make),
		become(next: Conduct) {
			conduct = next;
			server.closeAllConnections();
		},
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

const treatments = content.treatments.filter(({ emergency }) => emergency.length > 0);
const path = treatments[0] ? treatmentPath(treatments[0]) : "";
const steps = treatments[0]?.emergency[0]?.steps.map((step) => step.do) ?? [];

/** A site that may change or stop answering. */
const test = base.extend<{ site: Awaited<ReturnType<typeof startFlakyServer>> }>({
	site: async ({ baseURL }, use) => {
		const site = await startFlakyServer(required(baseURL, "address"));
		await use(site);
		site.close();
	},
});

test.use({ allowedMessages: /Failed to load resource|Island \S+:/ });
test.skip(!path || !content.clinic.firstAidOffline, "the clinic caches no pages with first aid");

/** Opens the page and waits until the browser has it. */
async function visit(page: Page, site: string): Promise<void> {
	await page.goto(`${site}${path}`);
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test("Only the pages with first aid and their list are cached, in each language", () => {
	const kept = [paths.emergency, ...treatments.map(treatmentPath)];
	for (const { locale } of contents) {
		for (const own of canonicalPaths.filter((one) => hasPage(locale, one))) {
			const islands = attributes("dataIsland", pageAt(locale.root + own));
			expect.soft(islands.includes("offline-page"), locale.root + own).toBe(kept.includes(own));
		}
	}
});

const expectStep = (page: Page, text = steps[0] ?? "") =>
	expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible();

test("A visited page with first aid opens offline, and says so; others do not", async ({ page, context, site }) => {
	await page.goto(`${site.url}${paths.booking}`);
	await visit(page, site.url);
	site.become("refuses");
	await context.setOffline(true);
	await page.goto(`${site.url}${path}?from=message`);
	for (const step of steps) await expectStep(page, step);
	await expect(page.getByText(words.emergency.offline)).toBeVisible();
	const bar = page.getByRole("navigation", { name: words.actionBar.label });
	await expect(bar.locator('a[href^="tel:"]').first()).toBeInViewport();
	await expect(page.goto(`${site.url}${paths.booking}`)).rejects.toThrow();

	await context.setOffline(false);
	site.become("is silent");
	await page.goto(`${site.url}${path}`, { waitUntil: "commit" });
	await expectStep(page);
});

test("Without a network the pictures of all steps are there, seen before or not", async ({ page, context, site }) => {
	await visit(page, site.url);
	const pictures = page.locator(".first-aid img");
	const sources = await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
	const uncached = () =>
		page.evaluate(
			async (all) => (await Promise.all(all.map((one) => caches.match(one)))).filter((one) => !one).length,
			sources,
		);
	await expect.poll(uncached).toBe(0);
	site.become("refuses");
	await context.setOffline(true);
	await page.reload();
	for (const picture of await pictures.all()) {
		// Behind a door is its first aid alone.
		await picture.evaluate((one) => location.assign(`#${one.closest("section")?.id}`));
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
	}
	await expect(page.locator("body")).toHaveCSS("font-family", /text/);
});

test("The next visit caches changes, no failure or login page, and forgets a removed page", async ({ page, site }) => {
	const change = (make: (html: string) => string | undefined) => {
		site.become("answers");
		site.change(path, make);
		return page.reload();
	};
	const expectCached = async (conduct: Conduct) => {
		site.become(conduct);
		await page.reload();
		await expectStep(page, "Another first step");
	};
	await visit(page, site.url);
	await change((html) => html.replaceAll(steps[0] ?? "", "Another first step"));
	await expectStep(page, "Another first step");
	await expectCached("refuses");
	await expectCached("fails");

	await change(() => "<!doctype html><title>Wi-Fi</title><p>Log in to the network</p>");
	await expect(page.getByText("Log in to the network")).toBeVisible();
	await expectCached("refuses");

	await change(() => undefined);
	site.become("refuses");
	await expect(page.reload()).rejects.toThrow();
});

test("After a clinic turns caching off, the next visit removes the worker and cache", async ({ page, site }, info) => {
	await visit(page, site.url);
	const folder = info.outputPath("without");
	await bundleFirstAidWorker(root, folder, false);
	const off = readFileSync(join(folder, FIRST_AID_WORKER), "utf8");
	site.change(FIRST_AID_WORKER, () => off);
	site.change(path, (html) => html.replace(/data-island="?offline-page"?/, ""));
	await page.reload();
	const left = () =>
		page.evaluate(async () => [
			...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
			...(await caches.keys()),
		]);
	await expect.poll(left).toEqual([]);
	site.become("refuses");
	await expect(page.reload()).rejects.toThrow();
});
