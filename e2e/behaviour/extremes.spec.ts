import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import type { Content } from "@/lib/content/content";
import { loadContent } from "@/lib/content/load";
import { doctorPath, paths, routeTable, treatmentPath } from "@/lib/model/routes";
import { folderOf } from "@/lib/site/address";
import { startPreview } from "@/scripts/server/preview";
import { buildClinic } from "../clinic/build";
import { makeLeast, makeMost } from "../clinic/extremes";
import { violations } from "../support/axe";
import { findings } from "../support/composition";
import { expectNothingOutside, visitInFolder } from "../support/in-folder";
import { everyPage } from "../support/site";
import { dataProblems } from "../support/structured-data";
import { desktop, expect, phone, test } from "../support/test";

// Entrance animations would shift cards while they are measured.
test.use({
	...desktop,
	contextOptions: { reducedMotion: "reduce" },
	allowedMessages: /status of 404|preloaded using link preload|openstreetmap/,
});

/** The pages to look at: single pages, menus and the last page of each folder, or all. */
function sampled(pages: string[]): string[] {
	const single: string[] = Object.values(paths);
	const isAlone = (path: string) => single.includes(path) || dirname(path) === "/";
	const isLast = (path: string, index: number) => dirname(path) !== dirname(pages[index + 1] ?? "");
	return pages.filter((path, index) => everyPage || isAlone(path) || isLast(path, index));
}

/** A preview has a strip above every page and asks search engines not to index it. */
async function expectPreview(page: Page, url: string, out: string, content: Content): Promise<void> {
	const { label, text } = content.labels.preview;
	for (const { path } of routeTable(content)) {
		const html = readFileSync(join(out, path, "index.html"), "utf8");
		const root = fromHtml(html);
		expect.soft(html.split(text).length - 1, path).toBe(1);
		expect.soft(select("meta[name=robots]", root)?.properties.content, path).toContain("noindex");
		expect.soft(selectAll("link[rel=canonical]", root), path).toEqual([]);
	}
	// A crawler that may not read a page does not see its `noindex`.
	expect(readFileSync(join(out, "robots.txt"), "utf8")).toMatch(/^User-Agent: \*\nAllow: \/\n*$/);
	for (const { viewport } of [phone, desktop]) {
		await page.setViewportSize(viewport);
		await page.goto(url);
		const strip = page.getByRole("complementary", { name: label });
		await expect(strip.getByText(text)).toBeInViewport();
		expect(await strip.boundingBox(), "the strip is the first thing on the page").toMatchObject({ x: 0, y: 0 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
		expect(await violations(page)).toEqual([]);
	}
}

for (const [what, make, env] of [
	["the least that a clinic can be, as a preview,", makeLeast, { PREVIEW: "1" }],
	["much of everything, in a folder of its host", makeMost, {}],
] as const) {
	test(`A site of ${what} has no gap, no dead link and no overflow`, async ({ page }) => {
		test.setTimeout(600_000);
		const { folder, out, remove } = await buildClinic({ change: make, env });
		const preview = await startPreview({ root: out, mailbox: join(folder, ".mailbox") });
		try {
			const content = loadContent(folder);
			const site = { out, folder: folderOf(content.clinic), content, preview };
			const { origin } = new URL(preview.url);
			const refused = new Set<string>();
			page.on("response", (answer) => {
				const { origin: from, pathname } = new URL(answer.url());
				if (from !== origin) return;
				const outside = !pathname.startsWith(`${site.folder}/`);
				if (answer.status() >= 400 || outside) refused.add(`${answer.status()} ${pathname}`);
			});
			const all = routeTable(content).filter(({ path, canonical }) => path === canonical);
			const anchors = new Map<string, string[]>();
			const links = new Map<string, string>();
			for (const { path } of all) {
				const root = fromHtml(readFileSync(join(out, path, "index.html"), "utf8"));
				expect.soft(dataProblems({ path, root }, content), `data of ${path}`).toEqual([]);
				anchors.set(
					path,
					selectAll("[id]", root).map(({ properties }) => String(properties.id)),
				);
				for (const { properties } of selectAll("a[href]", root)) {
					const link = new URL(String(properties.href), preview.url + encodeURI(path));
					if (link.origin === origin) links.set(link.href, path);
				}
			}
			for (const [link, path] of links) {
				const { pathname, hash } = new URL(link);
				expect.soft(pathname, `${link}, on ${path}`).toMatch(new RegExp(`^${site.folder}/`));
				const [target, id] = [decodeURI(pathname.slice(site.folder.length)), decodeURIComponent(hash.slice(1))];
				expect.soft(existsSync(join(out, target)), `${link}, on ${path}`).toBe(true);
				if (id) expect.soft(anchors.get(target), `${link}, on ${path}`).toContain(id);
			}
			for (const path of sampled(all.map((route) => route.path))) {
				await page.goto(preview.url + encodeURI(path));
				for (const { viewport } of [desktop, phone]) {
					await page.setViewportSize(viewport);
					expect.soft(await findings(page), `${path} at ${viewport.width} pixels`).toEqual([]);
				}
			}
			expect.soft([...refused], "asked for in vain, or outside the site").toEqual([]);
			if (site.folder) {
				expectNothingOutside(site);
				await visitInFolder(page, site);
			}
			if ("PREVIEW" in env) await expectPreview(page, preview.url, out, content);
			await page.setViewportSize(phone.viewport);
			const treatments = content.treatments.slice(0, 1).map(treatmentPath);
			const doctors = content.doctors.slice(0, 2).map(({ slug }) => doctorPath(slug));
			for (const path of [paths.home, paths.clinic, ...doctors, ...treatments]) {
				await page.goto(preview.url + encodeURI(path));
				expect.soft(await violations(page), path).toEqual([]);
			}
		} finally {
			await preview.close();
			await remove();
		}
	});
}
