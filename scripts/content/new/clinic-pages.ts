import type * as z from "zod";
import type { clinic } from "@/lib/content/schema/clinic";
import type { home } from "@/lib/content/schema/home";
import type { navigation } from "@/lib/content/schema/navigation";
import type { booking, clinicPage } from "@/lib/content/schema/pages";
import { doctorPath, paths, treatmentPath } from "@/lib/site/routes";
import { treatmentId } from "@/lib/site/treatments";
import type { Kept } from "./kept-treatments";
import { describePage, slugOf } from "./names";

/** What is known of a new clinic. */
export type NewClinic = {
	name: string;
	wordmark: string;
	tagline: string;
	kind: z.input<typeof clinic>["kind"];
	street: string;
	locality?: string;
	city: string;
	region?: string;
	pin?: string;
	phone: string;
	email: string;
	whatsapp?: string;
	site: string;
	doctor: string;
	degrees: string;
	/** The sample's menus whose treatments are kept. */
	menus: string[];
	/** Today, as `2026-11-22`. */
	today: string;
};

/** The clinic's facts; its opening hours are invented. */
export function clinicData({ name, wordmark, tagline, kind, city, phone, email, whatsapp, site, ...rest }: NewClinic) {
	return {
		sample: true,
		name,
		kind,
		wordmark,
		tagline,
		blurb: tagline.includes(city) ? `${tagline}.` : `${tagline}, in ${city}.`,
		description: describePage(
			"Read about our treatments and doctors, how to reach us, and ask for an appointment.",
			`${name}, ${city}.`,
			`${tagline}.`,
		),
		site,
		language: "en-IN",
		phone,
		whatsapp: whatsapp && { number: whatsapp, greeting: `Hello, I would like to ask about an appointment at ${name}.` },
		email,
		address: {
			street: rest.street,
			locality: rest.locality,
			city,
			region: rest.region,
			postalCode: rest.pin,
			countryCode: "IN",
		},
		hours: {
			week: [
				{
					from: "Monday",
					to: "Saturday",
					sessions: [
						{ opens: "10:00", closes: "13:00" },
						{ opens: "17:00", closes: "20:00" },
					],
				},
			],
		},
	};
}

/** The home page: who it is, the doctor, and cards that lead to the treatments. */
export function homeData(
	{ name, tagline, city }: NewClinic,
	{ menus, treatments }: Pick<Kept, "menus" | "treatments">,
) {
	const listed = menus.flatMap(({ slug, items }) => items.map((item) => `${slug}/${item}`));
	const place = (treatment: Kept["treatments"][number]) =>
		listed.indexOf(treatmentId(treatment)) + 1 || listed.length + 1;
	const inOrder = [...treatments].sort((one, other) => place(one) - place(other));
	return {
		sample: true,
		description: describePage(
			"What we treat, who looks after you and when we are open; ask for an appointment here.",
			`${name}, ${city}.`,
			`${tagline}.`,
		),
		sections: [
			{
				kind: "slides",
				slides: [
					{
						image: { alt: "A picture of the clinic is to come" },
						heading: name.slice(0, 60),
						text: `${tagline}.`,
						ground: "sand",
					},
				],
			},
			{ kind: "doctors", title: "Your doctor", intro: "A sentence on how you are looked after stands here." },
			...menus.map(({ slug, label }) => ({
				kind: "services" as const,
				title: label,
				cards: inOrder
					.filter(({ menu }) => menu === slug)
					.map((treatment) => ({
						title: treatment.link,
						description: treatment.summary,
						img: treatment.banner,
						to: treatmentPath(treatment),
					})),
			})),
			{ kind: "feedback" },
			{ kind: "booking" },
		],
	} satisfies z.input<typeof home>;
}

/** The clinic's own page. */
export function clinicPageData({ name, tagline }: NewClinic) {
	return {
		sample: true,
		heading: name,
		paragraph: `${tagline}.`,
		description: describePage(
			"Where we are, when we are open, how to reach us, and who looks after you here.",
			`${name}.`,
		),
		intro: { title: "About us", text: "A few sentences on the clinic stand here." },
		doctors: { title: "Who you will meet", intro: "A sentence on those who look after you stands here." },
		contact: { title: "How to reach us", intro: "Call first, if you would rather not wait." },
	} satisfies z.input<typeof clinicPage>;
}

/** The page on which appointments are asked for. */
export function bookingData({ name, city }: NewClinic) {
	return {
		heading: "Book an Appointment",
		subheading: "Five short fields, and we call you back.",
		paragraph:
			"Once you have sent the form, we call you to agree a day and a time. Your request becomes an appointment in that call, not before. When life is in danger, call {ambulance}.",
		description: describePage(
			"Ask for an appointment: five short fields, and we call you back to agree a time.",
			`${name}, ${city}.`,
		),
	} satisfies z.input<typeof booking>;
}

/** The menus: the doctor and the clinic, then the treatments; and the footer's lists. */
export function navigationData(
	{ wordmark, doctor }: NewClinic,
	role: string,
	{ menus, footer }: Pick<Kept, "menus" | "footer">,
) {
	const ofDoctor = { label: doctor, path: doctorPath(slugOf(doctor)) };
	const ofClinic = { label: "About the clinic", path: paths.clinic };
	return {
		menus: [
			{
				label: "About",
				slug: "about",
				heading: `About ${wordmark}`,
				intro: "Who looks after you, and where.",
				items: [
					{ ...ofDoctor, menuLine: role },
					{ ...ofClinic, menuLine: "Where we are and how to reach us" },
				],
			},
			...menus,
		],
		footer: [
			{ heading: "About", links: [ofDoctor, ofClinic] },
			...footer,
			{
				heading: "Legal",
				links: [
					{ label: "Privacy Policy", path: paths.privacy },
					{ label: "Terms & Conditions", path: paths.terms },
				],
			},
		],
	} satisfies z.input<typeof navigation>;
}
