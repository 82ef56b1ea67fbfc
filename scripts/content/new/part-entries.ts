import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { notices } from "@/lib/content/schema/notices";
import { gallery, testimonials } from "@/lib/content/schema/pages";
import { film, treatmentId } from "@/lib/content/schema/shared";
import { contentFiles, type Sources } from "@/lib/content/sources";
import { todayInIndia } from "@/lib/hours/india";
import { normalisePath, paths } from "@/lib/site/routes";
import { checkFilms } from "../../build/pictures/check-media";
import { fieldSchema } from "./field-schema";
import { posterOf } from "./film-poster";
import type { Files } from "./kept-treatments";
import { describePage, nameOf } from "./names";
import type { Changes, PartKind } from "./part-kinds";
import { Refusal } from "./questions";
import { skeleton } from "./skeleton";
import { withEntry, withField } from "./yaml-text";

/** A file of a list with one more entry; where it is not there, or empty, it is begun with that entry alone. */
function appended(
	root: string,
	{ file, schema }: { file: string; schema: z.ZodType },
	entry: unknown,
	begun: { data: Record<string, unknown>; about: string },
): Omit<Changes, "next"> {
	const text = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
	if (text === undefined)
		return { created: { [file]: skeleton(schema, { ...begun.data, items: [entry] }, begun.about) }, edited: {} };
	if (!text.trim())
		return { created: {}, edited: { [file]: skeleton(schema, { ...begun.data, items: [entry] }, begun.about) } };
	return { created: {}, edited: { [file]: withEntry(text, ["items"], entry) } };
}

const testimonialKind: PartKind = {
	name: "testimonial",
	usage: "testimonial",
	does: "a patient's words, at the end of content/testimonials.yaml",
	segments: 0,
	questions: () => [
		{
			flag: "name",
			ask: "Name, as the patient wants it shown",
			schema: fieldSchema(testimonials, "items", "name"),
			otherwise: () => "A patient",
		},
		{
			flag: "words",
			ask: "The patient's words, 40 to 420 characters",
			schema: fieldSchema(testimonials, "items", "feedback"),
			otherwise: () => "Here stand the words of a patient who has agreed that they are shown on this site.",
		},
		{
			flag: "context",
			ask: "For what, such as Finger operation",
			schema: fieldSchema(testimonials, "items", "context"),
			otherwise: () => "For what, and when",
		},
		{ flag: "treatment", ask: "The treatment it tells of, as MENU/SLUG", schema: treatmentId.optional() },
	],
	make(root, _, __, { name = "", words = "", context = "", treatment }) {
		const entry = {
			sample: true,
			name,
			image: { alt: `Portrait of ${name}` },
			feedback: words,
			context,
			...(treatment && { treatment }),
		} satisfies NonNullable<z.input<typeof testimonials>["items"]>[number];
		const begun = {
			data: { heading: "What patients say", intro: "Results differ from one person to the next." },
			about: "What patients say; each entry of its own has agreed to be shown.",
		};
		return {
			...appended(root, contentFiles.testimonials, entry, begun),
			next: "Take its sample: true away when the patient has agreed to every word.",
		};
	},
};

const day = z.iso.date({ error: "a date such as 2026-11-22" });

const noticeKind: PartKind = {
	name: "notice",
	usage: "notice",
	does: "a notice above every page, from one day to another",
	segments: 0,
	questions: () => [
		{
			flag: "text",
			ask: "The notice, such as Closed on Friday for repairs",
			schema: fieldSchema(notices, "items", "text"),
		},
		{ flag: "from", ask: "First day", schema: day, otherwise: () => todayInIndia(new Date()) },
		{ flag: "until", ask: "Last day", schema: day, otherwise: ({ from = "" }) => from },
	],
	make(root, _, __, { text = "", from = "", until = "" }) {
		if (until < from) throw new Refusal(`--until ${until} is before --from ${from}.`);
		const begun = { data: {}, about: "Notices that stand above every page from one day to another." };
		return {
			...appended(root, contentFiles.notices, { text, from, until }, begun),
			next: `It shows from ${from} to ${until}, and goes by itself.`,
		};
	},
};

const filmFile = (slug: string) => `public/films/${slug}.mp4`;

/** Seconds as WebVTT writes a time: `00:25.000`. */
const timestamp = (seconds: number) =>
	`${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}.000`;

/** The gallery with one more film; its page, where there is none yet. */
function inGallery(root: string, { gallery: source }: Sources, entry: z.input<typeof film>): Omit<Changes, "next"> {
	const videos = {
		heading: "Videos",
		paragraph: "Short films, silent and with captions.",
		description: describePage("Short films with captions that explain what a treatment does and what to expect of it."),
		items: [entry],
	} satisfies NonNullable<z.input<typeof gallery>["videos"]>;
	const { file } = source;
	if (!existsSync(join(root, file))) {
		return {
			created: { [file]: skeleton(gallery, { videos }, "The pages of films and of before and after pictures.") },
			edited: {},
		};
	}
	const text = readFileSync(join(root, file), "utf8");
	const edited = source.data?.videos
		? withEntry(text, ["videos", "items"], entry)
		: withField(text, ["videos"], videos);
	return { created: {}, edited: { [file]: edited } };
}

/** The menus with an entry for the page of films, where none has one. */
function inMenus(root: string, { navigation }: Sources): Record<string, string> {
	const { file, data } = navigation;
	const leads = (item: unknown) =>
		typeof item === "object" && item !== null && "path" in item && normalisePath(String(item.path)) === paths.videos;
	if (!data || data.menus.some(({ items }) => items.some(leads))) return {};
	const text = readFileSync(join(root, file), "utf8");
	const item = { label: "Videos", path: paths.videos, menuLine: "Short films, silent and with captions" };
	const index = data.menus.findIndex(({ slug }) => slug === "gallery");
	const menu = {
		label: "Gallery",
		slug: "gallery",
		heading: "Gallery",
		intro: "Short films that explain how.",
		items: [item],
	};
	return { [file]: index < 0 ? withEntry(text, ["menus"], menu) : withEntry(text, ["menus", index, "items"], item) };
}

const filmKind: PartKind = {
	name: "film",
	usage: "film SLUG",
	does: "a film whose MP4 is public/films/SLUG.mp4, with captions and a poster",
	segments: 1,
	questions(root, [slug = ""]) {
		const file = filmFile(slug);
		// The help asks for no film.
		if (slug && !existsSync(join(root, file))) throw new Refusal(`There is no ${file}: put the film there first.`);
		return [
			{ flag: "title", ask: "Title of the film", schema: fieldSchema(film, "title"), otherwise: () => nameOf(slug) },
			{ flag: "description", ask: "What it shows, in a sentence or two", schema: fieldSchema(film, "description") },
			{
				flag: "seconds",
				ask: "How many seconds it takes",
				schema: z.string().regex(/^[1-9]\d*$/, "a whole number of seconds, such as 25"),
			},
		];
	},
	async make(root, sources, [slug = ""], { title = "", description = "", seconds = "" }) {
		const file = filmFile(slug);
		const problemAt = (message: string) => sources.gallery.problemAt([], message);
		const faults = checkFilms(root, [{ name: file, file, problemAt }]);
		if (faults.length > 0) throw new Refusal(faults.map(({ message }) => message).join("\n"));
		const captions = `public/films/${slug}.vtt`;
		const poster = await posterOf(root, slug);
		const entry = {
			title,
			description,
			src: file.replace(/^public/, ""),
			poster: poster.file.replace(/^public/, ""),
			captions: captions.replace(/^public/, ""),
			seconds: Number(seconds),
		};
		const begun: Files = {
			...(existsSync(join(root, captions))
				? {}
				: { [captions]: `WEBVTT\n\n00:00.000 --> ${timestamp(entry.seconds)}\n${description}\n` }),
			...(poster.data && { [poster.file]: poster.data }),
		};
		const { created, edited } = inGallery(root, sources, entry);
		return {
			created: { ...created, ...begun },
			edited: { ...edited, ...(sources.gallery.data?.videos ? {} : inMenus(root, sources)) },
			next: `It stands in the gallery of films; its captions are in ${captions}.`,
		};
	},
};

/** The parts that are entries of lists. */
export const entryKinds = [testimonialKind, filmKind, noticeKind];
