import * as z from "zod";
import type { Hex } from "../../brand/contrast";
import { illegible } from "../../brand/legibility";
import { type ColourRole, colourRoles } from "../../brand/palette";
import { fileName, flag, picture, sample, text } from "./shared";

const hex = z
	.string()
	// Abort on invalid colours, so that their contrast is not checked.
	.regex(/^#[0-9a-fA-F]{6}$/, { error: 'a colour in quotation marks, such as "#1a2b3c"', abort: true })
	.transform((value) => value.toLowerCase() as Hex);

const roles = Object.keys(colourRoles) as [ColourRole, ...ColourRole[]];

const colours = z
	.strictObject(
		Object.fromEntries(roles.map((role) => [role, hex.describe(colourRoles[role])])) as Record<ColourRole, typeof hex>,
	)
	.superRefine((chosen, context) => {
		for (const { role, message } of illegible(chosen)) context.addIssue({ code: "custom", path: [role], message });
	});

const role = z.enum(roles);

const drawing = fileName(text, /^brand\/[\w./-]+\.svg$/, "the path of an SVG under content/, such as brand/mark.svg");

const logo = fileName(
	text,
	/^brand\/[\w./-]+\.(svg|png)$/,
	"the path of an SVG or PNG under content/, such as brand/mark.svg",
);

const fontPackage = text.regex(
	/^@fontsource-variable\/[a-z0-9-]+$/,
	"a package of Fontsource's variable typefaces, such as @fontsource-variable/figtree",
);

const weight = z.int().min(1).max(1000);

const typeface = z.strictObject({
	package: fontPackage.describe("The package of the typeface; install it with npm first."),
	kind: z.enum(["serif", "sans"]).describe("Which fonts of the visitor's device are shown while it loads."),
	weight: z
		.union([weight, z.strictObject({ min: weight, max: weight })])
		.describe("The weight, or the range of weights; a range makes the file larger."),
});

const pair = {
	headings: typeface.describe(
		"Headings, quotes and the clinic's name; if the text has the same package, they share one file.",
	),
	text: typeface,
};

/** The clinic's colours, typefaces and logo (design: brand). */
export const brand = z.strictObject({
	sample,
	colours: colours.describe("Each colour by what it is for. The check refuses pairs that are hard to read."),
	typefaces: z.strictObject({
		headings: typeface.describe("Headings, quotes and the clinic's name."),
		text: typeface.describe("Everything else."),
		scripts: z
			.record(
				z.string().regex(/^[a-z]+$/, "the name of a script as Fontsource has it, such as devanagari"),
				z.strictObject(pair),
			)
			.default({})
			.describe("Typefaces for languages in another script, by the script's name, such as devanagari."),
	}),
	corners: z
		.strictObject({
			cards: z
				.int()
				.min(0)
				.max(32)
				.default(16)
				.describe(
					"Of cards and pictures, in pixels from 0 (square) to 32; fields and small parts follow in proportion.",
				),
			buttons: z
				.int()
				.min(0)
				.max(24)
				.optional()
				.describe("Of buttons, in pixels from 0 (square) to 24; without it, their ends are round."),
		})
		.prefault({})
		.describe("How far corners are rounded."),
	loadingScreen: z
		.number()
		.min(0)
		.max(10)
		.default(3)
		.describe(
			"How many seconds the loading screen covers the first page of a visit, from the start of the navigation; 0 for none.",
		),
	mark: logo
		.optional()
		.describe(
			"The logo: its sign alone, or with the name. Parts of an SVG that are filled with currentColor have the colour of the clinic's name. Without a mark, only the name is shown.",
		),
	markOnDark: logo
		.optional()
		.describe("The logo for dark backgrounds, such as the footer's; without it, the mark.")
		.meta({ title: "Mark on dark backgrounds" }),
	markIsName: flag
		.describe("The mark contains the clinic's name, which is then not shown beside it.")
		.meta({ title: "The mark contains the name" }),
	star: drawing.optional().describe("The star of ratings; without it, a plain five-pointed one."),
	bullet: drawing.optional().describe("The shape of bullets: one polygon; without it, a disc."),
	band: drawing.optional().describe("One tile of the band above the footer; without it there is no band."),
	notFound: picture.optional().describe("The picture of the not-found page."),
	icon: z
		.strictObject({
			ground: role.describe("The colour behind the mark."),
			mark: role.describe("The colour of parts filled with currentColor, or of the letter if there is no mark."),
			src: logo
				.optional()
				.describe(
					"A picture for the icon, nearly square; without it, the mark, or if that is wide or missing, a letter.",
				)
				.meta({ title: "Picture" }),
		})
		.describe(
			"The icon in browser tabs and on home screens, made from the mark, or else from the first letter of the name.",
		),
	browser: z
		.strictObject({
			theme: role.describe("The colour of the browser's bars."),
			background: role.describe("The colour before the page appears, when it is opened from the home screen."),
		})
		.describe("Colours of the browser around the page."),
});

export type Brand = z.infer<typeof brand>;
