import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { drawnRoles } from "@/lib/brand/plate-palette";
import { readBrand } from "@/lib/brand/read-brand";
import { loadContent } from "@/lib/content/load";
import { routeTable } from "@/lib/site/routes";
import { SOCIAL_BYTES, SOCIAL_SIZE, socialPicturePath } from "@/lib/site/social-picture";
import { checkedContent } from "@/scripts/content/checked-content";
import { sharp } from "../pictures/sharp";
import { buildSocialPictures } from "./build-social-pictures";
import { letteringIn } from "./lettering";
import { socialGround, socialPicture } from "./social-picture";

const { typefaces } = readBrand(process.cwd());

test("Lettering in two folders, of other letters, keeps its typeface", async (t) => {
	const style = { role: "text", size: 60, colour: drawnRoles.ink } as const;
	const widths: number[] = [];
	for (const more of ["", "Qq"]) {
		const draw = await letteringIn(temporaryFolder(t), typefaces, `Hand lumps${more}`);
		widths.push((await draw("Hand lumps", style)).width);
	}
	expect(widths[0]).toBe(widths[1]);
});

test("Lettering is drawn in the brand's typefaces, not in one of this computer's", async (t) => {
	const root = temporaryFolder(t);
	const draw = await letteringIn(root, typefaces, "Hand lumps");
	const style = { size: 60, colour: drawnRoles.ink } as const;
	const headings = await draw("Hand lumps", { role: "headings", ...style });
	const text = await draw("Hand lumps", { role: "text", ...style });
	const other = await sharp({ text: { text: "Hand lumps", font: "Sans 60", dpi: 72 } }).metadata();
	expect(new Set([headings.width, text.width, other.width]).size).toBe(3);
});

test("Lettering in another script is drawn in the brand's typeface for it, beside Latin letters in the brand's own", async (t) => {
	const marathi = "भाजल्यावर ऑपरेशन";
	const draw = await letteringIn(temporaryFolder(t), typefaces, `${marathi} Hand lumps`);
	const style = { size: 60, colour: drawnRoles.ink } as const;
	const widthOf = async (text: string, role: "headings" | "text") => (await draw(text, { role, ...style })).width;
	// A box for each letter is as wide in one role as in the other.
	expect(await widthOf(marathi, "headings")).not.toBe(await widthOf(marathi, "text"));
	const alone = await letteringIn(temporaryFolder(t), typefaces, "Hand lumps");
	const { width } = await alone("Hand lumps", { role: "text", ...style });
	expect(await widthOf("Hand lumps", "text")).toBe(width);
});

test("Long names and headlines keep to their places, the headline to the square of the middle", async (t) => {
	const brand = readBrand(process.cwd());
	const shown = {
		wordmark: "GHATGE MEMORIAL CLIN",
		headline: `Reconstructionsurgeryofthehandandforearm ${"after injuries from machines, burns and infections ".repeat(4)}`,
		line: "Plastic, Reconstructive, Vascular & Hand Surgery, for children and adults alike",
	};
	const draw = await letteringIn(temporaryFolder(t), brand.typefaces, Object.values(shown).join(""));
	const png = await socialPicture(brand, {}, shown, socialGround(brand, {}, {}), draw);
	for (const [what, place] of [
		["the clinic's name and its column's left edge", { left: 0, top: 0, width: 24, height: 630 }],
		["the clinic's column and the headline", { left: 264, top: 0, width: 36, height: 630 }],
		["the lettering and the ground of the arch", { left: 764, top: 0, width: 24, height: 630 }],
		["the lettering and the edge above", { left: 302, top: 0, width: 460, height: 50 }],
		["the lettering and the edge below", { left: 302, top: 580, width: 460, height: 50 }],
	] as const) {
		const { channels } = await sharp(await sharp(png).extract(place).toBuffer()).stats();
		for (const { stdev } of channels) expect(stdev, `between ${what}`).toBeLessThan(1);
	}
});

/** A folder with content, and what makes its pictures. */
function clinic(t: TestContext) {
	const { folder, edit } = contentCopy(t);
	const build = async () => {
		const { pictures, drawings } = await checkedContent(folder);
		await buildSocialPictures(folder, [loadContent(folder)], pictures, drawings);
	};
	const [site = "", treatment = ""] = ["_site", "hand-surgery/hand-lumps"].map((name) =>
		join(folder, `public/social/${name}.png`),
	);
	return { edit, build, folder, site, treatment };
}

test("Every canonical page gets a picture of the size that networks ask for, made again when it changes", async (t) => {
	const { edit, build, folder, site } = clinic(t);
	await build();
	const pages = routeTable(loadContent(folder)).filter(({ path, canonical }) => path === canonical);
	for (const { path } of pages) {
		const file = join(folder, "public", socialPicturePath(path));
		expect(await sharp(file).metadata()).toMatchObject({ ...SOCIAL_SIZE, format: "png" });
		expect(statSync(file).size).toBeLessThanOrEqual(SOCIAL_BYTES);
	}
	writeFileSync(site, "kept");
	await build();
	expect(statSync(site).size, "nothing has changed").toBe(4);
	edit("content/brand.yaml", "#203a8a", "#204a8a");
	await build();
	expect(statSync(site).size).toBeGreaterThan(4);
});

test("Pictures of a build that broke off are made anew, also when the change is taken back", async (t) => {
	const { edit, build, site, treatment } = clinic(t);
	await build();
	const before = readFileSync(site);
	edit("content/brand.yaml", "#203a8a", "#204a8a");
	rmSync(treatment);
	mkdirSync(treatment);
	await expect(build()).rejects.toThrow();
	expect(before.equals(readFileSync(site))).toBe(false);
	edit("content/brand.yaml", "#204a8a", "#203a8a");
	rmSync(treatment, { recursive: true });
	await build();
	expect(before.equals(readFileSync(site))).toBe(true);
});
