import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type Brand, brand } from "../model/schema/brand";
import { legal } from "../model/schema/pages";
import { allContentFiles, type Content, type ContentFiles, originalContent } from "./content";
import { type ContentFile, readMarkdown, readYaml, type Tokens, tokensOf, withoutText } from "./content-file";
import { contentFiles, contentFolders, legalFiles, ownPages } from "./content-schemas";
import { crossCheck } from "./cross-check";
import { filesIn } from "./files";
import { ContentError, fileProblem, type Problem } from "./problem";
import { unreadFiles } from "./unread-files";

/** The path of the brand's file. */
export const BRAND_FILE = contentFiles.brand.path;

/** How files are read: in those with `tokens`, `{tokens}` in texts are filled. */
type SingleKind = { path: string; schema: z.ZodType; tokens?: boolean; optional?: boolean };
type FolderKind = {
	folder: string;
	schema: z.ZodType<object>;
	tokens?: boolean;
	markdown?: boolean;
	fieldsFromPath: (path: string) => object;
};

const mapValues = <T, Result>(table: Record<string, T>, map: (value: T) => Result): Record<string, Result> =>
	Object.fromEntries(Object.entries(table).map(([name, value]) => [name, map(value)]));

/** The schema of an optional file. YAML reads an empty file as null. */
const optionalFile = <S extends z.ZodType>(schema: S) => z.preprocess((data) => data ?? undefined, schema.optional());

/** The values of `{tokens}`; undefined if a file that defines them has mistakes, so that no token is reported as unknown. */
function readTokens(root: string): Tokens | undefined {
	const clinic = readYaml(root, contentFiles.clinic.path, contentFiles.clinic.schema);
	const emergency = readYaml(root, contentFiles.emergency.path, optionalFile(contentFiles.emergency.schema));
	return clinic.data && emergency.problems.length === 0 ? tokensOf(clinic.data, emergency.data) : undefined;
}

/**
 * Reads every file under `content/` and checks each against its schema.
 * @returns the files, and a problem for each required file that is missing
 */
export function readContentFiles(root: string): { files: ContentFiles; missing: Problem[] } {
	const missing: Problem[] = [];
	const values = readTokens(root);
	const required = (path: string, read: () => ContentFile<unknown>): ContentFile<unknown> => {
		if (existsSync(join(root, path))) return read();
		missing.push(fileProblem(path, "required, but there is no such file"));
		return withoutText(path);
	};
	const readSingle = ({ path, schema, tokens, optional }: SingleKind) =>
		optional
			? readYaml(root, path, optionalFile(schema), tokens ? values : undefined)
			: required(path, () => readYaml(root, path, schema, tokens ? values : undefined));
	const readFolder = ({ folder, schema, tokens, markdown, fieldsFromPath }: FolderKind) => {
		const read = markdown ? readMarkdown : readYaml<typeof schema>;
		return filesIn(root, folder)
			.filter((path) => (markdown ? path.endsWith(".md") : /\.ya?ml$/.test(path)))
			.map((path) => {
				const file = read(root, path, schema, tokens ? values : undefined);
				return { ...file, data: file.data && { ...file.data, ...fieldsFromPath(path) } };
			});
	};
	const files = {
		...mapValues<SingleKind, ContentFile<unknown>>(contentFiles, readSingle),
		...mapValues(legalFiles, (path) => required(path, () => readMarkdown(root, path, legal))),
		...mapValues<FolderKind, ContentFile<unknown>[]>(contentFolders, readFolder),
		ownPages: readFolder(ownPages),
	};
	return { files: files as ContentFiles, missing };
}

/**
 * Reads and checks every file under `content/`.
 * @returns the files, without the data of files that have problems, and the problems of all files
 */
export function readContent(root: string): { files: ContentFiles; problems: Problem[] } {
	const { files, missing } = readContentFiles(root);
	const problems = [...missing, ...allContentFiles(files).flatMap((file) => file.problems), ...crossCheck(root, files)];
	// A file that is not read is often the cause.
	return { files, problems: problems.length > 0 ? [...problems, ...unreadFiles(root, files)] : [] };
}

/**
 * Like `readContent`, but throws if there are problems.
 * @throws {ContentError} listing the problems of all files
 */
export function loadContentFiles(root: string): ContentFiles {
	const { files, problems } = readContent(root);
	if (problems.length > 0) throw new ContentError(problems);
	return files;
}

/** The data of `loadContentFiles`, in the original language. */
export const loadContent = (root: string): Content => originalContent(loadContentFiles(root));

/**
 * Reads the brand alone, for code that needs no other content.
 * @throws {ContentError} when the file has mistakes
 */
export function readBrand(root: string): Brand {
	const { data, problems } = readYaml(root, BRAND_FILE, brand);
	if (!data) throw new ContentError(problems);
	return data;
}
