import * as z from "zod";
import { charactersIn } from "../../text/characters";
import { addressMistake } from "../file-names";
import { withRole } from "./field-roles";

/** A trimmed text of at least one character. */
export const text = z.string().trim().min(1);

/** A schema with limits on the number of characters, which editors show. */
export function limited<S extends z.ZodString>(schema: S, { min = 0, max }: { min?: number; max: number }): S {
	const found = ({ input }: { input?: unknown }) => `found ${charactersIn(String(input))}`;
	// Characters are counted only if they could be too few or too many, because counting takes time.
	return schema
		.refine((value) => min === 0 || charactersIn(value) >= min, {
			error: (issue) => `at least ${min} characters, ${found(issue)}`,
		})
		.refine((value) => value.length <= max || charactersIn(value) <= max, {
			error: (issue) => `at most ${max} characters, ${found(issue)}`,
		})
		.meta({ ...(min && { minLength: min }), maxLength: max });
}

export const shortText = (max: number) => limited(text, { max });

/** A page's description for search engines and shared links. */
export const description = limited(text, { min: 70, max: 165 })
	.describe("One or two sentences for search engines and shared links, 70 to 165 characters.")
	.meta({ title: "Description for search engines" });

/** An ISO date. Invalid input aborts, so that later refinements never see it. */
export const date = z.iso.date({ abort: true });

/** A list of at least `min` and at most `max` entries. */
export function list<S extends z.ZodType>(entry: S, { min = 1, max }: { min?: number; max?: number } = {}) {
	const least = z.array(entry).min(min);
	return max === undefined ? least : least.max(max);
}

/** A list that may be left out. */
export const optionalList = <S extends z.ZodType>(entry: S) => z.array(entry).default([]);

/** A field that is `true` or left out. */
export const flag = z.literal(true).optional();

/** A name or path of a file or a page that has this form, and works in an address and on every computer. */
export const fileName = (schema: z.ZodString, form: RegExp, error: string) =>
	schema.regex(form, error).refine((path) => !form.test(path) || !addressMistake(path), {
		error: ({ input }) => addressMistake(String(input)),
	});

/** One segment of a path: lower case, no spaces, no slashes (design: routes). */
export const slug = fileName(
	text,
	/^[a-z0-9][a-z0-9.&-]*$/,
	"small letters a to z, digits and hyphens, such as hand-lumps",
);

export const pagePath = withRole(
	"page",
	text
		.regex(/^\//, "a page of this site: a path that begins with a slash, such as /about/about-clinic/")
		.describe("The path of a page of this site, such as /about/about-clinic/."),
);

/** A treatment, by its menu's slug and its own. */
export const treatmentId = withRole(
	"treatment",
	text.describe("A treatment: the slug of its menu and its own, such as hand-surgery/hand-lumps."),
);

/** A menu with treatments, by its slug. */
export const menuSlug = withRole("menu", slug.describe("A menu: its slug, such as hand-surgery."));

/** A doctor's slug, the name of the doctor's file. */
export const doctorSlug = withRole(
	"doctor",
	slug.describe("A doctor: the name of the doctor's file, without its ending."),
);

export const guidePartId = withRole("guide", slug.describe("A section of a guide, by its id."));

/** Where operations are done: `clinic`, or a hospital's name in a doctor's timings. */
export const hospital = withRole("hospital", text);

/** A place of the clinic: its `place`, or the name of a branch. */
export const locationName = withRole("location", text);

/** Text in Markdown: paragraphs, lists, emphasis and links. */
export const markdown = withRole(
	"markdown",
	text.describe("Markdown: blank lines between paragraphs, - for lists, **bold**, [links](/path/), [^source]."),
);

/** A picture's path below `content/`. The browser editor writes it with a leading slash. */
export const picturePath = withRole(
	"picture",
	fileName(
		text.overwrite((path) => path.replace(/^\//, "")),
		/^(illustrations|photos)\/[\w&./-]+\.(svg|jpe?g|png|webp)$/,
		"a path under content/ without spaces, its ending in small letters, such as illustrations/hand-surgery/hand-lumps.svg or photos/theatre.jpg",
	),
);

/** The part of a picture that stays in sight where the page shows less than all of it. */
const focuses = [
	"top left",
	"top",
	"top right",
	"left",
	"centre",
	"right",
	"bottom left",
	"bottom",
	"bottom right",
] as const;

export const focus = z
	.enum(focuses)
	.meta({ title: "What matters is at" })
	.describe("The part that stays in sight where the page crops the picture, such as top; without it, the centre.");

/**
 * A picture: a drawing or a photograph under `content/`. Without `src`, the clinic's mark is shown instead. `alt` is what
 * the picture shows, or will show.
 */
export const picture = z.strictObject({
	src: picturePath
		.meta({ title: "File" })
		.optional()
		.describe(
			"A drawing under content/illustrations/ or a photograph under content/photos/; without it, the clinic's mark is shown.",
		),
	alt: text
		.describe("What the picture shows, in a sentence, for people who cannot see it.")
		.meta({ title: "What the picture shows" }),
	caption: text.optional().describe("A line below the picture."),
	focus: focus.optional(),
});

/** A picture of a person, whose head is at the top. */
export const portrait = picture.extend({
	focus: focus
		.default("top")
		.describe("The part that stays in sight where the page crops the picture; without it, the top."),
});

const publicFile = (role: "film" | "poster" | "captions", endings: string, kinds: string) =>
	withRole(role, fileName(text, new RegExp(`^/.+\\.(${endings})$`), `the path of ${kinds} under public/`));

/** A short film. `src` is the MP4's path under `public/`; a WebM with the same name may be beside it. */
export const film = z.strictObject({
	title: text,
	description: text,
	src: publicFile("film", "mp4", "an MP4").describe("The MP4's path under public/, such as /films/door.mp4."),
	poster: publicFile("poster", "svg|avif|webp|jpe?g|png", "an SVG, AVIF, WebP, JPEG or PNG").describe(
		"The picture before the film is played: a drawing or a picture under public/, such as /films/door.svg.",
	),
	captions: publicFile("captions", "vtt", "a WebVTT file"),
	seconds: z.int().positive(),
	published: date.optional().describe("The date of the film's first publication; search engines need it."),
});

export const titled = z.strictObject({ title: text, text });

/** A card with an optional label in small letters. */
export const labelled = titled.extend({
	label: text.optional().describe("A name in small letters below the text. Avoid labels that praise or promise."),
});

/** A background colour of a slide or a banner (look: colour). */
export const ground = z.enum(["sand", "sage", "blush", "mist", "paper"]).meta({ title: "Colour behind it" });

/** Marks an invented fact, so that `npm run check:live` can find it. */
export const sample = withRole("sample", z.literal(true))
	.optional()
	.describe("Invented: npm run check:live lists it, and the site must not go live with it.")
	.meta({ title: "Invented, for the sample" });

/** A doctor's review of a page. */
export const review = z
	.strictObject({
		by: doctorSlug,
		on: date,
		due: date.describe("When the next review is due."),
		sample,
	})
	.refine(({ on, due }) => on < due, { error: "must be later than the review", path: ["due"] })
	.optional()
	.describe("The doctor who has reviewed every medical sentence of the page, when, and when the next review is due.");

export type Picture = z.infer<typeof picture>;
export type Focus = z.infer<typeof focus>;
export type Film = z.infer<typeof film>;

/** The specialties that schema.org has names for (schema.org/MedicalSpecialty). */
const names = [
	"Anesthesia",
	"Cardiovascular",
	"CommunityHealth",
	"Dentistry",
	"Dermatology",
	"DietNutrition",
	"Emergency",
	"Endocrine",
	"Gastroenterologic",
	"Genetic",
	"Geriatric",
	"Gynecologic",
	"Hematologic",
	"Infectious",
	"LaboratoryScience",
	"Midwifery",
	"Musculoskeletal",
	"Neurologic",
	"Nursing",
	"Obstetric",
	"Oncologic",
	"Optometric",
	"Otolaryngologic",
	"Pathology",
	"Pediatric",
	"PharmacySpecialty",
	"Physiotherapy",
	"PlasticSurgery",
	"Podiatric",
	"PrimaryCare",
	"Psychiatric",
	"PublicHealth",
	"Pulmonary",
	"Radiography",
	"Renal",
	"RespiratoryTherapy",
	"Rheumatologic",
	"SpeechPathology",
	"Surgical",
	"Toxicologic",
	"Urologic",
] as const;

export const specialties = optionalList(z.enum(names));
