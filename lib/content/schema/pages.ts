import * as z from "zod";
import { film } from "./doctor";
import { ground, picture, sample, shortText, text } from "./shared";

const description = text.min(70).max(165);

/** What every page says of itself to search engines and at its top. */
const banner = { heading: text, paragraph: text, description };

const slide = z.strictObject({
	image: picture,
	heading: shortText(60),
	text: text,
	ground,
});

/** A flip card: picture and title in front, description and link on the back. `to` is a path of the site. */
const serviceCard = z.strictObject({
	title: text,
	description: text.max(190),
	img: picture,
	to: text.startsWith("/"),
});

const serviceSection = z.strictObject({
	title: text,
	intro: text.optional(),
	cards: z.array(serviceCard).min(3),
});

const titled = z.strictObject({ title: text, text: text });

export const home = z.strictObject({
	sample,
	description,
	slides: z.array(slide).length(5, "five slides"),
	doctors: z.strictObject({ heading: text, intro: text }),
	services: z.array(serviceSection).length(6, "six service sections"),
	cosmetology: z.strictObject({
		title: text,
		intro: text,
		items: z.array(z.strictObject({ src: picture, heading: text, description: text })).length(6, "six items"),
	}),
	whyChoose: z.strictObject({ title: text, intro: text, reasons: z.array(titled).min(3) }),
	about: z.strictObject({
		title: text,
		text: text,
		image: picture,
		badges: z.array(titled).length(4, "four badges"),
	}),
});

export const booking = z.strictObject({ ...banner, subheading: text });

export const clinicPage = z.strictObject({
	sample,
	...banner,
	intro: z.strictObject({ title: text, text: text }),
	values: z.strictObject({ title: text, items: z.array(titled).length(3, "three values") }),
	facilities: z.strictObject({
		title: text,
		items: z.array(titled.extend({ image: picture })).length(4, "four facilities"),
	}),
	doctors: z.strictObject({ title: text, intro: text }),
	gallery: z.strictObject({ title: text, intro: text, images: z.array(picture).length(9, "nine images") }),
	contact: z.strictObject({ title: text, intro: text }),
});

export const gallery = z.strictObject({
	beforeAfter: z.strictObject({ ...banner, note: text }),
	videos: z.strictObject({ ...banner, items: z.array(film).min(6) }),
});

const testimonial = z.strictObject({
	sample,
	name: text,
	image: picture,
	rating: z.int().min(1).max(5),
	feedback: text.min(40).max(420),
	/** For what, and roughly when; never more than the patient agreed to. */
	context: text,
	/** The treatment it tells of, as `menu-slug/link-slug`: on the pages of its menu it comes first. */
	treatment: text.optional(),
});

export const testimonials = z.strictObject({
	heading: text,
	intro: text,
	items: z.array(testimonial).length(8, "eight testimonials"),
});

export const legal = z.strictObject({ title: text, updated: z.iso.date(), description });

export type Home = z.infer<typeof home>;
export type Slide = Home["slides"][number];
export type ServiceSection = Home["services"][number];
export type ClinicPage = z.infer<typeof clinicPage>;
export type Gallery = z.infer<typeof gallery>;
export type Testimonials = z.infer<typeof testimonials>;
export type Legal = z.infer<typeof legal>;
