import type { Backend, CmsConfig, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import type * as z from "zod";
import type { ContentFiles } from "../../lib/content/content";
import type { ContentFile } from "../../lib/content/content-file";
import { contentFiles, contentFolders, legalFiles, ownPages } from "../../lib/content/content-schemas";
import { treatmentRefFromFile } from "../../lib/model/content-path";
import { guidePath, treatmentPath } from "../../lib/model/routes";
import { legal } from "../../lib/model/schema/pages";
import { type Choices, choicesFrom } from "./choices";
import { fieldsOf, fileContext, humanised } from "./form-fields";

type FileName = keyof typeof contentFiles;

type Group = {
	name: string;
	label: string;
	icon: string;
	description: string;
	files: Partial<Record<FileName, string>>;
};

/** The files that change most often, and those of pages, with the labels of their forms. */
const groups: readonly Group[] = [
	{
		name: "every-day",
		label: "Every day",
		icon: "today",
		description: "Opening hours and holidays, notices, charges, telephone.",
		files: {
			clinic: "The clinic: hours, holidays, telephone, address",
			notices: "Notices",
			clinicPage: "About the clinic, with the charges",
			testimonials: "What patients say",
		},
	},
	{
		name: "pages",
		label: "Pages",
		icon: "web",
		description: "The words and pictures of pages.",
		files: { home: "Home", booking: "Appointment", gallery: "Galleries and films", emergency: "In an emergency" },
	},
];

const listed = groups.flatMap(({ files }) => Object.keys(files));

const site: Group = {
	name: "site",
	label: "The site",
	icon: "settings",
	description: "Menus, colours and typefaces, labels and messages.",
	files: Object.fromEntries(
		Object.keys(contentFiles).flatMap((name) => (listed.includes(name) ? [] : [[name, humanised(name)]])),
	),
};

/** Photographs are turned upright and made smaller, and lose the place where they were taken, before they are saved. */
const photographs = { raster_image: { format: "webp", quality: 90, width: 2400, height: 2400 } } as const;

/** The folder to which the paths of pictures, such as `illustrations/home/about.svg`, are relative. */
const media = { media_folder: "/content", public_folder: "/" } as const;

/** Names an entry of a folder, in lists and in the name of its file, by a field. */
const namedBy = (field: string) => ({ identifier_field: field, slug: `{{${field}}}`, summary: `{{${field}}}` });

/** What changes most often stands at the top of its form. */
const daily = ["hours", "closings", "phones", "charges"];
const isDaily = ({ name }: Field) => Number(daily.includes(name));

const groupCollection = (
	{ files: labels, ...group }: Group,
	files: ContentFiles,
	choices: Choices,
): FileCollection => ({
	...group,
	...media,
	format: "yaml",
	files: (Object.entries(labels) as [FileName, string][]).map(([name, label]) => {
		const { path, schema } = contentFiles[name] as { path: string; schema: z.ZodObject };
		const { data, rawData } = files[name];
		const fields = fieldsOf(schema, fileContext(path, [data], choices, rawData));
		return { name, label, file: path, fields: fields.sort((first, second) => isDaily(second) - isDaily(first)) };
	}),
});

/** The fields of each file in a folder. */
const folderFields = (
	{ folder, schema }: { folder: string; schema: z.ZodObject },
	files: readonly ContentFile<unknown>[],
	choices: Choices,
): Field[] => {
	const data = files.map((file) => file.data);
	return fieldsOf(schema, fileContext(folder, data, choices));
};

const markdownBody: Field = {
	name: "body",
	label: "Text",
	hint: "Markdown: ## before a heading, blank lines between paragraphs, - for lists, **bold**, [links](/path/).",
	widget: "text",
	use_emoji_autocomplete: false,
};

const legalCollection = (files: ContentFiles, choices: Choices): FileCollection => ({
	name: "legal",
	label: "Legal pages",
	icon: "gavel",
	...media,
	format: "yaml-frontmatter",
	files: (Object.keys(legalFiles) as (keyof typeof legalFiles)[]).map((name) => {
		const fields = fieldsOf(legal, fileContext(legalFiles[name], [files[name].data], choices, files[name].rawData));
		return { name, label: humanised(name), file: legalFiles[name], fields: [...fields, markdownBody] };
	}),
});

const ownPageCollection = (files: ContentFiles, choices: Choices): EntryCollection => ({
	name: "own-pages",
	label: "Own pages and articles",
	label_singular: "Page",
	icon: "article",
	description: "A page with a date under Published is an article. Link the others in a menu or in the footer.",
	folder: ownPages.folder,
	...media,
	extension: "md",
	format: "yaml-frontmatter",
	create: true,
	...namedBy("heading"),
	thumbnail: "picture.src",
	fields: [...folderFields(ownPages, files.ownPages, choices), markdownBody],
});

const yamlFolder = { ...media, extension: "yaml", format: "yaml", create: true } as const;

/** One collection for each menu with treatments; its folder is the menu's slug. */
function treatmentCollections(files: ContentFiles, choices: Choices): EntryCollection[] {
	const menus = files.navigation.data?.menus ?? [];
	const slugs = [...new Set(files.treatments.map(({ path }) => treatmentRefFromFile(path).menu))].filter(Boolean);
	const order = (menu: string) => menus.findIndex(({ slug }) => slug === menu);
	return slugs
		.sort((first, second) => order(first) - order(second))
		.map((menu) => {
			const label = menus.find(({ slug }) => slug === menu)?.label ?? humanised(menu);
			return {
				name: `treatments-${menu.replace(/[^a-z0-9-]/g, "-")}`,
				label,
				label_singular: "Treatment",
				icon: "healing",
				folder: `${contentFolders.treatments.folder}/${menu}`,
				...yamlFolder,
				...namedBy("link"),
				thumbnail: "banner.src",
				preview_path: treatmentPath({ menu, slug: "{{slug}}" }),
				fields: folderFields(contentFolders.treatments, files.treatments, choices),
			};
		});
}

/** How the editor names the other folders and their entries. */
const folders = {
	doctors: {
		label: "Doctors",
		label_singular: "Doctor",
		icon: "stethoscope",
		thumbnail: "portrait.src",
		...namedBy("name"),
	},
	guides: {
		label: "Guides for patients",
		label_singular: "Guide",
		icon: "checklist",
		preview_path: guidePath("{{slug}}"),
		...namedBy("link"),
	},
	references: {
		label: "Sources of figures",
		label_singular: "Source",
		icon: "menu_book",
		description: "What texts name as [^name-of-the-file]. List only what was read.",
		...namedBy("title"),
	},
};

function folderCollection(name: keyof typeof folders, files: ContentFiles, choices: Choices): EntryCollection {
	const fields = folderFields(contentFolders[name], files[name], choices);
	return { name, ...folders[name], folder: contentFolders[name].folder, ...yamlFolder, fields };
}

export type EditorConfigInput = {
	/** All files of the content. Those with mistakes are edited, too; their values of unknown kinds are hidden. */
	files: ContentFiles;
	/** Where the editor reads and saves. */
	backend: Backend;
};

/**
 * The configuration of the editor, made from the schemas of the content and from the choices that the content offers. It
 * is plain data that can be written as JSON.
 * @throws if a schema is of a kind for which the editor has no field, with the path
 */
export function editorConfig({ files, backend }: EditorConfigInput): CmsConfig {
	const choices = choicesFrom(files);
	const { name, site: address } = files.clinic.data ?? {};
	return {
		load_config_file: false,
		backend,
		app_title: name ?? "The clinic's site",
		logo: { src: "../icon.svg" },
		...(address && { site_url: address }),
		media_folder: "content",
		public_folder: "/",
		media_libraries: {
			default: { config: { slugify_filename: true, transformations: photographs } },
			stock_assets: false,
		},
		asset_collections: [
			{ name: "photographs", label: "Photographs", media_folder: "content/photos", public_folder: "/photos" },
			{ name: "drawings", label: "Drawings", media_folder: "content/illustrations", public_folder: "/illustrations" },
			{ name: "films", label: "Films", media_folder: "public/films", public_folder: "/films" },
		],
		// New files get a name of small letters, digits and hyphens.
		slug: { encoding: "ascii", clean_accents: true },
		output: { omit_empty_optional_fields: true },
		editor: { preview: false },
		collections: [
			...groups.map((group) => groupCollection(group, files, choices)),
			ownPageCollection(files, choices),
			...treatmentCollections(files, choices),
			folderCollection("doctors", files, choices),
			folderCollection("guides", files, choices),
			groupCollection(site, files, choices),
			folderCollection("references", files, choices),
			legalCollection(files, choices),
		],
	};
}
