import type * as z from "zod";
import type { home } from "@/lib/content/schema/home";
import { many } from "./edit";
import { LINE, LONG_WORD, picture, TEXT } from "./words";

type Section = z.input<typeof home>["sections"][number];

const card = (number: number) => ({
	title: number === 2 ? LONG_WORD : `Card ${number}`,
	description: TEXT,
	img: picture(),
	to: "/menu-1/treatment-1",
});

/** A section of services with so many cards. */
const services = (cards: number): Section => ({
	kind: "services",
	title: cards === 3 ? `${LONG_WORD} services` : `Services in ${cards}`,
	intro: cards % 2 === 0 ? LINE : undefined,
	cards: many(cards, card),
});

/** Each kind of section, those that may be there often with each number of cards, in an order that the sample has not. */
export const mostHome: Section[] = [
	{
		kind: "slides",
		slides: many(8, (slide) => ({
			image: picture(),
			heading: slide === 1 ? `${LONG_WORD} pain, and what helps` : `Slide ${slide}`,
			text: TEXT,
			ground: "sage",
		})),
	},
	{ kind: "text", title: "Without a picture", text: `${TEXT}\n\n- One\n- Two` },
	{ kind: "doctors", title: "Seven doctors", intro: LINE },
	{ kind: "feedback" },
	...many(9, services),
	{
		kind: "showcase",
		title: "Five to see",
		items: many(5, (number) => ({ src: picture(), heading: `Item ${number}`, description: TEXT })),
	},
	{
		kind: "showcase",
		title: "One to see",
		items: [{ src: picture(), heading: "Alone", description: TEXT }],
	},
	{
		kind: "text",
		title: "With a picture",
		text: TEXT,
		image: picture(),
		link: { label: "Onwards", path: "/menu-2" },
	},
	{ kind: "whyChoose", title: "Why us", reasons: many(7, (number) => ({ title: `Reason ${number}`, text: TEXT })) },
	{
		kind: "about",
		title: "About us",
		text: TEXT,
		badges: many(3, (number) => ({ title: `Badge ${number}`, text: TEXT })),
	},
	{ kind: "booking" },
];
