import { readFileSync } from "node:fs";
import { join } from "node:path";
import { closestMatch } from "leven";
import type { Content } from "@/lib/content/content-of";
import { namePlace } from "@/lib/content/place";
import { doctor } from "@/lib/content/schema/doctor";
import { navigation } from "@/lib/content/schema/navigation";
import { treatment } from "@/lib/content/schema/treatment";
import type { Sources } from "@/lib/content/sources";
import { todayInIndia } from "@/lib/hours/india";
import { doctorPath, menuPath, normalisePath, pageFolders, treatmentPath } from "@/lib/site/routes";
import { fieldSchema } from "./field-schema";
import { nameOf } from "./names";
import type { PartKind } from "./part-kinds";
import { doctorText, treatmentText } from "./pieces";
import { Refusal } from "./questions";
import { withEntry } from "./yaml-text";

type Navigation = Content["navigation"];

/** The menus and the footer, which have to be right before anything is added to them. */
function readNavigation(root: string, { navigation }: Sources): { file: string; text: string; data: Navigation } {
	const { file, data } = navigation;
	if (!data) throw new Refusal(`${file} has mistakes that have to be mended first: "npm run check" names them.`);
	return { file, text: readFileSync(join(root, file), "utf8"), data };
}

/** The doctor who is to review a new treatment. */
function reviewer({ doctors }: Sources): string {
	const [first] = doctors;
	if (!first) throw new Refusal("A treatment needs a doctor to review it: npm run new doctor SLUG begins one.");
	return namePlace(first.file).slug;
}

/** The place of the last entry that fits, or undefined. */
function lastOf<T>(entries: readonly T[], fits: (entry: T) => boolean): number | undefined {
	const index = entries.findLastIndex(fits);
	return index < 0 ? undefined : index;
}

const treatmentFile = (menu: string, slug: string) => `content/treatments/${menu}/${slug}.yaml`;

const treatmentKind: PartKind = {
	name: "treatment",
	usage: "treatment MENU/SLUG",
	does: "a treatment, with its entry in its menu",
	segments: 2,
	questions: (_, [, slug = ""]) => [
		{
			flag: "name",
			ask: "Name of the treatment",
			schema: fieldSchema(treatment, "link"),
			otherwise: () => nameOf(slug),
		},
	],
	make(root, sources, [menu = "", slug = ""], { name = "" }) {
		const { file, text, data } = readNavigation(root, sources);
		const slugs = data.menus.map((one) => one.slug);
		const index = slugs.indexOf(menu);
		if (index < 0) {
			const near = closestMatch(menu, slugs, { maxDistance: Math.ceil(menu.length / 2) });
			const meant = near ? ` Did you mean ${near}?` : "";
			throw new Refusal(
				`No menu has the slug ${menu}.${meant} There are ${slugs.join(", ")} (${file}); npm run new menu ${menu} begins one.`,
			);
		}
		if (pageFolders.some((folder) => folder === menu)) {
			throw new Refusal(`Treatments cannot stand in the menu ${menu}, whose pages are not treatments.`);
		}
		const listed = data.menus[index]?.items.includes(slug);
		const own = treatmentFile(menu, slug);
		return {
			created: { [own]: treatmentText({ name, doctor: reviewer(sources), today: todayInIndia(new Date()) }) },
			edited: listed ? {} : { [file]: withEntry(text, ["menus", index, "items"], slug) },
			next: `Its page is ${treatmentPath({ menu, slug })}; put its words into ${own}.`,
		};
	},
};

/** The entries that list the pages of doctors. */
function listsOfDoctors({ menus, footer }: Navigation, known: Set<string>) {
	const leads = ({ path }: { path: string }) => known.has(normalisePath(path));
	const isDoctor = (item: Navigation["menus"][number]["items"][number]) => typeof item !== "string" && leads(item);
	const withDoctors = menus.findIndex(({ items }) => items.some(isDoctor));
	const menu = withDoctors < 0 ? menus.findIndex(({ slug }) => slug === "about") : withDoctors;
	const list = footer.findIndex(({ links }) => links.some(leads));
	return {
		menu: menu < 0 ? undefined : { index: menu, after: lastOf(menus[menu]?.items ?? [], isDoctor) },
		list: list < 0 ? undefined : { index: list, after: lastOf(footer[list]?.links ?? [], leads) },
	};
}

const doctorKind: PartKind = {
	name: "doctor",
	usage: "doctor SLUG",
	does: "a doctor, with an entry in the menu and the footer's list of doctors",
	segments: 1,
	questions: () => [
		{ flag: "name", ask: "Name of the doctor, such as Dr. Asha Rao", schema: fieldSchema(doctor, "name") },
		{ flag: "degrees", ask: "Degrees of the doctor, such as MBBS, MS", schema: fieldSchema(doctor, "degrees") },
		{
			flag: "role",
			ask: "What the doctor is, in a few words, such as Hand surgeon",
			schema: fieldSchema(doctor, "role"),
			otherwise: () => "Doctor",
		},
	],
	make(root, sources, [slug = ""], { name = "", degrees = "", role = "" }) {
		const { file, text, data } = readNavigation(root, sources);
		const known = new Set(sources.doctors.map((source) => doctorPath(namePlace(source.file).slug)));
		const { menu, list } = listsOfDoctors(data, known);
		const link = { label: name, path: doctorPath(slug) };
		const item = { ...link, menuLine: role.slice(0, 60) };
		const inMenu = menu ? withEntry(text, ["menus", menu.index, "items"], item, menu.after) : text;
		const listed = list ? withEntry(inMenu, ["footer", list.index, "links"], link, list.after) : inMenu;
		const own = `content/doctors/${slug}.yaml`;
		const unlisted = menu ? "" : ` No menu lists doctors: add ${link.path} to one in ${file}.`;
		return {
			created: { [own]: doctorText({ name, degrees, role }) },
			edited: listed === text ? {} : { [file]: listed },
			next: `The page is ${link.path}; put its words into ${own}.${unlisted}`,
		};
	},
};

const menuKind: PartKind = {
	name: "menu",
	usage: "menu SLUG",
	does: "a menu with a first treatment, and its list in the footer",
	segments: 1,
	questions: (_, [slug = ""]) => [
		{
			flag: "label",
			ask: "What visitors read in the navigation bar",
			schema: fieldSchema(navigation, "menus", "label"),
			otherwise: () => nameOf(slug),
		},
		{
			flag: "treatment",
			ask: "Slug of its first treatment, such as first-visit",
			schema: fieldSchema(navigation, "menus", "slug"),
			otherwise: () => "first-visit",
		},
		{
			flag: "name",
			ask: "Name of its first treatment",
			schema: fieldSchema(treatment, "link"),
			otherwise: ({ treatment: first = "" }) => nameOf(first),
		},
	],
	make(root, sources, [slug = ""], { label = "", treatment: first = "", name = "" }) {
		const { file, text, data } = readNavigation(root, sources);
		if (data.menus.some((menu) => menu.slug === slug)) throw new Refusal(`${file} has a menu ${slug} already.`);
		const isOfTreatments = ({ items }: Navigation["menus"][number]) => items.some((item) => typeof item === "string");
		const menu = { label, slug, heading: label, intro: "A sentence on what stands here is to come.", items: [first] };
		const bar = withEntry(text, ["menus"], menu, lastOf(data.menus, isOfTreatments));
		const paths = data.menus.filter(isOfTreatments).map((one) => menuPath(one.slug));
		const leads = (path: string) => paths.some((start) => normalisePath(path).startsWith(start));
		const list = { heading: label, links: [{ label: name, path: treatmentPath({ menu: slug, slug: first }) }] };
		const after = lastOf(data.footer, ({ links }) => links.some((link) => leads(link.path)));
		const own = treatmentFile(slug, first);
		return {
			created: { [own]: treatmentText({ name, doctor: reviewer(sources), today: todayInIndia(new Date()) }) },
			edited: { [file]: data.footer.length > 0 ? withEntry(bar, ["footer"], list, after) : bar },
			next: `Its page is ${menuPath(slug)}; its heading and intro stand in ${file}, its first treatment in ${own}.`,
		};
	},
};

/** The parts that are pages. */
export const pageKinds = [treatmentKind, doctorKind, menuKind];
