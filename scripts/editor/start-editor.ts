/** The script of the editor's page: starts Sveltia CMS with formats that keep comments and change only what was edited. */
import CMS, { type CmsConfig, type Field } from "@sveltia/cms";
import { entryFormats, PRICE, PRICE_FORMAT } from "@/lib/editor/entry-format";
import { CONFIG_ID } from "./editor-page";

const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? "") as CmsConfig;
const formatFor = entryFormats();

/** Registers a format for an entry, which writes the entry's own fields, and returns the format's name. */
function register(entry: string, format: string | undefined, fields: readonly Field[]): string {
	const isMarkdown = format === "yaml-frontmatter";
	// Sveltia recognises formats for Markdown by this ending.
	const name = isMarkdown ? `${entry}-frontmatter` : entry;
	const hasPrice = format === PRICE_FORMAT;
	const names = hasPrice ? [PRICE] : fields.map((field) => field.name);
	CMS.registerCustomFormat(name, isMarkdown ? "md" : "yaml", formatFor(names, isMarkdown, hasPrice));
	return name;
}

const collections = config.collections?.map((collection) => {
	if ("files" in collection) {
		const files = collection.files.map((file) => {
			if (!("fields" in file)) return file;
			return {
				...file,
				format: register(`${collection.name}/${file.name}`, file.format ?? collection.format, file.fields),
			};
		});
		return { ...collection, files };
	}
	if ("folder" in collection) {
		return { ...collection, format: register(collection.name, collection.format, collection.fields) };
	}
	return collection;
});
CMS.init({ config: { ...config, collections } });
