import type * as z from "zod";
import { slugFromFile, treatmentRefFromFile } from "../model/content-path";
import { brand } from "../model/schema/brand";
import { clinic } from "../model/schema/clinic";
import { doctor } from "../model/schema/doctor";
import { emergency } from "../model/schema/emergency";
import { guide } from "../model/schema/guide";
import { home } from "../model/schema/home";
import { interfaceLabels } from "../model/schema/interface";
import { navigation } from "../model/schema/navigation";
import { booking, clinicPage, gallery, legal, notices, ownPage, testimonials } from "../model/schema/pages";
import { reference } from "../model/schema/reference";
import { search, searches } from "../model/schema/search";
import { markdown } from "../model/schema/shared";
import { treatment } from "../model/schema/treatment";

/**
 * The files that exist once, each with its schema; JSON Schemas for editors are generated from them. An `optional` file may
 * be missing or empty. In files with `tokens`, `{tokens}` in texts are filled.
 */
export const contentFiles = {
	clinic: { path: "content/clinic.yaml", schema: clinic },
	brand: { path: "content/brand.yaml", schema: brand },
	labels: { path: "content/interface.yaml", schema: interfaceLabels },
	navigation: { path: "content/navigation.yaml", schema: navigation },
	home: { path: "content/home.yaml", schema: home, tokens: true },
	booking: { path: "content/booking.yaml", schema: booking, tokens: true },
	clinicPage: { path: "content/about-clinic.yaml", schema: clinicPage, tokens: true },
	notices: { path: "content/notices.yaml", schema: notices, tokens: true, optional: true },
	gallery: { path: "content/gallery.yaml", schema: gallery, tokens: true, optional: true },
	testimonials: { path: "content/testimonials.yaml", schema: testimonials, optional: true },
	emergency: { path: "content/emergency.yaml", schema: emergency, tokens: true, optional: true },
	search: { path: "content/search.yaml", schema: search, optional: true },
	searches: { path: "content/searches.yaml", schema: searches, optional: true },
} as const;

/** The folders whose files share a schema; `fieldsFromPath` derives fields from a file's path. */
export const contentFolders = {
	doctors: { folder: "content/doctors", schema: doctor, fieldsFromPath: slugFromFile, tokens: true },
	treatments: { folder: "content/treatments", schema: treatment, fieldsFromPath: treatmentRefFromFile, tokens: true },
	guides: { folder: "content/guides", schema: guide, fieldsFromPath: slugFromFile, tokens: true },
	references: { folder: "content/references", schema: reference, fieldsFromPath: slugFromFile },
};

/** The clinic's own pages: Markdown files with the same front matter. */
export const ownPages = {
	folder: "content/pages",
	schema: ownPage,
	fieldsFromPath: slugFromFile,
	tokens: true,
	markdown: true,
};

export const legalFiles = {
	privacy: "content/legal/privacy-policy.md",
	terms: "content/legal/terms.md",
} as const;

const legalPage = legal.extend({ body: markdown });
const textPage = ownPage.extend({ body: markdown });

/** How the file at a path is read, or the files of a folder; a Markdown file has its text in `body`. */
export function kindOf(path: string): { schema: z.ZodType; tokens?: boolean } | undefined {
	const isIn = ({ folder }: { folder: string }) => `${path}/`.startsWith(`${folder}/`);
	if (isIn(ownPages)) return { ...ownPages, schema: textPage };
	if (Object.values<string>(legalFiles).includes(path)) return { schema: legalPage };
	return Object.values(contentFiles).find((file) => file.path === path) ?? Object.values(contentFolders).find(isIn);
}

export const schemaOf = (path: string): z.ZodType | undefined => kindOf(path)?.schema;
