import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { outputFile } from "@/lib/content/files";
import { sharp } from "@/scripts/pipeline/pictures/sharp";
import { movie, start } from "../support/film-file";
import { writeTranslation } from "../support/translation";

type Json = Record<string, unknown>;

/** Writes YAML files of the project in `folder`, or changes the data of those that are there. */
export function editContent(folder: string) {
	const write = (file: string, data: Json) =>
		outputFile(join(folder, "content", file), stringify(data, { aliasDuplicateObjects: false }));
	const change = (file: string, edit: (data: Json) => void) => {
		const data = parse(readFileSync(join(folder, "content", file), "utf8")) as Json;
		edit(data);
		write(file, data);
	};
	return { write, change };
}

/** Makes as many entries as asked for, each from its number, counted from 1. */
const many = <T>(count: number, entry: (number: number) => T): T[] =>
	Array.from({ length: count }, (_, index) => entry(index + 1));

/** The optional fields that the clinic of the tests has, by file. */
const optional = {
	"clinic.yaml": "kind specialties phones place address coordinates maps hours closings branches social",
	"navigation.yaml": "footer",
	"about-clinic.yaml": "gallery",
	"doctors/dr-revati-limaye.yaml": "education timings",
};

/**
 * Reduces the clinic of the tests to the least that a clinic can be: one doctor, one menu with one treatment, an e-mail
 * address, no slides and no optional field.
 * @param folder the project
 */
export function makeLeast(folder: string): void {
	const { change } = editContent(folder);
	for (const gone of ["guides", "pages", "notices.yaml", "references", "treatments/teeth-&-gums", "photos"]) {
		rmSync(join(folder, "content", gone), { recursive: true });
	}
	for (const [file, fields] of Object.entries(optional)) {
		change(file, (data) => {
			for (const field of fields.split(" ")) delete data[field];
		});
	}
	change("navigation.yaml", (navigation) => {
		navigation.menus = (navigation.menus as { slug: string }[]).filter(({ slug }) => slug === "children");
	});
	change("doctors/dr-revati-limaye.yaml", (doctor) => {
		doctor.about = { heading: "A calm hand", text: "She has looked after teeth for many years." };
	});
	change("home.yaml", (home) => {
		home.sections = [{ kind: "doctors", title: "Your dentist" }, { kind: "feedback" }];
	});
}

const TEXT = "We look, explain what we see and tell you what each choice costs, and then you decide in your own time.";
const LINE = "A line with a number of words in it, as lines have";
const LONG_WORD = "Temporomandibular";
const LONG_NAME = { left: "Venkatanarasimharajuvaripeta", right: "Lakshminarayanan" };

const DOCTORS = 7;
/** The number of treatments in each new menu. */
const MENUS = [1, 2, 3, 1, 5, 1];

const picture = () => ({ src: "illustrations/tooth.svg", alt: "A molar cut open" });
const pair = (number: number) => ({ before: picture(), after: picture(), caption: `${LINE} ${number}` });
const card = (number: number) => ({ title: `Card ${number}`, text: TEXT });

/** A treatment: one in three has no picture, one in two has little text. */
function treatment(menu: number, number: number): Json {
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
				...{ steps: [{ do: "Press on it." }], go: TEXT },
			})),
		}),
		conditions: many((menu + number) % 4, (condition) => ({
			words: condition === 2 ? LONG_WORD : `${LINE.slice(0, 50)} ${condition}`,
			at: condition === 1 ? ["anywhere"] : ["face", "hand"],
		})),
		doctors: number === 3 ? [] : many(number === 2 ? 3 : 1, (doctor) => `dr-number-${doctor + 1}`),
		related: number === 1 && menu > 1 ? many(3, (other) => `menu-5/treatment-${other}`) : [],
		details: {
			title: LINE,
			description: TEXT,
			images: many(number % 3, picture),
			sections: [
				{ topic: "about", opening: TEXT },
				{ topic: "results", pairs: many(((menu + number) % 3) + 1, pair) },
			],
		},
	};
}

/**
 * Extends the clinic of the tests to one with much of everything: seven doctors, nine menus, eight slides, odd numbers
 * and long names, a wide logo, two languages, in a folder of its host.
 * @param folder the project
 */
export async function makeMost(folder: string): Promise<void> {
	const { change, write } = editContent(folder);
	cpSync("e2e/clinic/most", join(folder, "content"), { recursive: true });
	for (const [index, count] of MENUS.entries()) {
		for (const number of many(count, (number) => number)) {
			write(`treatments/menu-${index + 1}/treatment-${number}.yaml`, treatment(index + 1, number));
		}
	}
	for (const number of many(DOCTORS, (number) => number).slice(1)) {
		const file = `doctors/dr-number-${number}.yaml`;
		copyFileSync(join(folder, "content/doctors/dr-revati-limaye.yaml"), join(folder, "content", file));
		change(file, (doctor) => {
			doctor.name = number === 2 ? `Dr. ${LONG_NAME.left} ${LONG_NAME.right}` : `Dr. Number ${number}`;
			doctor.title = number === 2 ? LONG_NAME : { left: "Dr. Number", right: `The ${number}th` };
			doctor.sentence = many(number % 3, () => TEXT).join(" ") || TEXT;
			doctor.about = { heading: LINE, text: TEXT };
			doctor.education = { heading: "Training", cards: many(number, card) };
			doctor.experience = { heading: "Work", cards: many(5, card) };
			const facts = { address: LINE, timings: "Monday, 10 to 12", contact: "+91 20 0123 4567" };
			const places = many(number, (index) => ({ hospital: `Hospital ${index}`, ...facts }));
			doctor.timings = { heading: "Where", places };
		});
	}
	const films = join(folder, "public/films");
	mkdirSync(films, { recursive: true });
	writeFileSync(join(films, "door.mp4"), Buffer.concat([start, movie("vide")]));
	writeFileSync(join(films, "door.vtt"), "WEBVTT\n\n00:00.000 --> 00:02.000\nA door opens.\n");
	copyFileSync(join(folder, "content/photos/lamp.jpg"), join(films, "door.jpg"));
	change("about-clinic.yaml", (page) => {
		page.values = { title: "Values", items: many(5, card) };
		page.facilities = { title: "Facilities", items: many(3, (number) => ({ ...card(number), image: picture() })) };
		const image = (number: number) => ({ ...picture(), alt: `Room ${number}`, caption: `${LINE} ${number}` });
		page.gallery = { title: "The rooms", intro: LINE, images: many(7, image) };
		page.charges = { title: "Charges", intro: LINE, items: [{ service: "A visit", from: 500 }] };
	});
	change("clinic.yaml", (clinic) => {
		clinic.name = `Clinic for ${LONG_WORD} and All Else`;
		clinic.wordmark = "Twenty letters, all.";
		clinic.site = "https://www.sukhada.example/care/of-teeth/";
		clinic.whatsapp = { number: "+91 98200 00000", greeting: "Hello" };
		clinic.emergencies = "Day and night, on all days";
		clinic.translations = ["mr"];
	});
	const wide = { width: 1500, height: 300, channels: 3, background: "#3b3f9e" } as const;
	await sharp({ create: wide }).png().toFile(join(folder, "content/brand/wide.png"));
	change("brand.yaml", (brand) => {
		brand.markOnDark = brand.mark;
		brand.mark = "brand/wide.png";
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
			items: many(count, (number) => `treatment-${number}`),
		}));
		navigation.menus = [{ ...about, items: [...(about?.items ?? []), ...doctors] }, ...others, ...menus];
	});
	// The second language has the words of the first; its pages have their own addresses, links and search.
	writeTranslation(folder, { "en-IN": "mr-IN" });
}
