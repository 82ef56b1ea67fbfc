import type { KitData } from "./data";
import { drawn, filmed, finishedDrawing } from "./drawn";
import { longTreatment } from "./long-treatment";
import { DEVANAGARI, LINE, many, TEXT, WORD } from "./long-words";
import { short } from "./short";

const card = (number: number) => ({ title: number === 2 ? WORD : `${LINE} ${number}`, text: TEXT });
const link = (number: number) => ({
	label:
		number === 2 ? WORD : number === 3 ? "हाताच्या गाठी आणि सूज" : `Treatment of the hand after an accident ${number}`,
	path: `/long/${number}/`,
	description: LINE.slice(0, 60),
});
const menu = (number: number) => {
	const links = many(8, link).map((page) => ({ ...page, path: `/menu-${number}${page.path}` }));
	const label = number === 2 ? "शस्त्रक्रिया" : `Long menu ${number}`;
	return {
		label,
		slug: `menu-${number}`,
		path: `/menu-${number}/`,
		heading: LINE,
		intro: TEXT,
		links,
		allLinks: links,
	};
};

const doctor = (number: number): KitData["doctors"][number] => ({
	slug: `doctor-${number}`,
	name: number === 2 ? "डॉ. अनसूया कृष्णमूर्ती" : `Dr. Venkatanarasimharajuvaripeta Subrahmanyam ${number}`,
	role: "Surgeon of the hand, of burns, of vessels and of whatever else there is",
	degrees: "MBBS, MS (General Surgery), MCh (Plastic Surgery), DNB, FRCS (Edinburgh), Fellow in Hand Surgery",
	specialties: [],
	sentence: TEXT,
	summary: TEXT,
	portrait: drawn(LINE),
	ground: "sand",
	title: { left: "Dr. Venkatanarasimha", right: "Subrahmanyam Krishna" },
	about: { heading: LINE, text: many(3, () => TEXT).join("\n\n") },
	whyChoose: { heading: LINE, cards: many(4, card) },
	education: { heading: LINE, cards: many(5, card) },
	experience: { heading: LINE, cards: many(3, card) },
	timings: {
		heading: LINE,
		places: many(4, (place) => ({
			hospital: `${LINE} ${place}`,
			address: TEXT,
			timings: "Mon 10 to 12, Tue 14 to 18, Wed 9 to 11, Thu 15 to 20",
			contact: `+91 22 0000 000${place}`,
		})),
	},
	languages: ["English", "Hindi", "Marathi", "Gujarati", "Kannada", "Telugu", "Malayalam", "Konkani"],
	films: { heading: LINE, items: many(2, (film) => filmed(`${LINE} ${film}`, TEXT)) },
});

const address = {
	street: LINE,
	locality: WORD,
	city: "Town",
	region: "State",
	postalCode: "000000",
	countryCode: "IN",
};

/** Much of everything: long words, long texts, another script, more than a row holds. */
export const long: KitData = {
	clinic: {
		...short.clinic,
		tax: 18,
		name: `Clinic for ${WORD} and Everything Else`,
		wordmark: "Twenty letters, all.",
		tagline: LINE.slice(0, 80),
		blurb: TEXT,
		whatsapp: { number: "+91 22 0000 0000", greeting: TEXT },
		email: "appointments@a-clinic-with-a-name.example",
		grievanceOfficer: { name: LINE.slice(0, 60), email: "complaints@a-clinic-with-a-name.example" },
		place: LINE.slice(0, 40),
		address,
		branches: many(3, (number) => ({
			name: number === 2 ? WORD.slice(0, 38) : `${LINE.slice(0, 38)} ${number}`,
			address,
			...(number === 1 && { phone: "+91 22 00000 000000", whatsapp: { number: "+91 22 0000 0001", greeting: TEXT } }),
			...(number === 2 && { maps: short.clinic.maps }),
			hours: {
				week: [{ from: "Sunday" as const, sessions: [{ opens: "08:00", closes: "12:00" }] }],
				byAppointment: ["Monday" as const],
				exceptions: [{ from: "2026-01-01", to: "2099-12-31", reason: LINE, sessions: [], announce: "2026-01-01" }],
			},
			...(number !== 2 && { note: TEXT }),
		})),
		hours: {
			week: [
				{
					from: "Monday",
					to: "Tuesday",
					sessions: [
						{ opens: "08:00", closes: "12:00" },
						{ opens: "17:00", closes: "01:00", nextDay: true },
					],
				},
				{ from: "Thursday", sessions: [{ opens: "09:30", closes: "11:45" }] },
				{ from: "Saturday", sessions: [{ opens: "00:00", closes: "24:00" }] },
			],
			byAppointment: ["Wednesday", "Friday", "Sunday"],
			exceptions: [],
		},
		hospitals: [
			{
				id: "hospital",
				name: LINE.slice(0, 60),
				address: TEXT,
				phone: "+91 12345 67891",
				directions: "https://map.example/hospital",
				for: LINE.slice(0, 90),
				when: LINE.slice(0, 60),
			},
		],
		emergencies: "Day and night, on all days too",
		social: (["facebook", "instagram", "x", "youtube", "threads", "telegram", "pinterest", "other"] as const).map(
			(network) => ({ label: `${LINE} ${network}`, network, url: `https://${network}.example/` }),
		),
	},
	emergency: {
		heading: LINE,
		intro: TEXT,
		description: TEXT,
		ambulance: { number: "11223", label: TEXT, inText: LINE },
		helplines: { first: { number: "12345", label: TEXT }, second: { number: "54321", label: WORD } },
		figures: {},
	},
	emergencies: many(9, (number) => ({
		entry: number === 2 ? WORD : `${LINE.slice(0, 38)} ${number}`,
		first: LINE,
		menu: "menu-1",
		path: `/long/${number}/`,
	})),
	advice: many(2, (number) => ({
		id: `long-${number}`,
		title: `${LINE.slice(0, 55)} ${number}`,
		short: TEXT,
		text: TEXT,
	})),
	sources: many(12, (number) => ({
		slug: `source-${number}`,
		number,
		title: TEXT,
		publisher: number === 2 ? WORD : LINE,
		year: 2020,
		url: `https://source-${number}.example/`,
		read: "2026-12-31",
	})),
	menus: many(7, menu),
	footer: many(5, (column) => ({ heading: `${LINE} ${column}`, links: many(7, link) })),
	notices: many(2, (notice) => ({ text: TEXT, from: `200${notice}-01-01`, until: "2999-12-31" })),
	doctors: many(3, doctor),
	home: {
		sections: [
			{
				kind: "slides",
				slides: many(7, (slide) => ({
					image: drawn(`${LINE} ${slide}`),
					heading: slide === 1 ? `${WORD} in a hurry` : `${DEVANAGARI.slice(0, 50)} ${slide}`,
					text: TEXT,
					ground: "blush",
				})),
			},
			{ kind: "doctors", title: LINE, intro: TEXT },
			...many(8, (cards) => ({
				kind: "services" as const,
				title: `${LINE} ${cards}`,
				intro: TEXT,
				cards: many(cards, (number) => ({
					title: card(number).title,
					description: TEXT.slice(0, 190),
					img: drawn(`${LINE} ${number}`),
					to: "/",
				})),
			})),
			{
				kind: "showcase",
				title: `${LINE} of the skin`,
				intro: TEXT,
				items: many(5, (number) => ({ src: drawn(LINE), heading: card(number).title, description: TEXT })),
			},
			{ kind: "whyChoose", title: `Why ${LINE}`, intro: TEXT, reasons: many(7, card) },
			{
				kind: "about",
				title: WORD,
				text: TEXT,
				image: drawn(LINE),
				badges: many(5, (number) => ({ ...card(number), sign: "star" as const })),
			},
			{ kind: "text", title: TEXT, text: many(3, () => TEXT).join("\n\n"), link: { label: LINE, path: "/" } },
		],
	},
	clinicPage: {
		heading: LINE,
		paragraph: TEXT,
		intro: { title: LINE, text: TEXT },
		values: { title: LINE, items: many(5, card) },
		facilities: { title: LINE, items: many(5, (number) => ({ ...card(number), image: drawn(LINE) })) },
		doctors: { title: LINE, intro: TEXT },
		gallery: { title: LINE, intro: TEXT, images: many(10, (number) => drawn(`${LINE} ${number}`, TEXT)) },
		charges: {
			title: LINE,
			intro: TEXT,
			items: many(15, (number) => ({ service: `${LINE} ${number}`, charge: WORD })),
		},
		grievance: { title: LINE, text: TEXT },
		contact: { title: LINE, intro: TEXT },
	},
	treatment: longTreatment,
	testimonials: {
		heading: LINE,
		intro: TEXT,
		items: many(9, (number) => ({
			name: number === 2 ? "अनसूया कृष्णमूर्ती" : `${WORD} ${number}`,
			image: drawn(LINE),
			rating: (number % 5) + 1,
			feedback: TEXT,
			context: LINE,
		})),
	},
	films: many(5, (number) => filmed(number === 2 ? WORD : `${LINE} ${number}`, TEXT)),
	legal: { title: LINE, updated: "2026-12-31", description: TEXT, body: many(4, () => TEXT).join("\n\n") },
	links: many(7, (number) => ({ ...link(number), picture: finishedDrawing })),
	pairs: many(2, (group) => ({
		title: `${LINE} ${group}`,
		id: `pairs-${group}`,
		pairs: many(3, (number) => ({
			before: drawn(`Before ${number}`),
			after: drawn(`After ${number}`),
			caption: `${TEXT} ${number}`,
			treatment: number === 2 ? WORD : LINE,
			path: `/long/${number}/`,
		})),
	})),
};
