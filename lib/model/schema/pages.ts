import * as z from "zod";
import { topics } from "../topics";
import { searchWords } from "./search";
import { amount } from "./sections";
import {
	date,
	description,
	doctorSlug,
	film,
	labelled,
	limited,
	list,
	markdown,
	menuSlug,
	optionalList,
	pagePath,
	picture,
	portrait,
	review,
	sample,
	shortText,
	text,
	titled,
	treatmentId,
} from "./shared";

const banner = { heading: text, paragraph: text, description };

export const booking = z.strictObject({ ...banner, subheading: text });

/** A service and its price, or a treatment, whose name and price are written in its own file. */
const charge = z
	.strictObject({
		service: text.optional(),
		from: amount.optional().describe("The price, in the clinic's currency; the lowest, if there is a highest."),
		to: amount.optional(),
		treatment: treatmentId
			.optional()
			.describe("Instead of service and price: a treatment, such as hand-surgery/hand-lumps, with its name and price."),
	})
	.superRefine(({ service, from, to, treatment }, context) => {
		const problem = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
		if (treatment && service) problem(["service"], "the treatment has its own name: remove this, or treatment");
		if (treatment && from) problem(["from"], "the treatment has its own price: remove this, or treatment");
		if (!treatment && !(service && from)) problem([], "needs service and from, or treatment");
		if (to && !(from && from <= to)) problem(["to"], "the lower price must come first");
	});

export const clinicPage = z.strictObject({
	sample,
	...banner,
	intro: z.strictObject({ title: text, text }),
	values: z.strictObject({ title: text, items: list(titled) }).optional(),
	facilities: z.strictObject({ title: text, items: list(labelled.extend({ image: picture })) }).optional(),
	doctors: z.strictObject({ title: text, intro: text }),
	gallery: z.strictObject({ title: text, intro: text, images: list(picture) }).optional(),
	charges: z
		.strictObject({
			title: text,
			intro: text,
			items: list(charge.meta({ title: "Charge" })).meta({ title: "Charges" }),
			sample,
		})
		.optional()
		.describe("Prices of services, as displayed at the premises."),
	grievance: z
		.strictObject({ title: text, text: markdown, sample })
		.optional()
		.describe("Where patients can complain, inside and outside the clinic."),
	contact: z.strictObject({ title: text, intro: text }),
});

/** A film of the gallery, which treatments can also show. */
const galleryFilm = film.extend({
	alsoIn: z
		.array(
			z.strictObject({
				treatment: treatmentId,
				topic: z.enum(topics).default("procedure").describe("The section that shows it."),
			}),
		)
		.optional()
		.describe("Treatments that also show the film."),
});

/** The two galleries; without its field, a gallery has no page. */
export const gallery = z.strictObject({
	beforeAfter: z
		.strictObject({
			...banner,
			order: optionalList(menuSlug).describe("Menus whose pictures come first, in this order; others follow."),
			covered: optionalList(treatmentId).describe(
				"Treatments whose pictures are intimate: they are covered until the visitor asks for them.",
			),
		})
		.optional()
		.describe(
			"The page of before and after pictures, which are those of the treatments. Leave it out to have no such page.",
		),
	videos: z
		.strictObject({ ...banner, items: list(galleryFilm) })
		.optional()
		.describe("The page of films. Without it there is no such page."),
});

const testimonial = z.strictObject({
	sample,
	name: text,
	image: portrait.optional().describe("A portrait; without it, the clinic's mark is shown."),
	rating: z.int().min(1).max(5).optional().describe("Stars; without it, none are shown."),
	feedback: limited(text, { min: 40, max: 420 }).describe("What the patient said, in 40 to 420 characters."),
	context: text
		.meta({ title: "For what, and when" })
		.describe("The treatment and the approximate date; only what the patient has agreed to."),
	treatment: treatmentId
		.optional()
		.describe("The treatment, such as hand-surgery/hand-lumps; the pages of its menu show the testimonial first."),
});

export const testimonials = z.strictObject({
	heading: text,
	intro: text,
	items: optionalList(testimonial.meta({ title: "Patient's words" })).meta({ title: "Patients' words" }),
});

export const legal = z.strictObject({
	sample,
	title: text,
	published: z.iso.date().optional().describe("The date of first publication; without it, none is shown."),
	updated: z.iso.date().describe("The date of the last change of its text."),
	description,
});

/** A page of the clinic's own, one Markdown file each. Its slug is its file's name. */
export const ownPage = z.strictObject({
	sample,
	heading: shortText(80),
	title: shortText(60).optional().describe("The page's title in search results. By default the heading."),
	summary: description,
	words: searchWords,
	picture: picture.optional(),
	published: date
		.optional()
		.describe("The date of first publication, which makes the page an article: /articles/ lists it, newest first."),
	author: z
		.union([doctorSlug, text])
		.optional()
		.describe("Who wrote it: a doctor, by the name of the doctor's file without its ending, or another person's name."),
	review,
});

export type OwnPage = z.infer<typeof ownPage> & { slug: string; body: string };

export type ClinicPage = z.infer<typeof clinicPage>;
export type Gallery = z.infer<typeof gallery>;
export type Testimonials = z.infer<typeof testimonials>;
export type Legal = z.infer<typeof legal>;

const notice = z
	.strictObject({
		text: text.describe("The message, in a sentence or two."),
		from: date.meta({ title: "First date" }).describe("The first date on which it is shown."),
		until: date.meta({ title: "Last date" }).describe("The last date on which it is shown."),
		link: z
			.strictObject({ label: text, path: pagePath })
			.optional()
			.describe("A link to a page of the site with more information."),
		sample,
	})
	.superRefine(({ from, until }, context) => {
		if (until < from) context.addIssue({ code: "custom", path: ["until"], message: `is before from, ${from}` });
	});

/** Temporary notices above every page; dates are in the clinic's time zone. */
export const notices = z.strictObject({
	items: optionalList(notice.meta({ title: "Notice" }))
		.meta({ title: "Notices" })
		.describe("Notices above every page, the most important first."),
});

export type Notices = z.infer<typeof notices>;
