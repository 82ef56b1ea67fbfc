/** The script of the editor's page: starts Sveltia CMS with formats that keep comments and change only what was edited. */
// Before Sveltia, which reads its language as it is loaded.
import "./editor-language";
import CMS, { type CmsConfig, type Field } from "@sveltia/cms";
import * as z from "zod";
import { schemaOf } from "@/lib/content/content-schemas";
import type { Original } from "@/lib/content/translation/merge-translation";
import { entryFormats, PRICE, PRICE_FORMAT } from "@/lib/editor/entry-format";
import { formMistakes } from "@/lib/editor/form-mistakes";
import { type OriginalData, translationFormat } from "@/lib/editor/translation-format";
import { configInWords } from "@/lib/editor/words";
import { price } from "@/lib/model/schema/sections";
import { showEditorBar } from "./editor-bar";
import { inWords, messageInWords } from "./editor-language";
import { CONFIG_ID, ORIGINALS_ID } from "./editor-page";

const config = configInWords(JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? "") as CmsConfig, inWords);
const originals = JSON.parse(document.getElementById(ORIGINALS_ID)?.textContent ?? "{}") as Record<
	string,
	OriginalData
>;
const formatFor = entryFormats();

/** The original of a translation, such as `content/mr/home.yaml`. */
function originalOf(path: string): Original | undefined {
	const file = path.replace(/^content\/[a-z]{2,3}\//, "content/");
	const [data, schema] = [originals[file], schemaOf(file)];
	return data && schema && { schema, source: { file, ...data } };
}

/** Registers a format for an entry, which writes the entry's own fields, and returns the format's name. */
function register(entry: string, path: string, format: string | undefined, fields: readonly Field[]): string {
	const isMarkdown = format === "yaml-frontmatter";
	// Sveltia recognises formats for Markdown by this ending.
	const name = isMarkdown ? `${entry}-frontmatter` : entry;
	const hasPrice = format === PRICE_FORMAT;
	const names = hasPrice ? [PRICE] : fields.map((field) => field.name);
	const schema = hasPrice ? z.object({ [PRICE]: price }) : schemaOf(path);
	const mistakesIn = (data: object) => (schema ? formMistakes(schema, data, fields, messageInWords) : []);
	const original = entry.startsWith("translation-") ? originalOf(path) : undefined;
	const made = original ? translationFormat(original) : formatFor(names, isMarkdown, { hasPrice, mistakesIn });
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
