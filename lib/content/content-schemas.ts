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
 * The files that exist once, each with its schema; JSON Schemas for editors are generated from them. In files with
 * `tokens`, `{tokens}` in texts are filled.
 */
export const contentFiles = {
	clinic: { file: "content/clinic.yaml", schema: clinic },
	brand: { file: "content/brand.yaml", schema: brand },
	labels: { file: "content/interface.yaml", schema: interfaceLabels },
	navigation: { file: "content/navigation.yaml", schema: navigation },
	home: { file: "content/home.yaml", schema: home, tokens: true },
	booking: { file: "content/booking.yaml", schema: booking, tokens: true },
	clinicPage: { file: "content/about-clinic.yaml", schema: clinicPage, tokens: true },
	notices: { file: "content/notices.yaml", schema: notices, tokens: true },
	gallery: { file: "content/gallery.yaml", schema: gallery, tokens: true },
	testimonials: { file: "content/testimonials.yaml", schema: testimonials },
	emergency: { file: "content/emergency.yaml", schema: emergency, tokens: true },
	search: { file: "content/search.yaml", schema: search },
	searches: { file: "content/searches.yaml", schema: searches },
};

/** The folders whose files share a schema; `place` derives fields from a file's path. */
export const contentFolders = {
	doctors: { folder: "content/doctors", schema: doctor, place: slugFromFile, tokens: true },
	treatments: { folder: "content/treatments", schema: treatment, place: treatmentRefFromFile, tokens: true },
	guides: { folder: "content/guides", schema: guide, place: slugFromFile, tokens: true },
	references: { folder: "content/references", schema: reference, place: slugFromFile },
};

/** The clinic's own pages: Markdown files with the same front matter. */
export const ownPages = { folder: "content/pages", schema: ownPage, tokens: true } as const;

export const legalFiles = {
	privacy: "content/legal/privacy-policy.md",
	terms: "content/legal/terms.md",
} as const;

const legalPage = legal.extend({ body: markdown });
const textPage = ownPage.extend({ body: markdown });

/** The schema of an original by its path, or of a folder's files; a Markdown file has its text in `body`. */
export function schemaOf(path: string): z.ZodType | undefined {
	const isIn = ({ folder }: { folder: string }) => `${path}/`.startsWith(`${folder}/`);
	if (isIn(ownPages)) return textPage;
	if (Object.values<string>(legalFiles).includes(path)) return legalPage;
	const file = Object.values(contentFiles).find((one) => one.file === path);
	return (file ?? Object.values(contentFolders).find(isIn))?.schema;
}
