import type { KitData } from "./data";
import { drawn, filmed, finishedDrawing } from "./drawn";

const card = (title: string) => ({ title, text: "A few words." });
const menu = (label: string, slug: string, pages: string[]) => {
	const links = pages.map((page) => ({
		label: page,
		path: `/${slug}/${page.toLowerCase()}/`,
		description: "In short.",
	}));
	return { label, slug, path: `/${slug}/`, heading: label, intro: "What it is.", links, allLinks: links };
};
const doctor = (name: string, slug: string): KitData["doctors"][number] => ({
	name,
	slug,
	role: "Surgeon",
	degrees: "MBBS",
	specialties: [],
	sentence: "Sees patients daily.",
	summary: "A surgeon.",
	portrait: drawn(`Portrait of ${name}`),
	ground: "mist",
	title: { left: "Dr.", right: name },
	about: { heading: "About", text: "A surgeon of **ten** years." },
	whyChoose: { heading: "Why", cards: [card("Care"), card("Time"), card("Skill"), card("Calm")] },
	education: { heading: "Education", cards: [card("MBBS"), card("MS")] },
	experience: { heading: "Experience", cards: [card("Ward"), card("Clinic")] },
	timings: {
		heading: "Timings",
		places: [{ hospital: "Ward 1", address: "1 Road", timings: "Daily", contact: "+91 22 0000 0000" }],
	},
	languages: ["English"],
});

/** Little of everything: a word or two, two of each. */
export const short: KitData = {
	clinic: {
		grievanceOfficer: { name: "Dr. A" },
		name: "A Clinic",
		description: "A clinic.",
		site: "https://a.example",
		kind: "MedicalClinic",
		specialties: [],
		wordmark: "A",
		tagline: "Surgery",
		blurb: "A clinic.",
		language: "en-IN",
		translations: [],
		phone: "+91 22 0000 0000",
		whatsapp: { number: "+91 22 0000 0000", greeting: "Hello" },
		email: "a@b.example",
		address: {
			street: "1 Road",
			locality: "Centre",
			city: "Town",
			region: "State",
			postalCode: "000000",
			countryCode: "IN",
		},
		maps: { directions: "https://map.example/way", place: "https://map.example/place", embed: "https://map.invalid/" },
		hours: {
			week: [{ from: "Monday", to: "Friday", sessions: [{ opens: "10:00", closes: "17:00" }] }],
			byAppointment: [],
			exceptions: [],
		},
		branches: [],
		hospitals: [],
		firstAidOffline: true,
		currency: "INR",
		emergencies: "Day and night",
		social: [{ label: "X", network: "x", url: "https://x.example/" }],
	},
	emergency: {
		heading: "In an emergency",
		intro: "Choose.",
		description: "First aid.",
		ambulance: { number: "108", label: "Ambulance", inText: "108" },
		helplines: { child: { number: "1098", label: "For children" } },
		figures: {},
	},
	emergencies: [{ entry: "A cut", first: "Press.", menu: "hands", path: "/hands/cuts/" }],
	advice: [{ id: "fasting", title: "Food", short: "Nothing for six hours.", text: "Water is allowed." }],
	sources: [
		{
			slug: "leaflet",
			number: 1,
			title: "Cuts",
			publisher: "A press",
			year: 2020,
			url: "https://a.example/",
			read: "2026-01-05",
		},
	],
	menus: [menu("Hands", "hands", ["Cuts", "Lumps"]), menu("Skin", "skin", ["Warts"])],
	footer: [{ heading: "Pages", links: [{ label: "Home", path: "/" }] }],
	notices: [{ text: "Closed on Monday", from: "2000-01-01", until: "2999-12-31" }],
	doctors: [doctor("A. Rao", "a-rao"), doctor("B. Rao", "b-rao")],
	home: {
		sections: [
			{
				kind: "slides",
				slides: [
					{ image: drawn("A hand"), heading: "Hands", text: "Treated well.", ground: "sand" },
					{ image: drawn("A foot"), heading: "Feet", text: "Treated well.", ground: "sage" },
				],
			},
			{ kind: "doctors", title: "Doctors", intro: "Two of them." },
			{
				kind: "services",
				title: "Services",
				cards: ["Cut", "Burn", "Scar"].map((title) => ({
					title,
					description: "In short.",
					img: drawn(title),
					to: "/",
				})),
			},
			{
				kind: "showcase",
				title: "Cosmetology",
				intro: "Of the skin.",
				items: ["Peel", "Laser"].map((heading) => ({ src: drawn(heading), heading, description: "In short." })),
			},
			{
				kind: "whyChoose",
				title: "Why us",
				intro: "In short.",
				reasons: [card("Care"), card("Time"), card("Skill")],
			},
			{
				kind: "about",
				title: "About us",
				text: "A clinic.",
				image: drawn("The door"),
				badges: (["heart", "seal", "shield", "star"] as const).map((sign) => ({ ...card(sign), sign })),
			},
			{
				kind: "text",
				title: "How to come",
				text: "By **bus**.",
				image: drawn("A bus"),
				link: { label: "The way", path: "/about/about-clinic" },
			},
		],
	},
	clinicPage: {
		heading: "Our clinic",
		paragraph: "In short.",
		intro: { title: "Welcome", text: "A clinic." },
		values: { title: "Values", items: [card("Care"), card("Skill"), card("Calm")] },
		facilities: {
			title: "Facilities",
			items: ["Ward", "Theatre"].map((title) => ({ ...card(title), image: drawn(title) })),
		},
		doctors: { title: "Our doctors", intro: "Two of them." },
		gallery: { title: "Rooms", intro: "In pictures.", images: [drawn("A ward", "Ward"), drawn("A desk", "Desk")] },
		charges: { title: "Charges", intro: "In short.", items: [{ service: "A visit", charge: "₹500" }] },
		grievance: { title: "Complaints", text: "Write to us." },
		contact: { title: "Contact", intro: "Any time." },
	},
	treatment: {
		link: "Cuts",
		heading: "Cuts",
		paragraph: "Closed with care.",
		cta: true,
		ground: "sage",
		banner: drawn("A cut"),
		emergency: [
			{
				...{ id: "cut", rank: 1, entry: "A cut", heading: "First aid", hospitals: [], words: [] },
				steps: [{ do: "Press, 10 minutes." }, { do: "Raise the hand." }],
			},
		],
		facts: { anaesthesia: "Local", stay: "None" },
		review: { by: "a-rao", on: "2026-01-05", due: "2028-01-05" },
		conditions: ["A cut finger"],
		details: {
			title: "Cuts of the hand",
			description: "A cut is closed.",
			images: [drawn("A closed cut", "Closed")],
			sections: [
				{ topic: "about", lead: "A short cut can be deep.", text: "A cut.[^leaflet]" },
				{
					topic: "options",
					options: [
						{ name: "Nothing", nothing: true, suits: "None", anaesthesia: "None", recovery: "None", returns: "No" },
						{ name: "Stitches", suits: "All", anaesthesia: "Local", recovery: "A week", returns: "No" },
					],
				},
				{ topic: "before", advice: ["fasting"] },
				{
					topic: "procedure",
					text: "It is closed.",
					anaesthetic: "A small needle.",
					advice: ["fasting"],
					place: { at: ["clinic", "Ward 1"], nights: [0, 1], text: "You go home." },
				},
				{
					topic: "recovery",
					whenCanI: { walk: "At once", deskWork: "A day", others: [{ what: "Cook", when: "A week" }] },
				},
				{ topic: "risks", text: "A scar." },
				{ topic: "urgent", text: "When it bleeds." },
				{
					topic: "results",
					benefits: "- A closed cut",
					pairs: [{ before: drawn("Before"), after: drawn("After"), caption: "A cut" }],
				},
				{
					topic: "cost",
					price: { from: 1000, to: 2000, per: "for one cut" },
					includes: ["Stitches"],
					raises: ["A tendon"],
				},
				{
					topic: "questions",
					faqs: [{ question: "Does it hurt?", answer: "Hardly." }],
					ask: ["How long does it take?"],
				},
			],
		},
	},
	testimonials: {
		heading: "Feedback",
		intro: "From patients.",
		items: ["Asha", "Ravi"].map((name) => ({
			name,
			image: drawn(`Portrait of ${name}`),
			rating: 4,
			feedback: "All went well.",
			context: "A cut, 2026",
		})),
	},
	films: [filmed("A film", "In short."), filmed("Another", "In short.")],
	legal: { title: "Terms", updated: "2026-01-05", description: "Terms.", body: "Be kind." },
	links: [
		{ label: "Warts", path: "/skin/warts/", description: "In short.", picture: finishedDrawing },
		{ label: "Lumps", path: "/hands/lumps/", description: "In short.", picture: finishedDrawing },
	],
	pairs: [
		{
			title: "Hands",
			id: "hands",
			pairs: [
				{ before: drawn("Before"), after: drawn("After"), caption: "A cut", treatment: "Cuts", path: "/hands/cuts/" },
			],
		},
	],
};
