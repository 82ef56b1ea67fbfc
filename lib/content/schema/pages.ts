import * as z from "zod";
import { film } from "./doctor";
import { ground, line, picture, sample, shortLine } from "./shared";

const description = line.min(70).max(165);

/** What every page says of itself to search engines and at its top. */
const banner = { heading: line, paragraph: line, description };

const slide = z.strictObject({
	image: picture,
	heading: shortLine(60),
	text: line,
	ground,
});

/** A flip card: picture and title in front, description and link on the back. `to` is a path of the site. */
const serviceCard = z.strictObject({
	title: line,
	description: line.max(190),
	img: picture,
	to: line.startsWith("/"),
});

const serviceSection = z.strictObject({
	title: line,
	intro: line.optional(),
	cards: z.array(serviceCard).min(3),
});

const titled = z.strictObject({ title: line, text: line });

export const home = z.strictObject({
	sample,
	description,
	slides: z.array(slide).length(5, "five slides"),
	doctors: z.strictObject({ heading: line, intro: line }),
	services: z.array(serviceSection).length(6, "six service sections"),
	cosmetology: z.strictObject({
		title: line,
		intro: line,
		items: z.array(z.strictObject({ src: picture, heading: line, description: line })).length(6, "six items"),
	}),
	whyChoose: z.strictObject({ title: line, intro: line, reasons: z.array(titled).min(3) }),
	about: z.strictObject({
		title: line,
		text: line,
		image: picture,
		badges: z.array(titled).length(4, "four badges"),
	}),
});

export const booking = z.strictObject({ ...banner, subheading: line });

export const clinicPage = z.strictObject({
	sample,
	...banner,
	intro: z.strictObject({ title: line, text: line }),
	values: z.strictObject({ title: line, items: z.array(titled).length(3, "three values") }),
	facilities: z.strictObject({
		title: line,
		items: z.array(titled.extend({ image: picture })).length(4, "four facilities"),
	}),
	doctors: z.strictObject({ title: line, intro: line }),
	gallery: z.strictObject({ title: line, intro: line, images: z.array(picture).length(9, "nine images") }),
	contact: z.strictObject({ title: line, intro: line }),
});

export const gallery = z.strictObject({
	beforeAfter: z.strictObject({ ...banner, note: line }),
	videos: z.strictObject({ ...banner, items: z.array(film).min(6) }),
});

const testimonial = z.strictObject({
	sample,
	name: line,
	image: picture,
	rating: z.int().min(1).max(5),
	feedback: line.min(40).max(420),
	/** For what, and roughly when; never more than the patient agreed to. */
	context: line,
	/** The treatment it tells of, as `menu-slug/link-slug`: on the pages of its menu it comes first. */
	treatment: line.optional(),
});

export const testimonials = z.strictObject({
	heading: line,
	intro: line,
	items: z.array(testimonial).length(8, "eight testimonials"),
});

export const legal = z.strictObject({ title: line, updated: z.iso.date(), description });

export type Home = z.infer<typeof home>;
export type Slide = Home["slides"][number];
export type ServiceSection = Home["services"][number];
export type ClinicPage = z.infer<typeof clinicPage>;
export type Gallery = z.infer<typeof gallery>;
export type Testimonials = z.infer<typeof testimonials>;
export type Legal = z.infer<typeof legal>;
