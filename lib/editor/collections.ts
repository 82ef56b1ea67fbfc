import type { CollectionFile, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { treatmentPlace } from "../content/place";
import { legal } from "../content/schema/pages";
import { contentFiles, contentFolders, legalFiles, type Sources } from "../content/sources";
import { treatmentPath } from "../site/routes";
import type { Choices } from "./form/choices";
import { humanised } from "./form/described";
import { fieldsOf } from "./form/fields";
import { placeIn } from "./form/place";

/** What an editor may change of a file: the whole, some fields of it, or what no other entry has. */
type FileEntry = { name: string; label: string; file: string; only?: readonly string[] };

type GroupName = "every-day" | "pages" | "site";

type Group = { name: GroupName; label: string; icon: string; description: string; files: readonly FileEntry[] };

/**
 * The files that there are once, in groups, those first that change most often. A file of `contentFiles` by its name
 * there. One that is in no group stands in the last, so that none is left out.
 */
const groups: readonly Group[] = [
	{
		name: "every-day",
		label: "Every day",
		icon: "today",
		description: "Opening hours and holidays, notices, charges, telephone.",
		files: [
			{ name: "hours", label: "Opening hours and holidays", file: "clinic", only: ["hours", "emergencies"] },
			{ name: "notices", label: "Notices", file: "notices" },
			{ name: "charges", label: "Charges", file: "clinicPage", only: ["charges"] },
			{ name: "contact", label: "Telephone, WhatsApp, e-mail", file: "clinic", only: ["phone", "whatsapp", "email"] },
			{ name: "testimonials", label: "What patients say", file: "testimonials" },
		],
	},
	{
		name: "pages",
		label: "Pages",
		icon: "web",
		description: "The words and pictures of pages.",
		files: [
			{ name: "home", label: "Home", file: "home" },
			{ name: "about-clinic", label: "About the clinic", file: "clinicPage" },
			{ name: "booking", label: "Appointment", file: "booking" },
			{ name: "galleries", label: "Galleries and films", file: "gallery" },
			{ name: "emergency", label: "In an emergency", file: "emergency" },
			{ name: "advice", label: "Advice for many operations", file: "advice" },
		],
	},
	{
		name: "site",
		label: "The clinic and its site",
		icon: "settings",
		description: "Facts of the clinic, menus, colours and typefaces, labels and messages.",
		files: [
			{ name: "clinic", label: "The clinic: name, address, links", file: "clinic" },
			{ name: "menus", label: "Menus and footer", file: "navigation" },
			{ name: "brand", label: "Colours, typefaces, logo", file: "brand" },
			{ name: "words", label: "Labels and messages", file: "words" },
		],
	},
];

/** The editor's names for the two kinds of files. */
const formats = { yaml: "yaml", markdown: "yaml-frontmatter" } as const;

/** The folder under which values of pictures such as `plates/home/about.svg` are found. */
const media = { media_folder: "/content", public_folder: "/" } as const;

type OneFile = { file: string; schema: (typeof contentFiles)[keyof typeof contentFiles]["schema"] };

/** A file's fields: those that an entry names, or those that no entry names. */
function entryFields(name: keyof typeof contentFiles, { only }: FileEntry, data: unknown, choices: Choices): Field[] {
	const { file, schema } = contentFiles[name] as OneFile;
	const keys = Object.keys(schema.shape);
	const elsewhere = groups
		.flatMap(({ files }) => files)
		.flatMap((entry) => (entry.file === name ? (entry.only ?? []) : []));
	const without = only ? keys.filter((key) => !only.includes(key)) : elsewhere;
	const fields = fieldsOf(schema, placeIn(file, [data], choices), without);
	// A part that is nearly the whole form stands open.
	return only ? fields.map((field) => (field.widget === "object" ? { ...field, collapsed: false } : field)) : fields;
}

/** The files that exist once which belong to a group; the last group has those, too, that belong to none. */
export function fileCollection(
	name: GroupName,
	{ sources, choices }: { sources: Sources; choices: Choices },
): FileCollection[] {
	const grouped = groups.flatMap(({ files }) => files.map(({ file }) => file));
	const others = Object.keys(contentFiles).filter((one) => !grouped.includes(one));
	return groups
		.filter((group) => group.name === name)
		.map(({ files, ...group }) => ({
			...group,
			...media,
			format: formats.yaml,
			files: [
				...files.filter(({ file }) => file in contentFiles),
				...(name === groups.at(-1)?.name ? others.map((one) => ({ name: one, label: humanised(one), file: one })) : []),
			].map((entry): CollectionFile => {
				const key = entry.file as keyof typeof contentFiles;
				const fields = entryFields(key, entry, sources[key].data, choices);
				return { name: entry.name, label: entry.label, file: contentFiles[key].file, fields };
			}),
		}));
}

/** The legal pages: what stands above their text, and the text. */
export function legalCollection(sources: Sources, choices: Choices): FileCollection {
	const labels = { privacy: "Privacy policy", terms: "Terms" } satisfies Record<keyof typeof legalFiles, string>;
	const names = Object.keys(legalFiles) as (keyof typeof legalFiles)[];
	const text: Field = {
		name: "body",
		label: "Text",
		hint: "Markdown: ## before a heading, blank lines between paragraphs, - for lists, **bold**, [links](/path/).",
		widget: "text",
		use_emoji_autocomplete: false,
	};
	return {
		name: "legal",
		label: "Legal pages",
		icon: "gavel",
		description: "Have a change read by someone who may give legal advice.",
		...media,
		format: formats.markdown,
		files: names.map((name) => {
			const file = legalFiles[name];
			const fields = fieldsOf(legal, placeIn(file, [sources[name].data], choices));
			return { name, label: labels[name], file, fields: [...fields, text] };
		}),
	};
}

/** What collections of files in a folder have in common. New files are named in small letters, digits and hyphens. */
const inFolder = { ...media, extension: "yaml", format: formats.yaml, create: true } as const;

/** The treatments, a collection for each menu that has any: its folder is the menu's slug. */
export function treatmentCollections(sources: Sources, choices: Choices): EntryCollection[] {
	const { folder, schema } = contentFolders.treatments;
	const menus = sources.navigation.data?.menus ?? [];
	const folders = [...new Set(sources.treatments.map(({ file }) => treatmentPlace(file).menu))].filter(Boolean);
	const order = (menu: string) => menus.findIndex(({ slug }) => slug === menu);
	const data = sources.treatments.map((source) => source.data);
	return folders
		.sort((one, other) => order(one) - order(other))
		.map((menu) => {
			const label = menus.find(({ slug }) => slug === menu)?.label ?? humanised(menu);
			return {
				name: `treatments-${menu.replace(/[^a-z0-9-]/g, "-")}`,
				label,
				label_singular: "Treatment",
				icon: "healing",
				description: `Treatments under ${label}.`,
				folder: `${folder}/${menu}`,
				...inFolder,
				identifier_field: "link",
				slug: "{{link}}",
				summary: "{{link}}",
				thumbnail: "banner.src",
				preview_path: treatmentPath({ menu, slug: "{{slug}}" }),
				fields: fieldsOf(schema, placeIn(folder, data, choices)),
			};
		});
}

/** The doctors, and the sources of figures. */
export function folderCollections(
	sources: Sources,
	choices: Choices,
): Record<"doctors" | "references", EntryCollection> {
	const { doctors, references } = contentFolders;
	const data = (name: "doctors" | "references") => sources[name].map((source) => source.data);
	return {
		doctors: {
			name: "doctors",
			label: "Doctors",
			label_singular: "Doctor",
			icon: "stethoscope",
			folder: doctors.folder,
			...inFolder,
			identifier_field: "name",
			slug: "{{name}}",
			summary: "{{name}}",
			thumbnail: "portrait.src",
			fields: fieldsOf(doctors.schema, placeIn(doctors.folder, data("doctors"), choices)),
		},
		references: {
			name: "sources",
			label: "Sources of figures",
			label_singular: "Source",
			icon: "menu_book",
			description: "What texts name as [^name-of-the-file]. List only what was read.",
			folder: references.folder,
			...inFolder,
			identifier_field: "title",
			slug: "{{title}}",
			summary: "{{title}}",
			fields: fieldsOf(references.schema, placeIn(references.folder, data("references"), choices)),
		},
	};
}
