import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { filesIn } from "@/lib/content/files";
import { socialPicturePath } from "@/lib/machines/social-picture";
import { doctorPath, paths } from "@/lib/model/routes";
import { sharp } from "@/scripts/pipeline/pictures/sharp";
import { photographs } from "../clinic/photographs";
import { content, first, root, words } from "../support/site";
import { expect, renderAll, test, testOnDesktop, unfoldAll } from "../support/test";

test.use({ allowedMessages: /openstreetmap/ });

const rootCanal = "/teeth-&-gums/root-canal/";
const profile = doctorPath(first(content.doctors, "doctor").slug);
const pages = [...["/", rootCanal, "/teeth-&-gums/gum-care/", "/about/", paths.clinic], profile];

/** The middle of the head in each photograph, by the beginning of its files' names. */
const heads = Object.entries(photographs).map(([src, { head }]) => [src.replace(/\.\w+$/, ""), ...head] as const);

/** What is wrong with a page's photographs, in words: boxes of sources, empty places, heads out of sight, wrong files. */
async function faultsOf(page: Page): Promise<string[]> {
	await renderAll(page);
	await unfoldAll(page);
	return page.evaluate(async (heads) => {
		const faults: string[] = [];
		for (const source of document.querySelectorAll("picture > source")) {
			if (source.getClientRects().length > 0) faults.push("a source has a box");
		}
		const images = [...document.querySelectorAll<HTMLImageElement>("picture > img")];
		for (const image of images) {
			image.loading = "eager";
			await image.decode();
			const types = [...(image.parentElement?.children ?? [])].map((child) => child.getAttribute("type")).join(" ");
			if (!types.startsWith("image/avif image/webp")) faults.push(`${image.alt} is not offered in small formats`);
			const box = image.getBoundingClientRect();
			const name = `${image.alt || image.currentSrc} (${Math.round(box.width)} x ${Math.round(box.height)})`;
			const cell = image.parentElement?.parentElement?.getBoundingClientRect();
			if (box.width < 50 || !cell || box.right > cell.right + 1 || box.left < cell.left - 1) {
				faults.push(`${name} does not fit its place`);
			}
			const { naturalWidth, naturalHeight, currentSrc } = image;
			// The picture covers the box, from which it sticks out by what its position divides (CSS Images 3, 5.5).
			const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
			const [shownWidth, shownHeight] = [naturalWidth * scale, naturalHeight * scale];
			const [left = 0, top = 0] = getComputedStyle(image)
				.objectPosition.split(" ")
				.map((share) => Number.parseFloat(share) / 100);
			const [, x, y] = heads.find(([src]) => currentSrc.includes(src)) ?? [];
			if (x !== undefined && y !== undefined) {
				const across = x * shownWidth - left * (shownWidth - box.width);
				const down = y * shownHeight - top * (shownHeight - box.height);
				if (across < 0 || across > box.width || down < 0 || down > box.height)
					faults.push(`the head of ${name} is not in sight`);
			}
			// With `srcset`, the natural width is the one that `sizes` says (HTML, density-corrected natural size).
			if (naturalWidth < shownWidth * 0.8 || naturalWidth > shownWidth * 2.2) {
				faults.push(`${name} is ${Math.round(shownWidth)} wide where not cropped, by its sizes ${naturalWidth}`);
			}
		}
		if (images.length === 0) faults.push("there is no photograph");
		return faults;
	}, heads);
}

for (const [window, testIn] of [
	["a phone", test],
	["a desktop", testOnDesktop],
] as const) {
	testIn(`Photographs fill their places on ${window}, heads in sight, files of the right size`, async ({ page }) => {
		for (const path of pages) {
			await page.goto(path);
			expect.soft(await faultsOf(page), path).toEqual([]);
		}
	});
}

testOnDesktop(
	"A photograph is said to be one, beside what it belongs to; a lone card is as narrow as a text",
	async ({ page }) => {
		await page.goto(rootCanal);
		await expect(page.getByRole("article")).toContainText(words.treatment.photographNote);
		await expect(page.getByRole("article")).not.toContainText(words.treatment.drawingNote);
		const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
		const banner = await page.getByRole("main").getByRole("img").first().boundingBox();
		expect(banner?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
		expect(banner?.y).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
		const related = page.getByRole("region", { name: words.treatment.related }).getByRole("listitem");
		await related.scrollIntoViewIfNeeded();
		const card = await related.boundingBox();
		expect(card?.width).toBeLessThanOrEqual(680);
		expect(card?.height).toBeLessThanOrEqual(220);
	},
);

test("No published picture says where or with what it was taken, and all are upright", async () => {
	const files = filesIn(root, "out/pictures/photos");
	expect(files.length).toBeGreaterThan(30);
	for (const file of files) {
		const { exif, xmp, iptc, orientation, width, height } = await sharp(readFileSync(join(root, file))).metadata();
		expect.soft([exif, xmp, iptc, orientation], file).toEqual([undefined, undefined, undefined, undefined]);
		expect.soft(width > height, file).toBe(!file.includes("dentist"));
	}
});

test("The picture of a doctor's shared link has the portrait in its arch", async () => {
	const file = readFileSync(join(root, "out", socialPicturePath(profile)));
	// Of the arch the part that has the head, as the picture's top stays in sight.
	const arch = sharp(file).extract({ left: 950, top: 100, width: 90, height: 110 }).removeAlpha();
	const { channels } = await sharp(await arch.png().toBuffer()).stats();
	expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});
