import type * as z from "zod";
import type { home } from "@/lib/content/schema/home";
import type { navigation } from "@/lib/content/schema/navigation";
import type { booking, clinicPage, gallery, testimonials } from "@/lib/content/schema/pages";

const description = "A page of a small clinic that exists for tests alone, described in as many words as it must be.";
const text = "A sentence.";
const titled = { title: "A title", text };
const image = { alt: "A room" };

/** As many of one entry as the content must have. */
const times = <T>(count: number, entry: T): T[] => Array.from({ length: count }, () => ({ ...entry }));

const film = {
	title: "A vein",
	description: text,
	src: "/films/vein.mp4",
	poster: "/films/vein.png",
	captions: "/films/vein.vtt",
	seconds: 9,
};

export const navigationFile: z.input<typeof navigation> = {
	menus: [
		{
			label: "About",
			slug: "about",
			heading: "About us",
			intro: text,
			items: [
				{ label: "Dr. Asha Rao", path: "/about/dr-asha-rao", menuLine: "Hand surgeon" },
				{ label: "Dr. Vijay More", path: "/about/dr-vijay-more", menuLine: "Surgeon of small things" },
				{ label: "About Clinic", path: "/about/about-clinic", menuLine: "Our rooms" },
			],
		},
		{ label: "Hand Surgery", slug: "hand-surgery", heading: "Hands", intro: text, items: ["hand-lumps"] },
		{
			label: "Minor Surgery",
			slug: "minor-surgery",
			heading: "Small operations",
			intro: text,
			items: ["toenail-surgery", "warts", "ear-lobe-repair"],
		},
		{
			label: "Gallery",
			slug: "gallery",
			heading: "Pictures",
			intro: text,
			items: [{ label: "Videos", path: "/gallery/videos", menuLine: "Short films" }],
		},
	],
	footer: [{ heading: "Operations", links: [{ label: "Toenail", path: "/minor-surgery/toenail" }] }],
};

export const homeFile: z.input<typeof home> = {
	description,
	sections: [
		{ kind: "slides", slides: times(5, { image, heading: "Hands", text, ground: "sand" as const }) },
		{ kind: "doctors", title: "Doctors", intro: text },
		...Array.from({ length: 6 }, (_, index) => ({
			kind: "services" as const,
			title: `Services ${index + 1}`,
			cards: times(3, { title: "Warts", description: text, img: image, to: "/minor-surgery/warts/" }),
		})),
		{
			kind: "showcase",
			title: "Skin",
			intro: text,
			items: times(6, { src: image, heading: "Skin", description: text }),
		},
		{ kind: "whyChoose", title: "Why", intro: text, reasons: times(3, titled) },
		{ kind: "about", title: "About", text, image, badges: times(4, titled) },
		{ kind: "feedback" },
		{ kind: "booking" },
	],
};

export const bookingFile: z.input<typeof booking> = {
	heading: "Book",
	subheading: text,
	paragraph: text,
	description,
};

export const clinicPageFile: z.input<typeof clinicPage> = {
	heading: "The clinic",
	paragraph: text,
	description,
	intro: titled,
	values: { title: "Values", items: times(3, titled) },
	facilities: { title: "Rooms", items: times(4, { ...titled, image }) },
	doctors: { title: "Doctors", intro: text },
	gallery: { title: "Pictures", intro: text, images: times(9, image) },
	contact: { title: "Contact", intro: text },
};

export const galleryFile: z.input<typeof gallery> = {
	beforeAfter: { heading: "Before and after", paragraph: text, description, note: text },
	videos: { heading: "Videos", paragraph: text, description, items: times(6, film) },
};

export const testimonialsFile: z.input<typeof testimonials> = {
	heading: "Patients",
	intro: text,
	items: times(8, {
		sample: true as const,
		name: "Mira K.",
		image: { alt: "A portrait" },
		rating: 5,
		feedback: "They told me what they could do and what they could not, and kept to it.",
		context: "Teacher, 2026",
		treatment: "hand-surgery/hand-lumps",
	}),
};
