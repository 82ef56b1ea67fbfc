import { renderSVG } from "uqr";
import { ContentError, fileProblem, type Problem } from "@/lib/content/problem";
import type { SiteLocales } from "@/lib/languages/locales";
import { treatmentId } from "@/lib/model/content-path";
import { hasPage } from "@/lib/model/locales";
import type { Brand } from "@/lib/model/schema/brand";
import { type AftercareSheet, aftercareSheet, SHEET_SIZE } from "@/lib/pages/aftercare";
import { mainPhone } from "@/lib/text/contact";
import { textsOf } from "@/lib/text/nested-texts";
import { diskCache } from "../disk-cache";
import { writeFolder } from "../files";
import { sharp } from "../pictures/sharp";
import { mapParallel } from "../steps";
import type { BrandDrawings } from "./check-brand";
import { fittedLogo } from "./logo";
import { fitted, PNG_OF_DRAWING } from "./social-pictures";
import { codeOfPictures, lazyTextRenderer, type RenderedText, type RenderText } from "./text-renderer";

const { width: WIDTH, height: HEIGHT } = SHEET_SIZE;

/** Left and right edge. */
const EDGE = 56;

/** Height of the band with the clinic's name and telephone, and the name's right edge. */
const BAND = 104;
const NAME_EDGE = 660;
const NAME_SIZES = [42, 36, 30];
const LOGO = { width: 260, height: 64 };

const TITLE_SIZES = [48, 42, 36, 32];
const TITLE_HEIGHT = 64;
/** Above and below the title. */
const TITLE_GAP = 28;

/** The texts of a day are right of its name. */
const DAY_WIDTH = 176;
const TEXT_EDGE = EDGE + DAY_WIDTH + 16;
const DAY_GAP = 16;

/** Where a phone shows the whole picture, the smallest size is 8 px: a sheet that needs less is too long. */
const TEXT_SIZES = [36, 34, 32, 30, 28, 26, 24];

/** Height of the page's address at the foot. */
const FOOT = 50;

/** What a picture shows. */
export type SheetPicture = Pick<
	AftercareSheet,
	"when" | "signs" | "firstDay" | "days" | "columns" | "heading" | "names" | "address"
> & { wordmark: string; phone?: string };

type RenderedRow = { when: RenderedText; texts: RenderedText; height: number };

/** A sheet whose texts are too long for its picture, by this share of the height. */
class TooLong extends Error {
	constructor(readonly excess: number) {
		super("The sheet is too long for its picture");
	}
}

/**
 * The danger signs of every day and the days, at the first size at which they fit into the height.
 * @throws {TooLong} if they fit at none
 */
async function renderRows(
	brand: Brand,
	sheet: SheetPicture,
	height: number,
	render: RenderText,
	[size = 0, ...smaller]: number[] = TEXT_SIZES,
): Promise<RenderedRow[]> {
	const { colours } = brand;
	const { ink, pine, clayDeep } = colours;
	const { signs, firstDay, days, columns, names } = sheet;
	const colourOf = { normal: ink, do: ink, ambulance: clayDeep, hospital: clayDeep, call: pine };
	const everyDay = [
		...signs.map(({ by, heading, texts }) => ({ text: `${heading}: ${texts.join(" ")}`, colour: colourOf[by] })),
		...[names.noAnswer, firstDay].flatMap((text) => (text ? [{ text, colour: ink }] : [])),
	];
	const columnTexts = (day: (typeof days)[number]) =>
		columns.flatMap((column) =>
			day[column] ? [{ text: `${names[column]}: ${day[column]}`, colour: colourOf[column] }] : [],
		);
	const unrendered = [
		{ name: sheet.when, lines: everyDay },
		...days.map((day) => ({ name: day.when, lines: columnTexts(day) })),
	];
	const rows = await Promise.all(
		unrendered.map(async ({ name, lines }) => {
			const style = { size, colour: ink, spacing: Math.round(size / 9) };
			const when = await render(name, { ...style, role: "headings", width: DAY_WIDTH });
			const texts = await render(lines, { ...style, role: "text", width: WIDTH - EDGE - TEXT_EDGE });
			return { when, texts, height: Math.max(when.height, texts.height) + DAY_GAP };
		}),
	);
	const total = rows.reduce((sum, row) => sum + row.height, 0);
	if (total <= height) return rows;
	if (smaller.length === 0) throw new TooLong(total / height - 1);
	// The height grows with the square of the size, so some of the next sizes are not worth trying; the last one always is.
	const next = smaller.findIndex((candidate) => total * (candidate / size) ** 2 < height * 1.1);
	return renderRows(brand, sheet, height, render, smaller.slice(next));
}

/**
 * The picture of a sheet, as a PNG of `SHEET_SIZE`.
 * @throws {TooLong} if its texts are too long
 */
export async function sheetPicture(
	brand: Brand,
	drawings: Partial<BrandDrawings>,
	sheet: SheetPicture,
	render: RenderText,
): Promise<Buffer> {
	const { colours } = brand;
	const headings = { role: "headings", colour: colours.ink, width: WIDTH - 2 * EDGE } as const;
	const logo = drawings.logoOnDark ?? drawings.logo;
	const sign = logo && fittedLogo(logo, LOGO, colours.paper);
	const nameEdge = EDGE + (sign ? sign.width + 20 : 0);
	const nameStyle = { role: "headings", colour: colours.paper, width: NAME_EDGE - nameEdge } as const;
	const name = sign && brand.markIsName ? undefined : await fitted(render, sheet.wordmark, NAME_SIZES, BAND, nameStyle);
	const phone = sheet.phone && (await render(sheet.phone, { role: "text", size: 38, colour: colours.paper }));
	const title = await fitted(render, sheet.heading, TITLE_SIZES, TITLE_HEIGHT, headings);
	const foot = { ...headings, role: "text", colour: colours.pine } as const;
	const footer = await fitted(render, sheet.address, [26, 22, 18], FOOT, foot);
	const top = BAND + title.height + 2 * TITLE_GAP;
	const bottom = HEIGHT - FOOT;
	const rows = await renderRows(brand, sheet, bottom - top, render);
	const total = rows.reduce((sum, { height }) => sum + height, 0);
	// The height that is left is distributed between the rows.
	const space = Math.min(28, Math.floor((bottom - top - total) / rows.length));
	const starts = rows.map((_, index) => rows.slice(0, index).reduce((sum, { height }) => sum + height + space, top));
	const lines = starts.map((y) => `<rect x="${EDGE}" y="${y - 9}" width="${WIDTH - 2 * EDGE}" height="1.5"/>`).join("");
	const background = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/><rect width="${WIDTH}" height="${BAND}" fill="${colours.pine}"/><g fill="${colours.ink}" opacity="0.3">${lines}</g></svg>`;
	const inBand = (height: number) => Math.round((BAND - height) / 2);
	return sharp(Buffer.from(background))
		.resize(WIDTH, HEIGHT)
		.composite([
			...(sign ? [{ input: Buffer.from(sign.svg), left: EDGE, top: inBand(sign.height) }] : []),
			...(name ? [{ ...name.image, left: nameEdge, top: inBand(name.height) }] : []),
			...(phone ? [{ ...phone.image, left: WIDTH - EDGE - phone.width, top: inBand(phone.height) }] : []),
			{ ...title.image, left: EDGE, top: BAND + TITLE_GAP },
			...rows.flatMap(({ when, texts }, index) => [
				{ ...when.image, left: EDGE, top: starts[index] ?? top },
				{ ...texts.image, left: TEXT_EDGE, top: starts[index] ?? top },
			]),
			{ ...footer.image, left: EDGE, top: HEIGHT - footer.height - 14 },
		])
		.png(PNG_OF_DRAWING)
		.toBuffer();
}

/**
 * Writes the pictures of the sheets for the time after operations, and QR codes of the sheets' URLs, under
 * `public/sheets/`, in each language.
 * @throws {ContentError} if the texts of a sheet are too long for its picture
 */
export async function buildSheetPictures(
	root: string,
	contents: SiteLocales["contents"],
	drawings: BrandDrawings,
): Promise<void> {
	const [{ brand }] = contents;
	const sheets = contents.flatMap((content) =>
		content.treatments.flatMap((treatment) => {
			const sheet = aftercareSheet(content, { menu: treatment.menu, link: treatment.slug });
			if (!sheet || !hasPage(content.locale, sheet.path)) return [];
			const { code, url, picture: path, when, signs, firstDay, days, columns, heading, names, address } = sheet;
			const ofClinic = { wordmark: content.clinic.wordmark, phone: mainPhone(content.clinic) };
			const picture = { when, signs, firstDay, days, columns, heading, names, address, ...ofClinic };
			return [
				{ file: `content${content.locale.root}/treatments/${treatmentId(treatment)}.yaml`, path, picture, code, url },
			];
		}),
	);
	const texts = textsOf(sheets).map(({ text }) => text);
	const renderer = lazyTextRenderer(root, brand.typefaces, [": ", ...texts]);
	const code = codeOfPictures(brand);
	const inputs = [...code, JSON.stringify([brand, drawings.logo, drawings.logoOnDark])];
	const made = await mapParallel(
		sheets,
		async ({ file, path, picture }): Promise<[string, string | Uint8Array] | Problem> => {
			const make = async () => sheetPicture(brand, drawings, picture, await renderer());
			try {
				return [path, await diskCache("sheet-pictures", [...inputs, JSON.stringify(picture)], make)];
			} catch (error) {
				if (!(error instanceof TooLong)) throw error;
				const excess = `${Math.ceil(error.excess * 100)} %`;
				const message = `too long for its picture of ${WIDTH} x ${HEIGHT} pixels by ${excess}: shorten texts, or leave out a row`;
				return { ...fileProblem(file, message), field: "aftercare" };
			}
		},
	);
	const problems = made.filter((result): result is Problem => !Array.isArray(result));
	if (problems.length > 0) throw new ContentError(problems);
	const files = new Map(made.filter((result) => Array.isArray(result)));
	for (const { code, url } of sheets) files.set(code, renderSVG(url, { ecc: "M", border: 4, pixelSize: 1 }));
	writeFolder(root, "public/sheets", files);
}
