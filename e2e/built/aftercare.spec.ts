import { statSync } from "node:fs";
import { join } from "node:path";
import { selectAll } from "hast-util-select";
import jsQR from "jsqr";
import { hasPage } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { aftercareSheet, SHEET_SIZE } from "@/lib/pages/aftercare";
import { sharp } from "@/scripts/pipeline/pictures/sharp";
import { contents, everyPage, first, out, pageAt, tidy } from "../support/site";
import { desktop, expect, test } from "../support/test";

/** Messengers send larger pictures slowly, or in lower quality. */
const SHEET_BYTES = 180_000;

/** The sheets of each language. */
const sheetsIn = contents.map((content) => {
	const sheets = content.treatments.flatMap((treatment) => {
		const sheet = aftercareSheet(content, { menu: treatment.menu, link: treatment.slug });
		if (!sheet || !hasPage(content.locale, sheet.path)) return [];
		return [{ ...sheet, address: content.locale.root + sheet.path, treatment: treatmentPath(treatment) }];
	});
	return { content, sheets };
});
const { content: original, sheets } = first(sheetsIn, "language");

test.skip(!original.treatments.some(({ aftercare }) => aftercare), "a clinic may have no sheets");

test("Each treatment's page leads to its sheet for the days after the operation, which leads back", () => {
	expect(sheets.length).toBeGreaterThan(0);
	for (const { address, treatment, heading } of sheets) {
		const links = selectAll(`main a[href="${address}"]`, pageAt(treatment).root);
		expect.soft(links.map(tidy), treatment).toEqual([original.labels.aftercare.line]);
		const { root } = pageAt(address);
		expect.soft(selectAll("h1", root).map(tidy), address).toEqual([heading]);
		expect.soft(selectAll(`main nav a[href="${treatment}"]`, root), address).toHaveLength(1);
	}
});

for (const [window, options] of [
	["a phone", {}],
	["a desktop", desktop],
] as const) {
	test.describe(`On ${window}`, () => {
		test.use(options);

		test("the sheet begins with the danger signs of every day; then come the days, the gravest signs first", async ({
			page,
		}) => {
			const { address, days, names, when, signs, firstDay, ambulance } =
				sheets.find((sheet) => sheet.firstDay) ?? first(sheets, "sheet");
			await page.goto(address);
			const danger = signs.flatMap(({ heading, texts }) => [heading, ...texts]);
			const above = page.locator("main .page-width", { has: page.locator("table") }).locator(":is(h2, h3, p):visible");
			await expect(above).toContainText([when, ...danger, names.noAnswer, ...(firstDay ? [firstDay] : [])]);
			const used = (["normal", "do", "ambulance", "hospital", "call"] as const).filter((column) =>
				days.some((day) => day[column]),
			);
			await expect(page.locator("thead th")).toContainText([names.day, ...used.map((column) => names[column])]);
			for (const day of days) {
				const row = page.locator("tr").filter({ hasText: day.when });
				await expect.soft(row.locator("td")).toContainText(used.map((column) => day[column] ?? ""));
			}
			// In the bar at the bottom of phones, in the header of wide windows.
			const call = page.getByRole("link", { name: names.ambulance, exact: true }).first();
			if (ambulance) await expect(call).toBeInViewport();
			const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(width).toBeLessThanOrEqual(0);
		});
	});
}

for (const { content, sheets: all } of sheetsIn) {
	test(`Each sheet is printed on one page, with a code that leads to it: ${content.locale.code}`, async ({ page }) => {
		test.slow();
		for (const { address, url } of everyPage ? all : all.slice(0, 2)) {
			await page.goto(address);
			const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
			expect.soft(pdf.toString("latin1").match(/\/Type \/Page\b/g), address).toHaveLength(1);
			await page.emulateMedia({ media: "print" });
			const code = page.getByRole("img", { name: content.labels.aftercare.code });
			await expect.soft(code, address).toBeVisible();
			const { data, info } = await sharp(join(out, (await code.getAttribute("src")) ?? ""))
				.resize(600)
				.flatten({ background: "white" })
				.ensureAlpha()
				.raw()
				.toBuffer({ resolveWithObject: true });
			expect.soft(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data, address).toBe(url);
			await page.emulateMedia({ media: null });
		}
	});
}

test("Each sheet is also a picture to send, as tall as a phone shows it whole", async () => {
	for (const { picture } of sheetsIn.flatMap((one) => one.sheets)) {
		const file = join(out, picture);
		expect.soft(await sharp(file).metadata(), picture).toMatchObject({ ...SHEET_SIZE, format: "png" });
		expect.soft(statSync(file).size, picture).toBeLessThanOrEqual(SHEET_BYTES);
	}
});
