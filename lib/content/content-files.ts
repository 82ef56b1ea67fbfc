import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { slugFromFile } from "../model/content-path";
import { legal, type OwnPage } from "../model/schema/pages";
import { type ContentFile, readMarkdown, readYaml, type Tokens, tokensOf, withoutText } from "./content-file";
import { contentFiles, contentFolders, legalFiles, ownPages } from "./content-schemas";
import { filesIn } from "./files";
import { fileProblem, type Problem } from "./problem";

/** A folder's YAML files, at any depth, sorted. */
function yamlFiles(root: string, folder: string): string[] {
	return filesIn(root, folder).filter((name) => /\.ya?ml$/.test(name));
}

type ContentFolder<S extends z.ZodObject, P> = { folder: string; schema: S; fieldsFromPath: (path: string) => P };

/** The schema of an optional file. YAML reads an empty file as null. */
const optionalFile = <S extends z.ZodType>(schema: S) => z.preprocess((data) => data ?? undefined, schema.optional());

/**
 * Reads every file under `content/` and checks each against its schema.
 * @returns the files, and a problem for each required file that is missing
 */
export function readContentFiles(root: string) {
	const missing: Problem[] = [];
	const required = <T>(path: string, read: () => ContentFile<T>): ContentFile<T> => {
		if (existsSync(join(root, path))) return read();
		missing.push(fileProblem(path, "required, but there is no such file"));
		return withoutText(path);
	};
	const yaml = <S extends z.ZodType>({ path, schema }: { path: string; schema: S }, tokens?: Tokens) =>
		required(path, () => readYaml(root, path, schema, tokens));
	const optionalYaml = <S extends z.ZodType>({ path, schema }: { path: string; schema: S }, tokens?: Tokens) =>
		readYaml(root, path, optionalFile(schema), tokens);
	const folder = <S extends z.ZodObject, P>({ folder, schema, fieldsFromPath }: ContentFolder<S, P>, tokens?: Tokens) =>
		yamlFiles(root, folder).map((path): ContentFile<z.output<S> & P> => {
			const file = readYaml(root, path, schema, tokens);
			return { ...file, data: file.data && { ...file.data, ...fieldsFromPath(path) } };
		});
	const markdown = (path: string) => required(path, () => readMarkdown(root, path, legal));
	const clinicFile = yaml(contentFiles.clinic);
	const emergencyFile = optionalYaml(contentFiles.emergency);
	// If a token file is invalid, do not report unknown tokens elsewhere.
	const known = emergencyFile.problems.length === 0;
	const tokens = clinicFile.data && known ? tokensOf(clinicFile.data, emergencyFile.data) : undefined;
	const files = {
		clinic: clinicFile,
		emergency: optionalYaml(contentFiles.emergency, tokens),
		brand: yaml(contentFiles.brand),
		labels: yaml(contentFiles.labels),
		navigation: yaml(contentFiles.navigation),
		home: yaml(contentFiles.home, tokens),
		booking: yaml(contentFiles.booking, tokens),
		clinicPage: yaml(contentFiles.clinicPage, tokens),
		notices: optionalYaml(contentFiles.notices, tokens),
		gallery: optionalYaml(contentFiles.gallery, tokens),
		testimonials: optionalYaml(contentFiles.testimonials),
		search: optionalYaml(contentFiles.search),
		searches: optionalYaml(contentFiles.searches),
		privacy: markdown(legalFiles.privacy),
		terms: markdown(legalFiles.terms),
		doctors: folder(contentFolders.doctors, tokens),
		treatments: folder(contentFolders.treatments, tokens),
		guides: folder(contentFolders.guides, tokens),
		ownPages: filesIn(root, ownPages.folder)
			.filter((path) => path.endsWith(".md"))
			.map((path): ContentFile<OwnPage> => {
				const file = readMarkdown(root, path, ownPages.schema, tokens);
				return { ...file, data: file.data && { ...file.data, ...slugFromFile(path) } };
			}),
		references: folder(contentFolders.references),
	};
	return { files, missing };
}

/** Every content file: its data, or its problems. */
export type ContentFiles = ReturnType<typeof readContentFiles>["files"];

export const allContentFiles = (files: Partial<ContentFiles>): ContentFile<unknown>[] =>
	Object.values<ContentFile<unknown> | ContentFile<unknown>[]>(files).flat();

/** The content that is the same in all languages: sources, and what visitors type into the search. */
const shared = ["references", "search", "searches"] as const;

/** The name of content that is translated. */
export type TranslatedName = Exclude<keyof ContentFiles, (typeof shared)[number]>;

/** The files of the content that is translated, with the names of the content. */
export const translatedFiles = (files: ContentFiles): { name: TranslatedName; file: ContentFile<unknown> }[] =>
	(Object.keys(files) as (keyof ContentFiles)[])
		.filter((name): name is TranslatedName => !shared.some((sharedName) => sharedName === name))
		.flatMap((name) => [files[name]].flat().map((file: ContentFile<unknown>) => ({ name, file })));
