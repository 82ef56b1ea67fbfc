/** The script of the editor's page: starts Sveltia CMS with formats that keep comments and change only what was edited. */
// Before Sveltia, which reads its language as it is loaded.
import "./editor-language";
import CMS, { type CmsConfig, type Field } from "@sveltia/cms";
import { entryFormats } from "@/lib/editor/entry-format";
import { formMistakes, schemaOf } from "@/lib/editor/form-mistakes";
import { type OriginalTexts, translationFormat } from "@/lib/editor/translation-format";
import { configInWords } from "@/lib/editor/words";
import { showEditorBar } from "./editor-bar";
import { inWords, messageInWords } from "./editor-language";
import { CONFIG_ID, ORIGINALS_ID } from "./editor-page";

const config = configInWords(JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? "") as CmsConfig, inWords);
const originals = JSON.parse(document.getElementById(ORIGINALS_ID)?.textContent ?? "{}") as Record<
	string,
	OriginalTexts
>;
const formatFor = entryFormats();

/** The texts that a translation, such as `content/mr/home.yaml`, is made of. */
const originalOf = (path: string) => originals[path.replace(/^content\/[a-z]{2,3}\//, "content/")];

/** Registers a format for an entry, which writes the entry's own fields, and returns the format's name. */
function register(entry: string, path: string, format: string | undefined, fields: readonly Field[]): string {
	const isMarkdown = format === "yaml-frontmatter";
	// Sveltia recognises formats for Markdown by this ending.
	const name = isMarkdown ? `${entry}-frontmatter` : entry;
	const names = fields.map((field) => field.name);
	const schema = schemaOf(path);
	const mistakesIn = (data: object) => (schema ? formMistakes(schema, data, fields, messageInWords) : []);
	const original = entry.startsWith("translation-") ? originalOf(path) : undefined;
	const made = original ? translationFormat(original, isMarkdown) : formatFor(names, isMarkdown, mistakesIn);
	CMS.registerCustomFormat(name, isMarkdown ? "md" : "yaml", made);
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

// It opens with what changes most often, unless a link leads to a form or signs in.
if (!/^#\/(signin|collections\/.+\/entries)\//.test(location.hash)) location.replace("#/collections/every-day");
CMS.init({ config: { ...config, collections } });
showEditorBar(config);
