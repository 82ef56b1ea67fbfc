import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { startPreview } from "@/scripts/server/preview";
import { buildClinic } from "../clinic/build";
import { violations } from "../support/axe";
import { allPaths, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop, phone } from "../support/windows";

test("A preview says so above every page and asks search engines not to index it", async ({ page }) => {
	// Builds the site a second time, which is slow on a busy machine.
	test.setTimeout(1_200_000);
	const mailbox = mkdtempSync(join(tmpdir(), "mailbox-"));
	const { out, remove } = await buildClinic({ env: { PREVIEW: "1" } });
	const preview = await startPreview({ root: out, mailbox });
	try {
		for (const path of allPaths) {
			const html = readFileSync(join(out, path, path.endsWith("/") ? "index.html" : ""), "utf8");
			const root = fromHtml(html);
			expect.soft(html.split(words.preview.text).length - 1, path).toBe(1);
			expect.soft(select("meta[name=robots]", root)?.properties.content, path).toContain("noindex");
			// `noindex` and a canonical URL contradict each other.
			expect.soft(selectAll("link[rel=canonical]", root), path).toEqual([]);
		}
		// Crawlers must read the page to see `noindex`.
		expect(readFileSync(join(out, "robots.txt"), "utf8")).toMatch(/^User-Agent: \*\nAllow: \/\n*$/);

		for (const { viewport } of [phone, desktop]) {
			await page.setViewportSize(viewport);
			await page.goto(preview.url);
			const strip = page.getByRole("complementary", { name: words.preview.label });
			await expect(strip.getByText(words.preview.text)).toBeInViewport();
			expect(await strip.boundingBox(), "the strip is the first thing on the page").toMatchObject({ x: 0, y: 0 });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
			expect(await violations(page)).toEqual([]);
		}
	} finally {
		await preview.close();
		await remove();
		rmSync(mailbox, { recursive: true, force: true });
	}
});
