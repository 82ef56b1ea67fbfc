import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type * as z from "zod";
import { contentOf } from "@/lib/content/load";
import type { clinic } from "@/lib/content/schema/clinic";
import type { emergency } from "@/lib/content/schema/emergency";
import type { home } from "@/lib/content/schema/home";
import type { navigation } from "@/lib/content/schema/navigation";
import type { booking, clinicPage } from "@/lib/content/schema/pages";
import { contentFiles, type Sources } from "@/lib/content/sources";
import { doctorPath, paths, treatmentPath } from "@/lib/site/routes";
import { type Files, HOSPITAL, type Kept, keptTreatments } from "./kept-treatments";
import { describePage, slugOf } from "./names";
import { doctorText, treatmentText } from "./pieces";
import { skeleton } from "./skeleton";
import { withValue } from "./yaml-text";

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

/** A file that is written from its schema, with every field explained. */
const explained = (name: keyof typeof contentFiles, data: Record<string, unknown>, about: string): Files => ({
	[contentFiles[name].file]: skeleton(contentFiles[name].schema, data, about),
});

function clinicData({ name, wordmark, tagline, kind, city, phone, email, whatsapp, site, ...rest }: NewClinic) {
	return {
		sample: true,
		name,
		kind,
		wordmark,
		tagline,
		blurb: `${tagline}, in ${city}.`,
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
function homeData({ name, tagline, city }: NewClinic, { menus, treatments }: Pick<Kept, "menus" | "treatments">) {
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
				cards: treatments
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

function clinicPageData({ name, tagline }: NewClinic) {
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

function bookingData({ name, city }: NewClinic) {
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

function navigationData(
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

/** The numbers for an emergency: those of the sample where pages begin with first aid, else the ambulance's alone. */
function emergencyFile(root: string, sources: Sources, { city }: NewClinic, kept: Kept): Files {
	const { file, data } = sources.emergency;
	const description = `What to do in an emergency in ${city.slice(0, 60)} until help comes, and the numbers to call for an ambulance and other help.`;
	if (kept.treatments.length > 0 && data) {
		const text = withValue(readFileSync(join(root, file), "utf8"), ["description"], description);
		return { [file]: kept.firstAid ? text : withValue(text, ["intro"], CALL_FIRST) };
	}
	const numbers = {
		heading: "In an emergency",
		intro: CALL_FIRST,
		description,
		ambulance: { number: "108", other: "112", label: "Ambulance, free of charge", inText: "{number} (or {other})" },
	} satisfies z.input<typeof emergency>;
	return explained("emergency", numbers, "Emergency numbers and figures of first aid: the one place for them.");
}

const CALL_FIRST = "When life is in danger, call an ambulance before anybody else.";

/** The sample's colours and typefaces with a mark of no meaning, and none of its ornaments. */
function brandFiles(root: string, sources: Sources): Files {
	const data = parse(readFileSync(join(root, sources.brand.file), "utf8")) as Record<string, unknown>;
	const { star, bullet, band, notFound, ...kept } = data;
	const mark = "brand/mark.svg";
	return {
		...explained("brand", { ...kept, sample: true, mark }, "The clinic's colours, typefaces and logo."),
		[`content/${mark}`]: readFileSync(new URL("mark.svg", import.meta.url)),
	};
}

/** The sample's legal pages under the new clinic's name. They tell of the sample, and are marked so. */
function legalFiles(root: string, sources: Sources, { name }: NewClinic): Files {
	const sampleName = contentOf(sources).clinic.name;
	return Object.fromEntries(
		[sources.privacy, sources.terms].map(({ file }) => {
			const text = readFileSync(join(root, file), "utf8").replaceAll(sampleName, name);
			return [file, /^sample:/m.test(text) ? text : text.replace("---\n", "---\nsample: true\n")];
		}),
	);
}

/** The one menu and treatment of a clinic that keeps none of the sample's. */
const firstMenu = {
	label: "Treatments",
	slug: "treatments",
	heading: "Treatments",
	intro: "What we treat, each explained on a page of its own.",
	items: ["first-visit"],
};

/**
 * All files of a new clinic's content.
 * @param root the repository's root, whose content is the sample
 * @param sources the sample
 */
export function clinicFiles(root: string, sources: Sources, clinic: NewClinic): Files {
	const doctor = slugOf(clinic.doctor);
	const role = clinic.kind === "Dentist" ? "Dentist" : "Doctor";
	const kept = keptTreatments(root, sources, clinic.menus, { doctor, city: clinic.city });
	const place = { menu: firstMenu.slug, slug: "first-visit" };
	const begun = {
		[`content/treatments/${place.menu}/${place.slug}.yaml`]: treatmentText({
			name: "First visit",
			doctor,
			today: clinic.today,
		}),
	};
	const own = kept.treatments.length > 0 ? {} : begun;
	const { menus, footer } = kept.treatments.length > 0 ? kept : { menus: [firstMenu], footer: [] };
	return {
		...kept.files,
		...own,
		...explained(
			"clinic",
			clinicData(clinic),
			"Facts of the clinic. Opening hours and what else is not true yet is marked sample: true.",
		),
		...explained("home", homeData(clinic, kept), "The home page."),
		...explained("clinicPage", clinicPageData(clinic), "The clinic's own page."),
		...explained(
			"booking",
			bookingData(clinic),
			"The booking page. Labels and messages of the form itself stand in interface.yaml.",
		),
		...explained("navigation", navigationData(clinic, role, { menus, footer }), "The menus and the footer's links."),
		...emergencyFile(root, sources, clinic, kept),
		...brandFiles(root, sources),
		...legalFiles(root, sources, clinic),
		[sources.words.file]: readFileSync(join(root, sources.words.file), "utf8"),
		[`content/doctors/${doctor}.yaml`]: doctorText(
			{ name: clinic.doctor, degrees: clinic.degrees, role },
			kept.hospital ? { name: HOSPITAL, contact: clinic.phone } : undefined,
		),
	};
}
