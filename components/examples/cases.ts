import type { Content } from "@/lib/content/content";
import type { Doctor } from "@/lib/model/schema/doctor";
import type { Home } from "@/lib/model/schema/home";
import type { Gallery } from "@/lib/model/schema/pages";
import type { Treatment } from "@/lib/model/schema/treatment";
import { mapTexts } from "@/lib/text/nested-texts";

const picture = (alt: string) => ({ alt, src: "illustrations/tooth.svg" });
const cards = (heading: string, ...titles: string[]) => ({
	heading,
	cards: titles.map((title) => ({ title, text: "A few words." })),
});
const film = (title: string) => ({
	title,
	description: "In short.",
	src: `/films/${title}.mp4`,
	poster: "/films/poster.svg",
	captions: "/films/captions.vtt",
	seconds: 20,
});

const homeSections: Home["sections"] = [
	{
		kind: "showcase",
		title: "Also here",
		items: ["Whitening", "Splints"].map((heading) => ({ heading, description: "In short.", src: picture(heading) })),
	},
	{ kind: "whyChoose", title: "Why us", reasons: cards("", "Care", "Time", "Calm").cards },
	{
		kind: "about",
		title: "About us",
		text: "A clinic.",
		image: picture("The door"),
		badges: (["heart", "seal", "shield", "star"] as const).map((sign) => ({ title: sign, text: "In short.", sign })),
	},
	{ kind: "text", title: "How to come", text: "By **bus**.", link: { label: "The way", path: "/about/about-clinic" } },
];

const doctorParts: Pick<Doctor, "whyChoose" | "experience" | "films"> = {
	whyChoose: cards("Why", "Care", "Time", "Skill", "Calm"),
	experience: cards("Experience", "Ward", "Clinic"),
	films: { heading: "Films", items: [film("A film of the doctor")] },
};

const gallery: Gallery = {
	beforeAfter: {
		...{ heading: "Before and after", paragraph: "Drawn.", description: "Pairs." },
		order: [],
		covered: ["teeth-&-gums/root-canal"],
	},
	videos: {
		...{ heading: "Films", paragraph: "In short.", description: "Films." },
		items: [
			{ ...film("A film"), alsoIn: [{ treatment: "teeth-&-gums/root-canal", topic: "procedure" }] },
			film("Another"),
		],
	},
};

const firstAid: Treatment["emergency"] = [
	{
		...{ id: "knocked-out", rank: 1, entry: "A tooth is out", at: ["face"], heading: "A tooth knocked out" },
		...{ words: [], avoid: [] },
		steps: [{ do: "Hold it by its crown.", how: "Do not touch the root." }, { do: "Put it into milk." }],
		...{ never: "Do not scrub it.", go: "Come **within the hour**.", hospitals: ["hospital"] },
	},
	{
		...{ id: "bleeding", rank: 2, entry: "Bleeding", at: ["face"], heading: "It bleeds" },
		...{ words: [], avoid: [], hospitals: [] },
		...{ strip: "Bite on a cloth", steps: [{ do: "Bite on a cloth, 20 minutes." }] },
		look: { any: "One of these? Today.", signs: [picture("It spurts"), picture("It swells")], none: "Call **us**." },
	},
];

/** The clinic of the tests, with the parts that it lacks. */
export function ordinary(content: Content): Content {
	const { clinic, clinicPage, doctors, home, treatments } = content;
	const pairs = [{ before: picture("Before"), after: picture("After"), caption: "A crown" }];
	return {
		...content,
		clinic: {
			...clinic,
			whatsapp: { number: "+91 22 0000 0000", greeting: "Hello" },
			emergencies: "Day and night",
			grievanceOfficer: { name: "Dr. A" },
			hospitals: [
				{
					...{ id: "hospital", name: "A hospital", address: "1 Road", phone: "+91 22 0000 0001" },
					...{ directions: "https://map.example/way", for: "Broken jaws", when: "Day and night" },
				},
			],
		},
		emergency: {
			...{ heading: "In an emergency", intro: "Choose.", description: "First aid." },
			ambulance: { number: "108", label: "Ambulance", inText: "108" },
			afterOperation: {
				...{ entry: "After an operation", first: "Call.", when: "On any day", more: "Each page says more:" },
				...{ ambulance: "Chest pain", hospital: "A calf that swells", call: "Fever" },
			},
			helplines: { child: { number: "1098", label: "For children" } },
			alarms: [],
			figures: {},
		},
		home: { ...home, sections: [...home.sections.filter(({ kind }) => kind !== "booking"), ...homeSections] },
		doctors: doctors.map((doctor) => ({ ...doctor, ...doctorParts })),
		clinicPage: {
			...clinicPage,
			values: { title: "Values", items: cards("", "Care", "Skill", "Calm").cards },
			facilities: { title: "Facilities", items: [{ title: "A chair", text: "In short.", image: picture("A chair") }] },
			charges: { title: "Charges", intro: "In short.", items: [{ service: "A visit", charge: "₹500" }] },
			grievance: { title: "Complaints", text: "Write to us." },
		},
		gallery,
		testimonials: {
			...{ heading: "Feedback", intro: "From patients." },
			items: ["Asha", "Ravi", "Mira", "Om"].map((name) => ({
				...{
					name,
					image: { ...picture(`Portrait of ${name}`), focus: "top" as const },
					rating: 4,
					feedback: "All went well.",
					context: "2026",
				},
			})),
		},
		treatments: treatments.map((treatment, index) => {
			if (index > 0) return treatment;
			const sections = treatment.details.sections.map((section) =>
				section.topic === "results" ? { ...section, pairs } : section,
			);
			return { ...treatment, emergency: firstAid, aftercare, details: { ...treatment.details, sections } };
		}),
	};
}

/** A day with everything, and one with little. */
const aftercare = {
	anaesthetic: true,
	always: { call: "Pus" },
	days: [
		{
			...{ when: "The first night", normal: "Sleepy", do: "Rest" },
			...{ ambulance: "Fainting", hospital: "Cold fingers", call: "Pain that grows" },
		},
		{ when: "Day 1", do: "Walk" },
	],
};

/** The longest word without a place to break, and a sentence in a script with marks above and below its line. */
const WORD = "Handgelenksarthroskopienachsorgetermin";
const DEVANAGARI = "हाताच्या जखमेची शस्त्रक्रिया झाल्यावर काय काळजी घ्यावी, हे आम्ही सविस्तर सांगतो.";

/** The fields with a short text and with a long one, by their names. */
const shortTexts = ["title", "what", "when", "charge", "entry"];
const longTexts = [
	...["text", "intro", "paragraph", "description", "feedback", "answer"],
	...["how", "never", "go", "note", "heading", "caption"],
];

/** The ordinary case with long words, long texts and a second script. */
function long(content: Content): Content {
	return mapTexts(ordinary(content), (text, path) => {
		const field = String(path.findLast((step) => typeof step === "string"));
		if (path[0] === "words" || path[0] === "brand" || path.includes("hours")) return text;
		if (shortTexts.includes(field)) return `${text} ${WORD}`;
		return longTexts.includes(field) ? `${text} ${DEVANAGARI} ${text}` : text;
	}) as Content;
}

/** The least possible content: only an e-mail address, no picture, nothing optional. */
function least(content: Content): Content {
	const { clinic, clinicPage, doctors, home, navigation, treatments } = content;
	const without = <T extends object>({ src: _, ...picture }: T & { src?: string }) => picture;
	const none = { phones: [], address: undefined, maps: undefined, hours: undefined };
	return {
		...content,
		clinic: { ...clinic, ...none, branches: [], social: [] },
		guides: [],
		ownPages: [],
		references: [],
		navigation: { menus: navigation.menus.slice(-1), footer: [] },
		doctors: doctors.map(({ education: _, timings: __, ...doctor }) => ({
			...doctor,
			portrait: without(doctor.portrait),
		})),
		home: { ...home, sections: home.sections.filter(({ kind }) => kind === "doctors") },
		clinicPage: { ...clinicPage, gallery: undefined },
		treatments: treatments
			.filter(({ menu }) => menu === navigation.menus.at(-1)?.slug)
			.map((treatment) => ({ ...treatment, banner: without(treatment.banner), review: undefined, related: [] })),
	};
}

/** The cases in which every component is shown, each an edit of the content of the tests' clinic. */
export const cases = { ordinary, long, least };

export const caseNames = Object.keys(cases) as (keyof typeof cases)[];
