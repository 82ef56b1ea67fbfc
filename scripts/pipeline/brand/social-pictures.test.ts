import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { contentCopy } from "@/e2e/support/content-copy";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { drawnRoles } from "@/lib/brand/palette";
import { loadContent, readBrand } from "@/lib/content/load";
import { SOCIAL_SIZE } from "@/lib/machines/social-picture";
import { loadCheckedContent } from "@/scripts/content/checked-content";
import { sharp } from "../pictures/sharp";
import { buildSocialPictures, socialPicture } from "./social-pictures";
import { textRenderer } from "./text-renderer";

const brand = readBrand(process.cwd());

test("Text is rendered in the typeface of its role and script, whatever else is rendered and installed", async (t) => {
	const marathi = "भाजल्यावर ऑपरेशन";
	const widths = async (characters: string, text: string) => {
		const render = await textRenderer(temporaryFolder(t), brand.typefaces, characters);
		const style = { size: 60, colour: drawnRoles.ink } as const;
		const inRole = async (role: "headings" | "text") => (await render(text, { role, ...style })).width;
		return { headings: await inRole("headings"), text: await inRole("text") };
	};
	const alone = await widths("Hand lumps", "Hand lumps");
	const installed = await sharp({ text: { text: "Hand lumps", font: "Sans 60", dpi: 72 } }).metadata();
	assert.equal(new Set([alone.headings, alone.text, installed.width]).size, 3);
	assert.deepEqual(await widths(`Hand lumpsQq ${marathi}`, "Hand lumps"), alone);
	// Boxes instead of letters have the same width in both roles.
	const inMarathi = await widths(`${marathi} Hand lumps`, marathi);
	assert.notEqual(inMarathi.headings, inMarathi.text);
});

test("Long texts stay inside their places, the headline inside the square in the middle", async (t) => {
	const texts = {
		wordmark: "GHATGE MEMORIAL CLIN",
		headline: `Reconstructionsurgeryofthehandandforearm ${"after injuries from machines, burns and infections ".repeat(4)}`,
		line: "Plastic, Reconstructive, Vascular & Hand Surgery, for children and adults alike",
	};
	const render = await textRenderer(temporaryFolder(t), brand.typefaces, Object.values(texts).join(""));
	const png = await socialPicture(brand, {}, texts, render);
	const { width, height, format } = await sharp(png).metadata();
	assert.deepEqual({ width, height, format }, { ...SOCIAL_SIZE, format: "png" });
	for (const [left, top, width, height] of [
		[0, 0, 24, 630],
		[264, 0, 36, 630],
		[764, 0, 24, 630],
		[302, 0, 460, 50],
		[302, 580, 460, 50],
	] as const) {
		const { channels } = await sharp(await sharp(png).extract({ left, top, width, height }).toBuffer()).stats();
		const isEmpty = channels.every(({ stdev }) => stdev < 1);
		assert.ok(isEmpty, `something is in the empty area at ${left}, ${top}`);
	}
});

test("The pictures change with the brand, and with nothing else", async (t) => {
	const { folder, edit } = contentCopy(t);
	const build = async () => {
		const { pictures, drawings } = await loadCheckedContent(folder);
		await buildSocialPictures(folder, [loadContent(folder)], pictures, drawings);
	};
	await build();
	const site = join(folder, "public/social/_site.png");
	const before = readFileSync(site);
	edit("content/brand.yaml", "#203a8a", "#204a8a");
	await build();
	assert.ok(!before.equals(readFileSync(site)));
	edit("content/brand.yaml", "#204a8a", "#203a8a");
	await build();
	assert.ok(before.equals(readFileSync(site)));
});
