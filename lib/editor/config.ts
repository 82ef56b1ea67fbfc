import type { Backend, CmsConfig, CollectionFile, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import * as z from "zod";
import type { ContentFiles } from "../content/content-files";
import { contentFiles, contentFolders, legalFiles, ownPages } from "../content/content-schemas";
import { type NamedOriginal, originalsIn, readTranslations } from "../content/translation/translation-files";
import { treatmentRefFromFile } from "../model/content-path";
import { priceOf } from "../model/prices";
import { guidePath, treatmentPath } from "../model/routes";
import { legal } from "../model/schema/pages";
import { price } from "../model/schema/sections";
import { type Choices, choicesFrom } from "./choices";
import { IS_PRICED, PRICE, PRICE_FORMAT } from "./entry-format";
import { fieldsOf, fileContext, films, folded, humanised, recordings } from "./form-fields";
import { type OriginalData, type TranslationEntries, translationEntries } from "./translation-format";

type FileName = keyof typeof contentFiles;

/** A form of one file: of the whole, of the fields in `only`, or of the fields that no other form has. */
type FileForm = { name: string; label: string; file: FileName; only?: readonly string[] };

type Group = { name: string; label: string; icon: string; description: string; forms: readonly FileForm[] };

const everyDay: Group = {
	name: "every-day",
	label: "Every day",
	icon: "today",
	description: "Opening hours and holidays, notices, charges, telephone.",
	forms: [
		{ name: "hours", label: "Opening hours and holidays", file: "clinic", only: ["hours", "closings", "emergencies"] },
		{ name: "notices", label: "Notices", file: "notices" },
		{ name: "charges", label: "Charges", file: "clinicPage", only: ["charges"] },
		{ name: "contact", label: "Telephone, WhatsApp, e-mail", file: "clinic", only: ["phones", "whatsapp", "email"] },
		{ name: "testimonials", label: "What patients say", file: "testimonials" },
	],
};

const pages: Group = {
	name: "pages",
	label: "Pages",
	icon: "web",
	description: "The words and pictures of pages.",
	forms: [
		{ name: "home", label: "Home", file: "home" },
		{ name: "about-clinic", label: "About the clinic", file: "clinicPage" },
		{ name: "booking", label: "Appointment", file: "booking" },
		{ name: "galleries", label: "Galleries and films", file: "gallery" },
		{ name: "emergency", label: "In an emergency", file: "emergency" },
	],
};

const siteForms: readonly FileForm[] = [
	{ name: "clinic", label: "The clinic: name, address, links", file: "clinic" },
	{ name: "menus", label: "Menus and footer", file: "navigation" },
	{ name: "brand", label: "Colours, typefaces, logo", file: "brand" },
	{ name: "labels", label: "Labels and messages", file: "labels" },
];

const listed = [...everyDay.forms, ...pages.forms, ...siteForms];

const site: Group = {
	name: "site",
	label: "The clinic and its site",
	icon: "settings",
	description: "Facts of the clinic, menus, colours and typefaces, labels and messages.",
	// Files that no group lists come last.
	forms: [
		...siteForms,
		...(Object.keys(contentFiles) as FileName[])
			.filter((file) => !listed.some((form) => form.file === file))
			.map((file) => ({ name: file, label: humanised(file), file })),
	],
};

/** Photographs are turned upright and made smaller, and lose the place where they were taken, before they are saved. */
const photographs = { raster_image: { format: "webp", quality: 90, width: 2400, height: 2400 } } as const;

/** The folder to which the paths of pictures, such as `illustrations/home/about.svg`, are relative. */
const media = { media_folder: "/content", public_folder: "/" } as const;

function formFields({ file: name, only }: FileForm, sources: ContentFiles, choices: Choices): Field[] {
	const { file, schema } = contentFiles[name] as { file: string; schema: z.ZodObject };
	const keys = Object.keys(schema.shape);
	const elsewhere = listed.flatMap((form) => (form.file === name ? (form.only ?? []) : []));
	const without = only ? keys.filter((key) => !only.includes(key)) : elsewhere;
	const fields = fieldsOf(schema, fileContext(file, [sources[name].data], choices, sources[name].written), without);
	// An object that is nearly the whole form is not folded.
	return only ? fields.map((field) => (field.widget === "object" ? { ...field, collapsed: false } : field)) : fields;
}

const groupCollection = ({ forms, ...group }: Group, sources: ContentFiles, choices: Choices): FileCollection => ({
	...group,
	...media,
	format: "yaml",
	files: forms.map((form) => ({
		name: form.name,
		label: form.label,
		file: contentFiles[form.file].file,
		fields: formFields(form, sources, choices),
	})),
});

const markdownBody: Field = {
	name: "body",
	label: "Text",
	hint: "Markdown: ## before a heading, blank lines between paragraphs, - for lists, **bold**, [links](/path/).",
	widget: "text",
	use_emoji_autocomplete: false,
};

const legalLabels = { privacy: "Privacy policy", terms: "Terms" } satisfies Record<keyof typeof legalFiles, string>;

const legalCollection = (sources: ContentFiles, choices: Choices): FileCollection => ({
	name: "legal",
	label: "Legal pages",
	icon: "gavel",
	description: "Have a change read by someone who may give legal advice.",
	...media,
	format: "yaml-frontmatter",
	files: (Object.keys(legalFiles) as (keyof typeof legalFiles)[]).map((name) => {
		const fields = fieldsOf(legal, fileContext(legalFiles[name], [sources[name].data], choices, sources[name].written));
		return { name, label: legalLabels[name], file: legalFiles[name], fields: [...fields, markdownBody] };
	}),
});

/** The clinic's own pages and its articles. */
const ownPageCollection = (sources: ContentFiles, choices: Choices): EntryCollection => ({
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
	identifier_field: "heading",
	slug: "{{heading}}",
	summary: "{{heading}}",
	thumbnail: "picture.src",
	fields: [
		...fieldsOf(
			ownPages.schema,
			fileContext(
				ownPages.folder,
				sources.ownPages.map(({ data }) => data),
				choices,
			),
		),
		markdownBody,
	],
});

/** New files get a name of small letters, digits and hyphens. */
const yamlFolder = { ...media, extension: "yaml", format: "yaml", create: true } as const;

/** One collection for each menu with treatments; its folder is the menu's slug. */
function treatmentCollections(sources: ContentFiles, choices: Choices): EntryCollection[] {
	const { folder, schema } = contentFolders.treatments;
	const menus = sources.navigation.data?.menus ?? [];
	const slugs = [...new Set(sources.treatments.map(({ file }) => treatmentRefFromFile(file).menu))].filter(Boolean);
	const order = (menu: string) => menus.findIndex(({ slug }) => slug === menu);
	const data = sources.treatments.map((source) => source.data);
	return slugs
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
				...yamlFolder,
				identifier_field: "link",
				slug: "{{link}}",
				summary: "{{link}}",
				thumbnail: "banner.src",
				preview_path: treatmentPath({ menu, slug: "{{slug}}" }),
				fields: fieldsOf(schema, fileContext(folder, data, choices)),
			};
		});
}

/** The price of each treatment alone, in the same files as the treatments' own forms. */
function priceCollection(sources: ContentFiles, choices: Choices): EntryCollection {
	const { folder } = contentFolders.treatments;
	const prices = sources.treatments.flatMap(({ data }) => (data && priceOf(data)) ?? []);
	const values = prices.map((one) => ({ [PRICE]: one }));
	const fields = fieldsOf(z.object({ [PRICE]: price }), fileContext(folder, values, choices));
	return {
		name: "prices",
		label: "Prices",
		label_singular: "Price",
		icon: "payments",
		description: "What each treatment costs. Charges for visits and single services are under Every day.",
		folder,
		// Any folder: that of the menu. A file that exists keeps its path.
		path: "{{link}}/{{slug}}",
		...yamlFolder,
		create: false,
		delete: false,
		format: PRICE_FORMAT,
		filter: { field: IS_PRICED, value: true },
		identifier_field: "link",
		summary: "{{link}}",
		fields: [
			{ name: "link", label: "Treatment", widget: "string", readonly: true },
			...fields.map((field): Field => (field.widget === "object" ? { ...field, collapsed: false } : field)),
			{ name: IS_PRICED, widget: "hidden" },
		],
	};
}

/** The other folders: how the editor names them, and the field with an entry's name. */
const folders = {
	doctors: {
		about: { label: "Doctors", label_singular: "Doctor", icon: "stethoscope", thumbnail: "portrait.src" },
		identifier: "name",
	},
	guides: {
		about: {
			label: "Guides for patients",
			label_singular: "Guide",
			icon: "checklist",
			description: "What holds for many operations. Treatments refer to their parts.",
			preview_path: guidePath("{{slug}}"),
		},
		identifier: "link",
	},
	references: {
		about: {
			label: "Sources of figures",
			label_singular: "Source",
			icon: "menu_book",
			description: "What texts name as [^name-of-the-file]. List only what was read.",
		},
		identifier: "title",
	},
} as const;

function folderCollection(name: keyof typeof folders, sources: ContentFiles, choices: Choices): EntryCollection {
	const { about, identifier } = folders[name];
	const { folder, schema } = contentFolders[name];
	const data = sources[name].map((source) => source.data);
	return {
		name,
		...about,
		folder,
		...yamlFolder,
		identifier_field: identifier,
		slug: `{{${identifier}}}`,
		summary: `{{${identifier}}}`,
		fields: fieldsOf(schema, fileContext(folder, data, choices)),
	};
}

/** Every file that is translated, by its path. */
export const translatedFiles = (sources: ContentFiles): Record<string, OriginalData> =>
	Object.fromEntries(originalsIn(sources).map(({ source: { file, data, written } }) => [file, { data, written }]));

/** What forms call a file that is translated. */
function translatedLabel({ name, source: { data, file } }: NamedOriginal): string {
	const form = listed.find((one) => one.file === name && !one.only);
	const { link, name: called, heading } = data as { link?: string; name?: string; heading?: string };
	if (form) return form.label;
	if (name === "privacy" || name === "terms") return legalLabels[name];
	return (
		link ?? called ?? (name === "ownPages" ? heading : undefined) ?? humanised(file.replace(/^content\/|\.\w+$/g, ""))
	);
}

/**
 * The form of a translation: each text below its original, first what is left to do.
 * @param isNew whether the file does not exist yet: it begins with what is missing
 */
function translationFields(language: string, { missing, older }: TranslationEntries, isNew: boolean): Field[] {
	const text = { widget: "text", required: false, use_emoji_autocomplete: false } as const;
	const list = {
		label_singular: "Text",
		widget: "list",
		required: false,
		fields: [
			{ name: "path", widget: "hidden" },
			{ name: "original", label: "Original", ...text, readonly: true },
			{ name: "translation", label: language, ...text },
		],
		allow_add: false,
		allow_remove: false,
		allow_reorder: false,
	} satisfies Partial<Field>;
	const isLeft = missing.length + older.length > 0;
	const still = "The older texts still say the same as the original";
	return [
		...(missing.length > 0
			? [{ ...list, name: "missing", label: "To translate", ...(isNew && { default: missing }) }]
			: []),
		...(older.length > 0
			? [
					{ ...list, name: "older", label: "Older than the original" },
					{ name: "upToDate", label: still, widget: "boolean" as const, required: false },
				]
			: []),
		{ ...list, ...folded, name: "done", label: "Translated", summary: "{{translation}}", minimize_collapsed: isLeft },
	];
}

/** The translations of a language, first those with something left to do, which their labels count. */
function translationCollection(root: string, sources: ContentFiles, language: string): FileCollection {
	const name = new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
	const entries = readTranslations(root, sources, language).map(({ original, file, translated }) => {
		const texts = translationEntries(original, translated);
		const left = [
			...(texts.missing.length > 0 ? [`${texts.missing.length} to translate`] : []),
			...(texts.older.length > 0 ? [`${texts.older.length} older than the original`] : []),
		];
		const entry: CollectionFile = {
			name: original.source.file.replace(/^content\/|\.\w+$/g, "").replace(/[^a-z0-9-]+/g, "-"),
			label: [translatedLabel(original), ...left].join(" · "),
			file,
			fields: translationFields(name, texts, !translated),
			format: file.endsWith(".md") ? "yaml-frontmatter" : "yaml",
		};
		return { entry, isLeft: left.length > 0 };
	});
	const [left, done] = [true, false].map((is) =>
		entries.flatMap(({ entry, isLeft }) => (isLeft === is ? [entry] : [])),
	);
	return {
		name: `translation-${language}`,
		label: [`Translation: ${name}`, ...(left?.length ? [`${left.length} files left`] : [])].join(" · "),
		icon: "translate",
		description:
			"Each text stands below its original. Hours, numbers and pictures come from the original by themselves.",
		...media,
		files: [...(left ?? []), ...(done ?? [])],
	};
}

export type EditorConfigInput = {
	/** All files of the content. Those with mistakes are edited, too; their values of unknown kinds are hidden. */
	sources: ContentFiles;
	/** The folder above `content/`. */
	root: string;
	/** Where the editor reads and saves. */
	backend: Backend;
};

/** A folder of the site's files that are published as they are, in the notation of the editor's own folders. */
const published = (public_folder: string) => ({ media_folder: `public${public_folder}`, public_folder });

/**
 * The configuration of the editor, made from the schemas of the content and from the choices that the content offers. It
 * is plain data that can be written as JSON.
 * @throws if a schema is of a kind for which the editor has no field, with the path
 */
export function editorConfig({ sources, root, backend }: EditorConfigInput): CmsConfig {
	const choices = choicesFrom(sources);
	const { name, site: address, translations = [] } = sources.clinic.data ?? {};
	const divider = (name: string) => ({ name, divider: true });
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
			{ name: "films", label: "Films", ...published(films.public_folder) },
			{ name: "recordings", label: "Recordings", ...published(recordings.public_folder) },
		],
		slug: { encoding: "ascii", clean_accents: true },
		output: { omit_empty_optional_fields: true },
		editor: { preview: false },
		collections: [
			groupCollection(everyDay, sources, choices),
			priceCollection(sources, choices),
			...translations.map((language) => translationCollection(root, sources, language)),
			divider("below-every-day"),
			groupCollection(pages, sources, choices),
			ownPageCollection(sources, choices),
			...treatmentCollections(sources, choices),
			folderCollection("doctors", sources, choices),
			folderCollection("guides", sources, choices),
			divider("below-pages"),
			groupCollection(site, sources, choices),
			folderCollection("references", sources, choices),
			legalCollection(sources, choices),
		],
	};
}
