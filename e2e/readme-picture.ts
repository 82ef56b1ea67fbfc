/** `npx tsx e2e/readme-picture.ts`: the README's picture of the built site, its home page on a desktop and a phone. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { VISIT_KEY } from "@/lib/pages/first-paint";
import { sharp } from "@/scripts/pipeline/pictures/sharp";
import { startPreview } from "@/scripts/server/preview";
import { browserFlags, chromeOrExit } from "@/scripts/test/browsers";

const GAP = 32;
const HEIGHT = 740;

const mailbox = mkdtempSync(join(tmpdir(), "mailbox-"));
const preview = await startPreview({ root: "out", mailbox });
const browser = await chromium.launch({ executablePath: chromeOrExit(), args: browserFlags });
const [desktop, phone] = await Promise.all(
	[1120, 360].map(async (width) => {
		const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: "reduce" });
		// Without the loading screen, which covers the first page of a visit.
		await page.addInitScript((key) => sessionStorage.setItem(key, "1"), VISIT_KEY);
		// While the clinic is open.
		await page.clock.setFixedTime("2026-11-25T15:00:00+05:30");
		await page.goto(preview.url, { waitUntil: "networkidle" });
		await page.evaluate(() => document.fonts.ready);
		return page.screenshot();
	}),
);
await browser.close();
await preview.close();
rmSync(mailbox, { recursive: true });
await sharp({ create: { width: 1120 + GAP + 360, height: HEIGHT, channels: 3, background: "#ffffff" } })
	.composite([
		{ input: desktop, left: 0, top: 0 },
		{ input: phone, left: 1120 + GAP, top: 0 },
	])
	.webp({ quality: 80 })
	.toFile("docs/pictures/home.webp");
