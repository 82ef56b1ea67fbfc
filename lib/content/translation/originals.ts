import type * as z from "zod";
import { legal } from "../schema/pages";
import { markdown } from "../schema/shared";
import type { Source } from "../source";
import { contentFiles, contentFolders, type Sources } from "../sources";
import type { Original } from "./overlay";

/** The translatable content. References keep their own language, and search words are shared. */
const translatable = [
	"clinic",
	"emergency",
	"brand",
	"words",
	"navigation",
	"home",
	"booking",
	"clinicPage",
	"notices",
	"gallery",
	"testimonials",
	"advice",
	"doctors",
	"treatments",
	"privacy",
	"terms",
] as const satisfies (keyof Sources)[];

export type TranslatableName = (typeof translatable)[number];

/** An original, its name in the content, and whether its texts have tokens. */
export type NamedOriginal = Original & { name: TranslatableName; tokens: boolean };

const legalPage = legal.extend({ body: markdown });

/** The schema of a file, by its name in the content. */
function kindOf(name: TranslatableName): { schema: z.ZodType; tokens?: boolean } {
	if (name === "privacy" || name === "terms") return { schema: legalPage };
	return name === "doctors" || name === "treatments" ? contentFolders[name] : contentFiles[name];
}

/** Every translatable file that is not empty. */
export const originalsIn = (sources: Sources): NamedOriginal[] =>
	translatable.flatMap((name) => {
		const { schema, tokens = false } = kindOf(name);
		const files: Source<unknown>[] = [sources[name]].flat();
		return files.flatMap((source) => (source.data === undefined ? [] : [{ name, source, schema, tokens }]));
	});

/** The path of a file's translation: `content/home.yaml` as `content/mr/home.yaml`. */
export const translationFile = (file: string, language: string): string =>
	file.replace(/^content\//, `content/${language}/`);
