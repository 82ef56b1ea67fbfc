import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { type ContentFiles, contentFiles, ownPages } from "@/lib/content/content-files";
import { outputFiles } from "@/lib/content/files";
import { readContent } from "@/lib/content/load";
import { describeProblem, type Problem } from "@/lib/content/problem";
import { parseYaml, type YamlDocument } from "@/lib/content/yaml-document";
import { localDate } from "@/lib/hours/calendar";
import { isSlug, slugFromFile, type TreatmentRef } from "@/lib/model/content-path";
import { doctorPath, normalisePath, ownPagePath, paths, treatmentPath } from "@/lib/model/routes";
import { doctor } from "@/lib/model/schema/doctor";
import { type Navigation, navigation } from "@/lib/model/schema/navigation";
import { notices, ownPage, testimonials } from "@/lib/model/schema/pages";
import { film, treatmentId } from "@/lib/model/schema/shared";
import { treatment } from "@/lib/model/schema/treatment";
import { type Answers, ask, type Questions, UserError } from "./questions";
import { type Files, fillTemplate, type Values } from "./templates";

type Menu = Navigation["menus"][number];
type FooterList = Navigation["footer"][number];

/** What a new part is made from. Of `MENU/SLUG`, `menu` is the first. */
type Context = {
	root: string;
	sources: ContentFiles;
	/** To be edited. */
	navigation: YamlDocument;
	menus: Menu[];
	footer: FooterList[];
	menu: string;
	slug: string;
	answers: Answers;
};

/** A part of the content that can be added. */
type Part = {
	/** The command after `npm run new`. */
	usage: string;
	does: string;
	/** For help, `slug` is empty. */
	questions: (slug: string, root: string) => Questions;
	/** Edits the navigation and returns the other files to write, new or edited. */
	make: (context: Context) => Files;
};

const REVIEW_YEARS = 2;
const POSTER_FORMATS = ["svg", "avif", "webp", "jpg", "jpeg", "png"];

const today = () => localDate(new Date());

/** A slug as a name: `trigger-finger` as `Trigger finger`. */
function nameOf(slug = ""): string {
	const words = slug.replace(/[-.]+/g, " ").trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The two halves of a doctor's title: as many words on the left as have room. */
function titleHalves(name: string): { left: string; right: string } {
	const words = name.trim().split(/\s+/);
	const halves = words.map((_, at) => ({ left: words.slice(0, at).join(" "), right: words.slice(at).join(" ") }));
	const fitting = halves.findLast((half) => doctor.shape.title.safeParse(half).success);
	return fitting ?? { left: "Dr.", right: name.slice(-30) };
}

/** The file of a new doctor. */
export const fillDoctor = (values: Values & { name: string }): string =>
	fillTemplate("doctor.yaml", {
		hospital: undefined,
		contact: undefined,
		...titleHalves(values.name),
		...values,
	});

/** The file of a new treatment. */
export function fillTreatment({ menu, slug }: TreatmentRef, name: string, reviewer: string): Record<string, string> {
	const on = today();
	const due = `${Number(on.slice(0, 4)) + REVIEW_YEARS}${on.slice(4)}`.replace("-02-29", "-02-28");
	const values = { name, doctor: reviewer, today: on, due };
	return { [`content/treatments/${menu}/${slug}.yaml`]: fillTemplate("treatment.yaml", values) };
}

/** A menu with one treatment, and its list in the footer. */
export function fillMenu({ menu, slug }: TreatmentRef, label: string, name: string) {
	const values = { label, menu, slug, name, path: treatmentPath({ menu, slug }) };
	return parse(fillTemplate("menu.yaml", values)) as { menu: Menu; list: FooterList };
}

/** A list with an entry after the last one that matches, or at its end. */
function insertAfter<T>(list: T[], entry: T, matches: (other: T) => boolean): T[] {
	const last = list.findLastIndex(matches);
	return list.toSpliced(last < 0 ? list.length : last + 1, 0, entry);
}

/** Adds the entry of a filled template to the `items` of a file, or of a field in it; begins what is missing. */
function addItem({ root }: Context, file: string, filled: string, field?: string): Files {
	const text = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
	if (!text.trim()) return { [file]: filled };
	const document = parseYaml(text);
	const added = parse(filled);
	if (field === undefined) document.appendTo(["items"], added.items[0]);
	else if ((document.data() as Record<string, unknown>)[field])
		document.appendTo([field, "items"], added[field].items[0]);
	else document.setIn([field], added[field]);
	return { [file]: document.toText() };
}

/** The doctor who has to review a new treatment, and writes a new article. */
const reviewer = ({ doctors: [first] }: ContentFiles) => (first ? slugFromFile(first.file).slug : "");

/** Adds a menu entry for the page of films, unless a menu has one. */
function addVideosEntry({ navigation, menus }: Context): void {
	const isVideos = (item: Menu["items"][number]) =>
		typeof item !== "string" && normalisePath(item.path) === paths.videos;
	if (menus.some(({ items }) => items.some(isVideos))) return;
	const item = { label: "Videos", path: paths.videos, menuLine: "Short films, silent and with captions" };
	const gallery = menus.findIndex(({ slug }) => slug === "gallery");
	const names = { label: "Gallery", slug: "gallery", heading: "Gallery", intro: "Short films that explain how." };
	if (gallery < 0) navigation.appendTo(["menus"], { ...names, items: [item] });
	else navigation.appendTo(["menus", gallery, "items"], item);
}

/** Adds an entry to the first menu of pages, unless a menu or the footer has one for that path. */
function linkPage(
	{ navigation, menus, footer }: Context,
	entry: { label: string; path: string; menuLine: string },
): void {
	const isPage = (item: string | { path: string }) =>
		typeof item !== "string" && normalisePath(item.path) === entry.path;
	if (menus.some(({ items }) => items.some(isPage)) || footer.some(({ links }) => links.some(isPage))) return;
	const at = menus.findIndex(({ items }) => items.every((item) => typeof item !== "string"));
	if (at >= 0) navigation.appendTo(["menus", at, "items"], entry);
}

const headingOf = (slug: string): Questions => ({
	heading: ["Its heading", ownPage.shape.heading, () => nameOf(slug)],
});

/** The file of a new page of the clinic's own. */
const fillPage = (slug: string, values: Values) => ({
	[`${ownPages.folder}/${slug}.md`]: fillTemplate("page.md", { published: undefined, author: undefined, ...values }),
});

/** The parts of the content that can be added. */
export const parts: Record<string, Part> = {
	treatment: {
		usage: "treatment MENU/SLUG",
		does: "a treatment, with its entry in its menu",
		questions: (slug) => ({ name: ["Name of the treatment", treatment.shape.link, () => nameOf(slug)] }),
		make: ({ sources, navigation, menus, menu, slug, answers }) => {
			const at = menus.findIndex((one) => one.slug === menu && !one.items.includes(slug));
			if (at >= 0) navigation.appendTo(["menus", at, "items"], slug);
			return fillTreatment({ menu, slug }, answers.name ?? "", reviewer(sources));
		},
	},
	doctor: {
		usage: "doctor SLUG",
		does: "a doctor, with an entry after the other doctors in the menu and the footer",
		questions: () => ({
			name: ["Name of the doctor, such as Dr. Asha Rao", doctor.shape.name],
			degrees: ["Degrees of the doctor, such as MBBS, MS", doctor.shape.degrees],
			role: ["What the doctor is, in a few words, such as Hand surgeon", doctor.shape.role, () => "Doctor"],
		}),
		make: ({ sources, navigation, menus, footer, slug, answers: { name = "", role = "", degrees } }) => {
			const known = sources.doctors.map(({ file }) => doctorPath(slugFromFile(file).slug));
			const isDoctor = (entry: string | { path: string }) =>
				typeof entry !== "string" && known.includes(normalisePath(entry.path));
			const link = { label: name, path: doctorPath(slug) };
			const menu = menus.find(({ items }) => items.some(isDoctor)) ?? menus.find((one) => one.slug === "about");
			if (menu) {
				const items = insertAfter(menu.items, { ...link, menuLine: role.slice(0, 60) }, isDoctor);
				navigation.setIn(["menus", menus.indexOf(menu), "items"], items);
			}
			const list = footer.find(({ links }) => links.some(isDoctor));
			if (list) navigation.setIn(["footer", footer.indexOf(list), "links"], insertAfter(list.links, link, isDoctor));
			return { [`content/doctors/${slug}.yaml`]: fillDoctor({ name, degrees, role }) };
		},
	},
	menu: {
		usage: "menu SLUG",
		does: "a menu with a first treatment, and its list in the footer",
		questions: (slug) => {
			const menu = navigation.shape.menus.element.shape;
			return {
				label: ["Label in the navigation bar", menu.label, () => nameOf(slug)],
				treatment: ["Slug of its first treatment, such as first-visit", menu.slug, () => "first-visit"],
				name: ["Name of its first treatment", treatment.shape.link, (answers) => nameOf(answers.treatment)],
			};
		},
		make: ({ sources, navigation, menus, footer, slug: menu, answers }) => {
			const { label = "", name = "", treatment: slug = "" } = answers;
			const added = fillMenu({ menu, slug }, label, name);
			const hasTreatments = ({ items }: Menu) => items.some((item) => typeof item === "string");
			const folders = menus.filter(hasTreatments).map((one) => one.slug);
			const linksTreatments = ({ links }: FooterList) =>
				links.some(({ path }) => folders.includes(path.split("/")[1] ?? ""));
			navigation.setIn(["menus"], insertAfter(menus, added.menu, hasTreatments));
			if (footer.length > 0) navigation.setIn(["footer"], insertAfter(footer, added.list, linksTreatments));
			return fillTreatment({ menu, slug }, name, reviewer(sources));
		},
	},
	page: {
		usage: "page SLUG",
		does: "a page of your own, with its entry in a menu",
		questions: headingOf,
		make: (context) => {
			const { slug, answers } = context;
			const label = answers.heading ?? "";
			linkPage(context, { label, path: ownPagePath({ slug }), menuLine: "A line about it goes here" });
			return fillPage(slug, answers);
		},
	},
	article: {
		usage: "article SLUG",
		does: "an article; the first one also adds the list of articles to a menu",
		questions: headingOf,
		make: (context) => {
			const { sources, slug, answers } = context;
			const { heading: label = "Articles", intro = "" } = sources.labels.data?.articles ?? {};
			linkPage(context, { label, path: paths.articles, menuLine: intro.slice(0, 60) });
			return fillPage(slug, { ...answers, published: today(), author: reviewer(sources) });
		},
	},
	testimonial: {
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
	},
	film: {
		usage: "film SLUG",
		does: "a film whose MP4 is public/films/SLUG.mp4, with captions and a poster",
		questions: (slug, root) => {
			const file = `public/films/${slug}.mp4`;
			if (slug && !existsSync(join(root, file))) throw new UserError(`There is no ${file}: put the film there first.`);
			const whole = z.string().regex(/^[1-9]\d*$/, "a whole number of seconds, such as 25");
			return {
				title: ["Title of the film", film.shape.title, () => nameOf(slug)],
				description: ["What it shows, in a sentence or two", film.shape.description],
				seconds: ["Its length in seconds", whole],
			};
		},
		make: (context) => {
			const { root, sources, slug, answers } = context;
			const format = POSTER_FORMATS.find((ending) => existsSync(join(root, `public/films/${slug}.${ending}`)));
			const seconds = Number(answers.seconds);
			const values = { ...answers, seconds, slug, format: format ?? "svg" };
			const files = addItem(context, contentFiles.gallery.file, fillTemplate("film.yaml", values), "videos");
			if (!sources.gallery.data?.videos) addVideosEntry(context);
			const captions = `public/films/${slug}.vtt`;
			if (!existsSync(join(root, captions))) {
				const end = new Date(seconds * 1000).toISOString().slice(14, 23);
				files[captions] = `WEBVTT\n\n00:00.000 --> ${end}\n${answers.description}\n`;
			}
			if (!format) files[`public/films/${slug}.svg`] = fillTemplate("poster.svg", {});
			return files;
		},
	},
	notice: {
		usage: "notice",
		does: "a notice above every page, from one date to another",
		questions: () => {
			const date = z.iso.date({ error: "a date such as 2026-11-22" });
			const { text } = notices.shape.items.unwrap().element.shape;
			return {
				text: ["The notice, such as Closed on Friday for repairs", text],
				from: ["First date", date, today],
				until: ["Last date", date, ({ from = "" }) => from],
			};
		},
		make: (context) => addItem(context, contentFiles.notices.file, fillTemplate("notice.yaml", context.answers)),
	},
};

const withoutLine = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;

/** Writes files. If the content has a new mistake then, restores what was there. */
function writeFiles(root: string, files: Files, before: Problem[]): void {
	const restore = Object.keys(files).map((file) => {
		const path = join(root, file);
		const old = existsSync(path) && readFileSync(path);
		return () => (old ? writeFileSync(path, old) : rmSync(path));
	});
	outputFiles(root, files);
	const known = before.map(withoutLine);
	const mistakes = readContent(root).problems.filter((problem) => !known.includes(withoutLine(problem)));
	if (mistakes.length === 0) return;
	for (const undo of restore) undo();
	throw new UserError(`Nothing was changed, because of mistakes:\n${mistakes.map(describeProblem).join("\n")}`);
}

/** Adds a part to the content and returns a report. Throws a UserError if nothing was changed. */
export async function newPart(root: string, part: Part, address: string, flags: Answers, useTerminal: boolean) {
	const slugs = address.split("/");
	const [, pattern] = part.usage.split(" ");
	const isValid = pattern ? slugs.length === pattern.split("/").length && slugs.every(isSlug) : address === "";
	if (!isValid) throw new UserError(`Usage: npm run new ${part.usage}, in small letters a to z, digits and hyphens`);
	const { sources, problems } = readContent(root);
	const { file, problems: inNavigation } = sources.navigation;
	if (inNavigation.length > 0) throw new UserError(inNavigation.map(describeProblem).join("\n"));
	const navigation = parseYaml(readFileSync(join(root, file), "utf8"));
	const text = navigation.toText();
	const { menus, footer = [] } = navigation.data() as Navigation;
	const [slug = "", menu = ""] = slugs.toReversed();
	const answers = await ask(part.questions(slug, root), flags, useTerminal);
	const files = part.make({ root, sources, navigation, menus, footer, menu, slug, answers });
	const exists = (path: string) => existsSync(join(root, path));
	const taken = Object.keys(files).find((path) => /^content\/(treatments|doctors|pages)\//.test(path) && exists(path));
	if (taken) throw new UserError(`${taken} exists already. Nothing was changed.`);
	if (navigation.toText() !== text) files[file] = navigation.toText();
	const report = Object.keys(files).map((path) => `${path} ${exists(path) ? "has a new entry" : "is new"}.`);
	writeFiles(root, files, problems);
	return `${report.join("\n")}\nReplace the texts that end with "goes here" or "go here", and delete "sample: true" when all is true.`;
}
