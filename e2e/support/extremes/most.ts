import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadSources } from "@/lib/content/load";
import { originalsIn, translationFile } from "@/lib/content/translation/originals";
import { skeletonOf } from "@/lib/content/translation/skeleton";
import { movie, start } from "../film-file";
import { type Edit, editContent, many } from "./edit";
import { mostHome } from "./most-home";
import { LINE, LONG_NAME, LONG_WORD, picture, TEXT } from "./words";

const DOCTORS = 7;
/** How many treatments each menu has, beside the three menus that the clinic of the tests has. */
const MENUS = [1, 2, 3, 1, 5, 1];

const place = (menu: number, number: number) => ({ menu: `menu-${menu}`, slug: `treatment-${number}` });
const pair = (number: number) => ({ before: picture(), after: picture(), caption: `${LINE} ${number}` });

/** A treatment: each third has no picture, each second little to say. */
function treatment(menu: number, number: number) {
	return {
		link: number === 2 ? LONG_WORD : `Treatment ${menu}.${number}`,
		menuLine: "A line about it",
		summary: `${TEXT} ${TEXT}`.slice(0, 150),
		heading: number === 2 ? `${LONG_WORD} joint` : `Treatment ${number} of menu ${menu}`,
		paragraph: TEXT,
		cta: number % 2 === 1,
		ground: "mist",
		banner: number % 3 === 0 ? { alt: "A picture to come" } : picture(),
		...(number === 1 && { facts: { stay: "One night" } }),
		...(menu === 5 && {
			emergency: many(number, (kind) => ({
				...{ id: `kind-${kind}`, rank: kind, entry: `An accident of kind ${number}.${kind}`, heading: "First aid" },
				steps: [{ do: "Press on it." }],
			})),
		}),
		conditions: many((menu + number) % 4, (complaint) =>
			complaint === 2 ? LONG_WORD : `${LINE.slice(0, 50)} ${complaint}`,
		),
		doctors: number === 3 ? [] : many(number === 2 ? 3 : 1, (one) => `dr-number-${one + 1}`),
		related: number === 1 && menu > 1 ? many(3, (other) => `menu-5/treatment-${other}`) : [],
		details: {
			title: LINE,
			description: TEXT,
			images: many(number % 3, () => picture()),
			sections: [
				{ topic: "about", text: TEXT },
				{ topic: "results", pairs: many(((menu + number) % 3) + 1, pair) },
			],
		},
	};
}

function addDoctors({ change, write, folder }: Edit): void {
	for (let number = 2; number <= DOCTORS; number++) {
		copyFileSync(
			join(folder, "content/doctors/dr-revati-limaye.yaml"),
			join(folder, `content/doctors/dr-number-${number}.yaml`),
		);
		change(`doctors/dr-number-${number}.yaml`, (doctor) => {
			doctor.name = number === 2 ? `Dr. ${LONG_NAME.left} ${LONG_NAME.right}` : `Dr. Number ${number}`;
			doctor.title = number === 2 ? LONG_NAME : { left: "Dr. Number", right: `The ${number}th` };
			doctor.sentence = many(number % 3, () => TEXT).join(" ") || TEXT;
			doctor.about = { heading: LINE, text: TEXT };
			doctor.education = {
				heading: "Training",
				cards: many(number, (card) => ({ title: `Card ${card}`, text: TEXT })),
			};
			doctor.experience = { heading: "Work", cards: many(5, (card) => ({ title: `Post ${card}`, text: TEXT })) };
			doctor.timings = {
				heading: "Where",
				places: many(number, (hospital) => ({
					hospital: `Hospital ${hospital}`,
					address: LINE,
					timings: "Monday, 10 to 12",
					contact: "+91 20 0123 4567",
				})),
			};
		});
	}
	write("testimonials.yaml", {
		heading: "What patients say",
		intro: LINE,
		items: many(2, (number) => ({ name: `P. Q. ${number}`, image: picture(), feedback: TEXT, context: "2026" })),
	});
}

/** Films of two tracks' length, with a photograph as poster. */
function addFilms({ folder, write }: Edit): void {
	const films = join(folder, "public/films");
	mkdirSync(films, { recursive: true });
	writeFileSync(join(films, "door.mp4"), Buffer.concat([start, movie("vide")]));
	writeFileSync(join(films, "door.vtt"), "WEBVTT\n\n00:00.000 --> 00:02.000\nA door opens.\n");
	copyFileSync(join(folder, "content/photos/lamp.jpg"), join(films, "door.jpg"));
	const page = { heading: "Pictures", paragraph: TEXT, description: `${TEXT} ${TEXT}`.slice(0, 150) };
	const film = { description: TEXT, src: "/films/door.mp4", poster: "/films/door.jpg", captions: "/films/door.vtt" };
	write("gallery.yaml", {
		beforeAfter: { ...page, note: LINE },
		videos: {
			...page,
			heading: "Films",
			items: many(1, (number) => ({ ...film, title: `Film ${number}`, seconds: 2 })),
		},
	});
}

/** A second language, in the words of the first: its pages have addresses, links and a search of their own. */
function addLanguage({ change, folder }: Edit): void {
	change("clinic.yaml", (clinic) => {
		clinic.translations = ["mr"];
	});
	for (const original of originalsIn(loadSources(folder))) {
		const file = join(folder, translationFile(original.source.file, "mr"));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, skeletonOf(original));
	}
	change("mr/clinic.yaml", (clinic) => {
		clinic.language = "mr-IN";
	});
}

/**
 * Makes of the clinic of the tests one that has much of everything: seven doctors, nine menus, eight slides, odd numbers
 * and long names, two languages, in a folder of its host.
 * @param folder the project whose content it is
 */
export function makeMost(folder: string): void {
	const edit = editContent(folder);
	const { change, write } = edit;
	MENUS.forEach((count, index) => {
		for (const number of many(count, (one) => one)) {
			const { menu, slug } = place(index + 1, number);
			write(`treatments/${menu}/${slug}.yaml`, treatment(index + 1, number));
		}
	});
	addDoctors(edit);
	addFilms(edit);
	write("emergency.yaml", {
		heading: "In an emergency",
		intro: TEXT,
		description: `${TEXT} ${TEXT}`.slice(0, 150),
		ambulance: { number: "108", label: "Ambulance", inText: "{number}" },
		afterOperation: { entry: LINE.slice(0, 40), first: "Call {ambulance}.", text: `Call {ambulance}. ${TEXT}` },
		helplines: { child: { number: "1098", label: LINE } },
	});
	change("home.yaml", (home) => {
		home.sections = mostHome;
	});
	change("about-clinic.yaml", (page) => {
		page.values = { title: "Values", items: many(5, (number) => ({ title: `Value ${number}`, text: TEXT })) };
		page.facilities = {
			title: "Facilities",
			items: many(3, (number) => ({ title: `Room ${number}`, text: TEXT, image: picture() })),
		};
		page.gallery = {
			title: "The rooms",
			intro: LINE,
			images: many(7, (number) => ({ ...picture(), alt: `Room ${number}`, caption: `${LINE} ${number}` })),
		};
		page.charges = { title: "Charges", intro: LINE, items: [{ service: "A visit", charge: "₹500" }] };
	});
	change("clinic.yaml", (clinic) => {
		clinic.name = `Clinic for ${LONG_WORD} and All Else`;
		clinic.wordmark = "Twenty letters, all.";
		clinic.site = "https://www.sukhada.example/care/of-teeth/";
		clinic.whatsapp = { number: "+91 98200 00000", greeting: "Hello" };
		clinic.emergencies = "Day and night, on all days";
	});
	change("navigation.yaml", (navigation) => {
		const doctors = many(DOCTORS - 1, (number) => ({
			label: `Dr. Number ${number + 1}`,
			path: `/about/dr-number-${number + 1}`,
			menuLine: "Dentist",
		}));
		const [about, ...others] = navigation.menus as { items: unknown[] }[];
		const menus = MENUS.map((count, index) => ({
			label: index === 3 ? LONG_WORD : `Menu number ${index + 1}`,
			slug: `menu-${index + 1}`,
			heading: index === 3 ? `${LONG_WORD} joint` : `The menu with number ${index + 1}`,
			intro: TEXT,
			items: many(count, (number) => place(index + 1, number).slug),
		}));
		navigation.menus = [{ ...about, items: [...(about?.items ?? []), ...doctors] }, ...others, ...menus];
	});
	addLanguage(edit);
}
