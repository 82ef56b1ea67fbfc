import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import type { Content } from "@/lib/content/content";
import { filesBelow } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import { doctorPath, paths, routeTable, treatmentPath } from "@/lib/model/routes";
import { folderOf } from "@/lib/pages/deployment";
import { type Preview, startPreview } from "@/scripts/server/preview";
import { buildClinic } from "../clinic/build";
import { makeLeast, makeMost } from "../clinic/extremes";
import { violations } from "../support/axe";
import { openForm } from "../support/booking";
import { openSearch } from "../support/search";
import { everyPage, first, words } from "../support/site";
import { dataProblems } from "../support/structured-data";
import { awake, desktop, expect, nextFrames, phone, renderAll, test } from "../support/test";

// Entrance animations would shift cards while they are measured.
test.use({
	...desktop,
	allowedMessages: /status of 404|preloaded using link preload|openstreetmap/,
});

/** A site that is served in a folder of its host. */
type SiteInFolder = { out: string; folder: string; content: Content; preview: Preview };

/** Files that browsers or search engines read name no whole address of their host outside the folder. */
function expectNothingOutside({ out, folder, content }: SiteInFolder): void {
	const { origin } = new URL(content.clinic.site);
	const whole = new RegExp(`${origin.replaceAll(".", "\\.")}(/[^\\s"'<>)]*)?`, "g");
	for (const file of filesBelow(out).filter((name) => /\.(html|txt|xml|json|vcf)$/.test(name))) {
		const addresses = [...readFileSync(join(out, file), "utf8").matchAll(whole)].map(([, path = ""]) => path);
		const outside = addresses.filter((path) => !path.startsWith(`${folder}/`));
		expect.soft(outside, file).toEqual([]);
	}
}

/** What a visitor does by script leads to pages of the folder, and what is sent arrives. */
async function visitInFolder(page: Page, { folder, content, preview }: SiteInFolder): Promise<void> {
	const { origin } = new URL(preview.url);
	const treatment = first(content.treatments, "treatment");

	// The top of the host leads to the site, and the links of the menu mark the page.
	await page.goto(origin);
	await expect(page).toHaveURL(`${preview.url}/`);
	await page.goto(preview.url + encodeURI(treatmentPath(treatment)));
	const current = page.getByRole("banner").locator('[aria-current="page"]').first();
	await expect(current).toHaveAttribute("href", folder + treatmentPath(treatment));

	// The search's answers are pages of the folder, in the box and on the page of all answers.
	await page.goto(`${preview.url}/`);
	const { field, options, all } = await openSearch(page);
	await field.fill(treatment.link);
	const offered = options.filter({ hasText: treatment.link }).first();
	await expect(offered).toHaveAttribute("href", new RegExp(`^${folder}/`));
	await all.click();
	await page.getByRole("main").getByRole("listitem").getByRole("link", { name: treatment.link }).first().click();
	await expect(page).toHaveURL(new RegExp(`^${preview.url}${treatmentPath(treatment)}`));

	// The not-found page finds the page of another capitalisation, and the menu of an unknown address.
	await page.goto(`${preview.url}${paths.privacy.toUpperCase()}?from=letter#top`);
	await expect(page).toHaveURL(`${preview.url}${paths.privacy}?from=letter#top`);
	const menu = first(content.navigation.menus.slice(-1), "menu");
	await page.goto(`${preview.url}/${menu.slug}/nothing-here/`);
	await awake(page, "not-found");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(menu.heading);
	await page.goto(`${preview.url}/nothing-here/`);
	await page.getByRole("link", { name: words.notFound.backHome }).click();
	await expect(page).toHaveURL(`${preview.url}/`);

	const form = await openForm(page, preview.url + paths.booking);
	const request = await form.fillInAndSubmit();
	await expect(form.success).toBeVisible();
	expect(await (await page.request.get(`${preview.mailbox}requests.json`)).text()).toContain(request.user_name);
}

/** The visible faults of the open page, whatever its content; each names its element. */
async function findings(page: Page): Promise<string[]> {
	await renderAll(page);
	// Carousels arrange their slides anew for a window of another width.
	await nextFrames(page);
	return page.evaluate(() => {
		const found: string[] = [];
		const name = (element: Element) =>
			`<${element.localName}${element.id && ` id=${element.id}`} class="${element.getAttribute("class") ?? ""}">`;
		const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
		const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible);

		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} pixels wider than the window`);

		for (const element of all("h1, h2, h3, h4, ul, ol, dl, main, nav, header, footer, section, article")) {
			const full = element.textContent?.trim() || element.querySelector("img, svg, iframe, video");
			if (!full) found.push(`empty: ${name(element)}`);
		}

		const headings = all("main :is(h1, h2, h3, h4, h5, h6)");
		const levels = headings.map(({ localName }) => Number(localName.slice(1)));
		if (levels.filter((level) => level === 1).length !== 1) found.push("not one heading of the first level");
		levels.forEach((level, index) => {
			const before = levels[index - 1] ?? 0;
			if (level > before + 1) found.push(`after level ${before}: ${name(headings[index] as Element)}`);
		});

		// A long word must not overflow its element.
		for (const element of all("main :is(h1, h2, h3, p, dt, dd, a, button)")) {
			if (element.closest(".sr-only, .carousel-viewport")) continue;
			const wide = element.scrollWidth - element.clientWidth;
			const cut = getComputedStyle(element).overflowX !== "visible";
			if (element.clientWidth > 0 && wide > 1 && !cut) found.push(`${wide} pixels run out of ${name(element)}`);
		}

		// Neighbours must not overlap, except the two sides of a flip card.
		for (const container of all("main *")) {
			if (!/grid|flex/.test(getComputedStyle(container).display) || container.matches(".flip-sides")) continue;
			const parts = [...container.children].filter(
				(part) => isVisible(part) && !/absolute|fixed/.test(getComputedStyle(part).position),
			);
			const boxes = parts.map((part) => part.getBoundingClientRect());
			boxes.forEach((box, index) => {
				const on = boxes
					.slice(index + 1)
					.find(
						(other) =>
							Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
							Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2,
					);
				if (on) found.push(`parts overlap in ${name(container)}`);
			});
		}

		// Each row of a list must reach the list's edge, or be centred.
		for (const list of all("main :is(ul, ol)")) {
			const items = [...list.children].filter(isVisible).map((item) => item.getBoundingClientRect());
			const [first] = items;
			if (!first || items.length < 2) continue;
			const layout = getComputedStyle(list);
			const inRows = ["grid", "contents"].includes(layout.display);
			const evenFlex =
				layout.display === "flex" && first.width > 100 && items.every(({ width }) => Math.abs(width - first.width) < 2);
			const sideways = list.scrollWidth > list.clientWidth + 1;
			if ((!inRows && !evenFlex) || (sideways && layout.display !== "contents")) continue;
			const edge = (layout.display === "contents" ? list.parentElement : list)?.getBoundingClientRect();
			const tops = new Set(items.map((item) => Math.round(item.top)));
			// The last row of plain links may end early, as a text does.
			if (list.querySelector(":scope > li > a > .text-link")) tops.delete(Math.max(...tops));
			for (const top of tops) {
				const row = items.filter((item) => Math.round(item.top) === top);
				const left = Math.min(...row.map((item) => item.left)) - (edge?.left ?? 0);
				const right = (edge?.right ?? 0) - Math.max(...row.map((item) => item.right));
				if (right > 4 && Math.abs(left - right) > 4) found.push(`a row ends ${right} pixels early: ${name(list)}`);
			}
		}
		return found;
	});
}

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
				const ids = selectAll("[id]", root).map(({ properties }) => String(properties.id));
				anchors.set(path, ids);
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
				const header = await page.getByRole("banner").boundingBox();
				expect.soft(header?.height, `the header of ${path} with its border`).toBeLessThanOrEqual(57);
			}
			// A page that still loads a script logs an error when its server stops.
			await page.goto("about:blank");
		} finally {
			await preview.close();
			await remove();
		}
	});
}
