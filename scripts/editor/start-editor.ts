/** The script of the editor's page: starts Sveltia CMS with formats that keep comments and change only what was edited. */
import CMS, { type CmsConfig, type Field } from "@sveltia/cms";
import { schemaOf } from "@/lib/content/content-schemas";
import { entryFormat } from "@/scripts/editor/entry-format";
import { formMistakes } from "@/scripts/editor/form-mistakes";
import { CONFIG_ID } from "./editor-page";

const config = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? "") as CmsConfig;

/** Registers a format for an entry and returns the format's name. */
function register(entry: string, path: string, format: string | undefined, fields: readonly Field[]): string {
	const isMarkdown = format === "yaml-frontmatter";
	// Sveltia recognises formats for Markdown by this ending.
	const name = isMarkdown ? `${entry}-frontmatter` : entry;
	const schema = schemaOf(path);
	const mistakesIn = (data: object) => (schema ? formMistakes(schema, data, fields) : []);
	const names = fields.map((field) => field.name);
	CMS.registerCustomFormat(name, isMarkdown ? "md" : "yaml", entryFormat(names, isMarkdown, mistakesIn));
	return name;
}

const collections = config.collections?.map((collection) => {
	if ("files" in collection) {
		const files = collection.files.map((file) => {
			if (!("fields" in file)) return file;
			const format = file.format ?? collection.format;
			return { ...file, format: register(`${collection.name}/${file.name}`, file.file, format, file.fields) };
		});
		return { ...collection, files };
	}
	if ("folder" in collection) {
		const { name, folder, format, fields } = collection;
		return { ...collection, format: register(name, folder, format, fields) };
	}
	return collection;
});

CMS.init({ config: { ...config, collections } });
