import CMS, { type CmsConfig } from "@sveltia/cms";
import { entryFormats, kinds } from "@/lib/editor/entry-format";

type Fields = { name: string }[];

const kindOf = (file: string | undefined, format: string | undefined) =>
	/\.md$/.test(file ?? "") || /frontmatter|markdown/.test(format ?? "") ? "markdown" : "yaml";

/**
 * Starts the editor. Each entry gets a format of its own, which knows the entry's fields and writes only what has
 * changed.
 * @param meansNo names of fields in which `false` is written
 */
export function startEditor(config: CmsConfig, meansNo: readonly string[]): void {
	const formatOf = entryFormats(new Set(meansNo));
	const register = (entry: string, file: string | undefined, format: string | undefined, fields: Fields) => {
		const kind = kindOf(file, format);
		// By its end the editor sees that the format is one for Markdown.
		const name = kind === "markdown" ? `${entry}-frontmatter` : entry;
		const methods = formatOf(
			kinds[kind],
			fields.map((field) => field.name),
		);
		CMS.registerCustomFormat(name, kind === "markdown" ? "md" : "yaml", methods);
		return name;
	};
	const collections = config.collections?.map((collection) => {
		if ("files" in collection && collection.files) {
			const files = collection.files.map((file) => {
				if (!("file" in file)) return file;
				const name = `${collection.name}/${file.name}`;
				return { ...file, format: register(name, file.file, file.format ?? collection.format, file.fields) };
			});
			return { ...collection, files };
		}
		if ("folder" in collection && collection.fields) {
			return { ...collection, format: register(collection.name, undefined, collection.format, collection.fields) };
		}
		return collection;
	});
	CMS.init({ config: { ...config, load_config_file: false, collections } as CmsConfig });
}
