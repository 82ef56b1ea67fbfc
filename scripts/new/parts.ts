import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { readBrand } from "@/lib/brand/read-brand";
import { readContent } from "@/lib/content/load";
import { isSlug, namePlace, type TreatmentPlace } from "@/lib/content/place";
import { describeProblem, type Problem } from "@/lib/content/problem";
import { doctor } from "@/lib/content/schema/doctor";
import { type Navigation, navigation } from "@/lib/content/schema/navigation";
import { notices } from "@/lib/content/schema/notices";
import { testimonials } from "@/lib/content/schema/pages";
import { film, treatmentId } from "@/lib/content/schema/shared";
import { treatment } from "@/lib/content/schema/treatment";
import { contentFiles, type Sources } from "@/lib/content/sources";
import { parseYaml } from "@/lib/content/yaml-document";
import { todayInIndia } from "@/lib/hours/india";
import { doctorPath, normalisePath, paths, treatmentPath } from "@/lib/site/routes";
import { checkFilms } from "../build/pictures/check-films";
import { filmSeconds } from "../build/pictures/mp4";
import { sharp } from "../build/pictures/sharp";
import type { Files } from "./copy-treatments";
import { type Answers, ask, type Questions, UserError } from "./questions";
import { fillTemplate } from "./templates";

/** What a new part is made from. Of `MENU/SLUG`, `menu` is the first; both are empty for help. */
type Context = { root: string; sources: Sources; menu: string; slug: string; answers: Answers };

/** A part of the content that can be added. */
type Part = {
	/** The command after `npm run new`. */
	usage: string;
	does: string;
	questions: (context: Pick<Context, "root" | "slug">) => Questions;
	/** The files to write, new or edited. */
	make: (context: Context) => Files | Promise<Files>;
};

type Menu = Navigation["menus"][number];

const REVIEW_YEARS = 2;
const POSTER_SIZE = { width: 960, height: 540 };
const POSTER_FORMATS = ["svg", "avif", "webp", "jpg", "jpeg", "png"];

const today = () => todayInIndia(new Date());

/** A slug as a name: `trigger-finger` as `Trigger finger`. */
function nameOf(slug = ""): string {
	const words = slug.replace(/[-.]+/g, " ").trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The two halves of a doctor's title: as many words on the left as have room. */
export function titleHalves(name: string): { left: string; right: string } {
	const words = name.trim().split(/\s+/);
	const halves = words.map((_, at) => ({ left: words.slice(0, at).join(" "), right: words.slice(at).join(" ") }));
	const fitting = halves.findLast((half) => doctor.shape.title.safeParse(half).success);
	return fitting ?? { left: "Dr.", right: name.slice(-30) };
}

/** The file of a new treatment. */
export function fillTreatment({ menu, slug }: TreatmentPlace, name: string, reviewer: string): Record<string, string> {
	const on = today();
	const due = `${Number(on.slice(0, 4)) + REVIEW_YEARS}${on.slice(4)}`.replace("-02-29", "-02-28");
	const values = { name, doctor: reviewer, today: on, due };
	return { [`content/treatments/${menu}/${slug}.yaml`]: fillTemplate("treatment.yaml", values) };
}

/** A menu with one treatment, and its list in the footer. */
export function fillMenu({ menu, slug }: TreatmentPlace, label: string, name: string) {
	const values = { label, menu, slug, name, path: treatmentPath({ menu, slug }) };
	return parse(fillTemplate("menu.yaml", values)) as { menu: Menu; list: Navigation["footer"][number] };
}

/** A file with other data; the comments and the order of fields stay. */
function editFile<T>({ root }: Context, file: string, change: (data: T) => T): Files {
	const document = parseYaml(readFileSync(join(root, file), "utf8"));
	document.setIn([], change(document.data() as T));
	return { [file]: document.toText() };
}

const editNavigation = (context: Context, change: (data: Navigation) => Partial<Navigation>) =>
	editFile<Navigation>(context, contentFiles.navigation.file, (data) => ({ ...data, ...change(data) }));

/** A list with an entry after the last one that matches, or at its end. */
function insertAfter<T>(list: T[], entry: T, matches: (other: T) => boolean): T[] {
	const last = list.findLastIndex(matches);
	return list.toSpliced(last < 0 ? list.length : last + 1, 0, entry);
}

/** A list with one entry changed. */
const change = <T>(list: T[], entry: T | undefined, edit: (entry: T) => T): T[] =>
	list.map((other) => (other === entry ? edit(other) : other));

/** Adds the entry of a filled template to the `items` of a file, or of a field in it; begins what is missing. */
function addItem({ root }: Context, file: string, filled: string, field?: string): Files {
	const text = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
	if (!text.trim()) return { [file]: filled };
	const document = parseYaml(text);
	const added = parse(filled);
	if (field === undefined) document.appendTo(["items"], added.items[0]);
	else if ((document.data() as Files)[field]) document.appendTo([field, "items"], added[field].items[0]);
	else document.setIn([field], added[field]);
	return { [file]: document.toText() };
}

/** The doctor who has to review a new treatment. */
const reviewer = ({ doctors: [first] }: Sources) => (first ? namePlace(first.file).slug : "");

const treatmentPart: Part = {
	usage: "treatment MENU/SLUG",
	does: "a treatment, with its entry in its menu",
	questions: ({ slug }) => ({ name: ["Name of the treatment", treatment.shape.link, () => nameOf(slug)] }),
	make: (context) => ({
		...fillTreatment(context, context.answers.name ?? "", reviewer(context.sources)),
		...editNavigation(context, ({ menus }) => {
			const menu = menus.find(({ slug, items }) => slug === context.menu && !items.includes(context.slug));
			return { menus: change(menus, menu, (old) => ({ ...old, items: [...old.items, context.slug] })) };
		}),
	}),
};

const menuPart: Part = {
	usage: "menu SLUG",
	does: "a menu with a first treatment, and its list in the footer",
	questions: ({ slug }) => {
		const menu = navigation.shape.menus.element.shape;
		return {
			label: ["Label in the navigation bar", menu.label, () => nameOf(slug)],
			treatment: ["Slug of its first treatment, such as first-visit", menu.slug, () => "first-visit"],
			name: ["Name of its first treatment", treatment.shape.link, (answers) => nameOf(answers.treatment)],
		};
	},
	make: (context) => {
		const { label = "", name = "", treatment: slug = "" } = context.answers;
		const first = { menu: context.slug, slug };
		const { menu, list } = fillMenu(first, label, name);
		const hasTreatments = ({ items }: Menu) => items.some((item) => typeof item === "string");
		return {
			...fillTreatment(first, name, reviewer(context.sources)),
			...editNavigation(context, ({ menus, footer }) => {
				const slugs = menus.filter(hasTreatments).map((one) => one.slug);
				const isOfTreatments = ({ path }: { path: string }) => slugs.includes(path.split("/")[1] ?? "");
				return {
					menus: insertAfter(menus, menu, hasTreatments),
					footer: footer && insertAfter(footer, list, ({ links }) => links.some(isOfTreatments)),
				};
			}),
		};
	},
};

const doctorPart: Part = {
	usage: "doctor SLUG",
	does: "a doctor, with an entry after the other doctors in the menu and the footer",
	questions: () => ({
		name: ["Name of the doctor, such as Dr. Asha Rao", doctor.shape.name],
		degrees: ["Degrees of the doctor, such as MBBS, MS", doctor.shape.degrees],
		role: ["What the doctor is, in a few words, such as Hand surgeon", doctor.shape.role, () => "Doctor"],
	}),
	make: (context) => {
		const { slug, sources, answers } = context;
		const { name = "", role = "" } = answers;
		const link = { label: name, path: doctorPath(slug) };
		const known = sources.doctors.map(({ file }) => doctorPath(namePlace(file).slug));
		const isDoctor = (entry: string | { path: string }) =>
			typeof entry !== "string" && known.includes(normalisePath(entry.path));
		const values = { ...answers, ...titleHalves(name), hospital: undefined, hospitalPhone: undefined };
		return {
			[`content/doctors/${slug}.yaml`]: fillTemplate("doctor.yaml", values),
			...editNavigation(context, ({ menus, footer }) => {
				const withDoctors = menus.find(({ items }) => items.some(isDoctor));
				const list = footer?.find(({ links }) => links.some(isDoctor));
				const item = { ...link, menuLine: role.slice(0, 60) };
				return {
					menus: change(menus, withDoctors ?? menus.find((menu) => menu.slug === "about"), ({ items, ...menu }) => ({
						...menu,
						items: insertAfter(items, item, isDoctor),
					})),
					footer:
						footer &&
						change(footer, list, ({ links, ...rest }) => ({ ...rest, links: insertAfter(links, link, isDoctor) })),
				};
			}),
		};
	},
};

const testimonialPart: Part = {
	usage: "testimonial",
	does: "a patient's words, at the end of content/testimonials.yaml",
	questions: () => {
		const { name, feedback, context } = testimonials.shape.items.unwrap().element.shape;
		const words = "The words of a patient who has agreed to be quoted on this site go here.";
		return {
			name: ["Name, as the patient wants it shown", name, () => "A patient"],
			words: ["The patient's words, 40 to 420 characters", feedback, () => words],
			context: ["What for, such as Finger operation", context, () => "What for, and roughly when, goes here"],
			treatment: ["The treatment, as MENU/SLUG", treatmentId.optional()],
		};
	},
	make: (context) =>
		addItem(context, contentFiles.testimonials.file, fillTemplate("testimonial.yaml", context.answers)),
};

const noticePart: Part = {
	usage: "notice",
	does: "a notice above every page, from one date to another",
	questions: () => {
		const { text } = notices.shape.items.unwrap().element.shape;
		const date = z.iso.date({ error: "a date such as 2026-11-22" });
		return {
			text: ["The notice, such as Closed on Friday for repairs", text],
			from: ["First date", date, today],
			until: ["Last date", date, ({ from = "" }) => from],
		};
	},
	make: (context) => addItem(context, contentFiles.notices.file, fillTemplate("notice.yaml", context.answers)),
};

/** A menu entry for the page of films, unless a menu has one. */
function addVideosEntry({ menus }: Navigation): Partial<Navigation> {
	const isVideos = (item: Menu["items"][number]) =>
		typeof item !== "string" && normalisePath(item.path) === paths.videos;
	if (menus.some(({ items }) => items.some(isVideos))) return {};
	const intro = "Short films that explain how.";
	const found = menus.find(({ slug }) => slug === "gallery");
	const gallery = found ?? { label: "Gallery", slug: "gallery", heading: "Gallery", intro, items: [] };
	const item = { label: "Videos", path: paths.videos, menuLine: "Short films, silent and with captions" };
	const added = { ...gallery, items: [...gallery.items, item] };
	return { menus: found ? change(menus, found, () => added) : [...menus, added] };
}

const filmPart: Part = {
	usage: "film SLUG",
	does: "a film whose MP4 is public/films/SLUG.mp4, with captions and a poster",
	questions: ({ root, slug }) => {
		const file = `public/films/${slug}.mp4`;
		if (slug && !existsSync(join(root, file))) throw new UserError(`There is no ${file}: put the film there first.`);
		const whole = z.string().regex(/^[1-9]\d*$/, "a whole number of seconds, such as 25");
		return {
			title: ["Title of the film", film.shape.title, () => nameOf(slug)],
			description: ["What it shows, in a sentence or two", film.shape.description],
			seconds: ["Its length in seconds", whole, () => String(filmSeconds(join(root, file)) || "")],
		};
	},
	make: async (context) => {
		const { root, sources, slug, answers } = context;
		const base = `public/films/${slug}`;
		const problemAt = (message: string) => sources.gallery.problemAt([], message);
		const [fault] = checkFilms(root, [{ name: `${base}.mp4`, file: `${base}.mp4`, problemAt }]);
		if (fault) throw new UserError(fault.message);
		const seconds = Number(answers.seconds);
		const formats = POSTER_FORMATS.filter((format) => existsSync(join(root, `${base}.${format}`)));
		const poster = `${base}.${formats[0] ?? "avif"}`;
		const captions = `${base}.vtt`;
		const [src, posterSrc, captionsSrc] = [`${base}.mp4`, poster, captions].map((file) => file.replace("public", ""));
		const values = { ...answers, seconds, src, poster: posterSrc, captions: captionsSrc };
		const files: Files = addItem(context, contentFiles.gallery.file, fillTemplate("film.yaml", values), "videos");
		if (!sources.gallery.data?.videos) Object.assign(files, editNavigation(context, addVideosEntry));
		if (!existsSync(join(root, captions))) {
			const end = new Date(seconds * 1000).toISOString().slice(14, 23);
			files[captions] = `WEBVTT\n\n00:00.000 --> ${end}\n${answers.description}\n`;
		}
		if (formats.length === 0) {
			const background = readBrand(root).colours.sand;
			files[poster] = await sharp({ create: { ...POSTER_SIZE, channels: 3, background } })
				.avif()
				.toBuffer();
		}
		return files;
	},
};

/** The parts of the content that can be added, by name. */
export const parts: Record<string, Part> = {
	treatment: treatmentPart,
	doctor: doctorPart,
	menu: menuPart,
	testimonial: testimonialPart,
	film: filmPart,
	notice: noticePart,
};

const withoutLine = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;

/** Writes files. If the content has a new mistake then, restores what was there. */
function writeFiles(root: string, files: Files, before: Problem[]): void {
	const old = Object.keys(files).map((file) => ({
		path: join(root, file),
		data: existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined,
	}));
	for (const [file, data] of Object.entries(files)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), data);
	}
	const known = before.map(withoutLine);
	const mistakes = readContent(root).problems.filter((problem) => !known.includes(withoutLine(problem)));
	if (mistakes.length === 0) return;
	for (const { path, data } of old) data ? writeFileSync(path, data) : rmSync(path);
	throw new UserError(`Nothing was changed, because of mistakes:\n${mistakes.map(describeProblem).join("\n")}`);
}

/**
 * Adds a part to the content.
 * @param root the repository's root
 * @param address `MENU/SLUG`, `SLUG` or nothing, as the part's usage says
 * @returns which files were written
 * @throws {UserError} if nothing was changed
 */
export async function newPart(root: string, part: Part, address: string, flags: Answers, useTerminal: boolean) {
	const slugs = address.split("/");
	const [, pattern = ""] = part.usage.split(" ");
	if (slugs.length !== pattern.split("/").length || !address !== !pattern) {
		throw new UserError(`Usage: npm run new ${part.usage}`);
	}
	const wrong = slugs.find((slug) => pattern && !isSlug(slug));
	if (wrong !== undefined) {
		throw new UserError(`"${wrong}" cannot be a name: use small letters a to z, digits and hyphens.`);
	}
	const { sources, problems } = readContent(root);
	const inNavigation = problems.filter(({ file }) => file === contentFiles.navigation.file);
	if (inNavigation.length > 0) throw new UserError(inNavigation.map(describeProblem).join("\n"));
	const [slug = "", menu = ""] = slugs.toReversed();
	const answers = await ask(part.questions({ root, slug }), flags, useTerminal);
	const files = await part.make({ root, sources, menu, slug, answers });
	const exists = (file: string) => existsSync(join(root, file));
	const taken = Object.keys(files).find((file) => /^content\/(treatments|doctors)\//.test(file) && exists(file));
	if (taken) throw new UserError(`${taken} exists already. Nothing was changed.`);
	const report = Object.keys(files).map((file) => `${file} ${exists(file) ? "has a new entry" : "is new"}.`);
	writeFiles(root, files, problems);
	return `${report.join("\n")}\nReplace the texts that end with "goes here" or "go here", and delete "sample: true" when all is true.`;
}
