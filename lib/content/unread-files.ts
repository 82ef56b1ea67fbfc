import { lstatSync } from "node:fs";
import { join } from "node:path";
import { translationFile } from "../model/content-path";
import { textsOf } from "../text/nested-texts";
import { allContentFiles, type ContentFiles, translatedFiles } from "./content";
import { contentFolders, ownPages } from "./content-schemas";
import { filesBelow } from "./files";
import { fileProblem, type Problem } from "./problem";
import { didYouMean } from "./zod-messages";

/** What other code reads, or people: pictures, schemas for editors, notes and hidden files. */
const OTHERS = /^content\/(?:illustrations|photos|schemas)\/|(?:^|\/)(?:\.[^/]*|README\.md)(?:\/|$)/;

/** An ending of a text that programs write, and those that Windows adds and hides. */
const ENDINGS = /(?:\.(?:ya?ml|md|markdown|json|txt|pot?|mo))+$/i;

const LANGUAGE = /^content\/([a-z]{2,3})\//;

const folders = [...Object.values(contentFolders), ownPages].map(({ folder }) => folder);

/** Everything below `content/` that nothing reads, each with how it would be read. */
export function unreadFiles(root: string, files: ContentFiles): Problem[] {
	const originals = allContentFiles(files).map(({ path }) => path);
	const withTranslations = translatedFiles(files).map(({ file }) => file.path);
	// Without these files it is unknown what they name.
	const languages = files.clinic.data?.translations;
	const brand = files.brand.data && textsOf(files.brand.data).map(({ text }) => `content/${text}`);
	const read = new Set([
		...originals,
		...(languages ?? []).flatMap((code) => withTranslations.map((path) => translationFile(path, code))),
		...(brand ?? []),
	]);
	const paths = [...read];

	function reason(path: string): string {
		if (!lstatSync(join(root, path)).isFile()) return ": it is a link; put the file itself here";
		const [, code] = LANGUAGE.exec(path) ?? [];
		const original = code ? path.replace(LANGUAGE, "content/") : path;
		if (code && !languages?.includes(code)) return `: translations in content/clinic.yaml does not name ${code}`;
		const stem = original.replace(ENDINGS, "");
		const inFolder = folders.find((folder) => original.startsWith(`${folder}/`));
		const ending = inFolder && (inFolder === ownPages.folder ? ".md" : ".yaml");
		const ofOriginal = [".yaml", ".md"].find((extension) => originals.includes(stem + extension));
		const meant = code ? ofOriginal && ".po" : (ofOriginal ?? ending);
		if (meant && !original.endsWith(meant)) return `: its ending must be ${meant}`;
		const near = didYouMean(
			path,
			paths.filter((known) => LANGUAGE.exec(known)?.[1] === code),
		);
		if (near) return near;
		if (code) return `: there is no text to translate in ${stem}`;
		return didYouMean(/^content\/[^/]+(?=\/)/.exec(path)?.[0] ?? "", folders);
	}
	return filesBelow(join(root, "content"), true)
		.map((path) => `content/${path}`)
		.filter((path) => !OTHERS.test(path) && !read.has(path) && !paths.some((known) => known.startsWith(`${path}/`)))
		.filter((path) => (languages || !LANGUAGE.test(path)) && (brand || !path.startsWith("content/brand/")))
		.map((path) => fileProblem(path, `is not read${reason(path)}`));
}
