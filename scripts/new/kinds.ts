import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { parseDocument } from "yaml";
import { contentFiles, contentFolders, ownPages } from "@/lib/content/content-schemas";
import { filesIn, outputFile, readText } from "@/lib/content/files";
import { parseYaml } from "@/lib/content/yaml-document";
import { didYouMean } from "@/lib/content/zod-messages";
import { localDate } from "@/lib/hours/calendar";
import { isSlug, slugFromFile } from "@/lib/model/content-path";
import { UserError } from "./questions";
import { fillTemplate, type Values } from "./templates";

/** A part of the content that has a template. */
type Kind = {
	/** What follows the kind on the command line. */
	address: "" | "SLUG" | "MENU/SLUG";
	/** The file to write, with the token `{address}`. */
	file: string;
	/** Of a file with many parts: the path of the list that gets one more. */
	list?: string[];
	/** The template's name without its ending; by default that of the kind. */
	template?: string;
};

const page: Kind = { address: "SLUG", file: `${ownPages.folder}/{address}.md`, template: "page" };

const kinds: Record<string, Kind> = {
	treatment: { address: "MENU/SLUG", file: `${contentFolders.treatments.folder}/{address}.yaml` },
	doctor: { address: "SLUG", file: `${contentFolders.doctors.folder}/{address}.yaml` },
	menu: { address: "SLUG", file: contentFiles.navigation.path, list: ["menus"] },
	page,
	article: page,
	testimonial: { address: "", file: contentFiles.testimonials.path, list: ["items"] },
	film: { address: "SLUG", file: contentFiles.gallery.path, list: ["videos", "items"] },
	notice: { address: "", file: contentFiles.notices.path, list: ["items"] },
};

/** A slug as a name: `trigger-finger` as `Trigger finger`. */
function nameFromSlug(slug: string): string {
	const words = slug.replace(/[-.]+/g, " ").trim();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The two halves of a doctor's title: the last name on the right. */
export function titleHalves(name: string): { left: string; right: string } {
	const [, left = "", right = ""] = /^(.+) (\S+)$/.exec(name) ?? [];
	return { left, right };
}

/**
 * The values of the tokens that templates share.
 * @param doctor the slug of the doctor who is to review a page
 */
export function commonValues(name: string, doctor: string | undefined): Values {
	const today = localDate(new Date());
	const due = `${Number(today.slice(0, 4)) + 2}-12-31`;
	return { name, doctor, today, due, ...titleHalves(name) };
}

/** A file's text with the entry of a template at the end of its list; both keep their comments. */
function withEntry(text: string, template: string, list: string[]): string {
	const document = parseYaml(text);
	document.appendTo(list, parseDocument(template).getIn([...list, 0], true));
	return document.toText();
}

/** The kind with this name, if the address has its form. */
function kindOf(name: string, address: string): Kind {
	const kind = kinds[name];
	if (!kind) {
		const names = ["clinic", ...Object.keys(kinds)];
		throw new UserError(`npm run new ${name}: not one of ${names.join(", ")}${didYouMean(name, names)}`);
	}
	const slugs = address.split("/");
	const fits = kind.address ? slugs.length === kind.address.split("/").length && slugs.every(isSlug) : address === "";
	if (fits) return kind;
	const command = `npm run new ${name} ${kind.address}`.trim();
	throw new UserError(`Usage: ${command}; a slug is in small letters a to z, digits and hyphens`);
}

/**
 * Copies the template of a kind into the content, with its slug, and returns a report.
 * @throws {UserError} if the name or the address is wrong, or the file exists; nothing is written then
 */
export function copyTemplate(root: string, name: string, address: string): string {
	const kind = kindOf(name, address);
	const file = kind.file.replace("{address}", address);
	const slug = address.replace(/^.*\//, "");
	const [firstDoctor] = filesIn(root, contentFolders.doctors.folder).map((path) => slugFromFile(path).slug);
	const common = commonValues(nameFromSlug(slug), firstDoctor);
	const values: Values = {
		...common,
		slug,
		role: "The profession goes here",
		degrees: "Degrees go here",
		published: name === "article" ? common.today : undefined,
		author: name === "article" ? firstDoctor : undefined,
	};
	const filled = fillTemplate((kind.template ?? name) + extname(file), values);
	const exists = existsSync(join(root, file));
	if (exists && !kind.list) throw new UserError(`${file} exists already. Nothing was changed.`);
	const text = exists ? readText(root, file).trim() : "";
	const entry = kind.list && text ? withEntry(text, filled, kind.list) : undefined;
	outputFile(join(root, file), entry ?? filled);
	return `${file} ${entry ? "has a new entry at its end" : "is new"}. Its comments say what to write where.`;
}
