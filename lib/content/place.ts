import { slug } from "./schema/shared";

/** Which treatment a file holds: the slugs of its menu and its own, as its folder and its name say. */
export type TreatmentPlace = { menu: string; slug: string };

/**
 * `content/treatments/hand-surgery/hand-lumps.yaml` as `{ menu: "hand-surgery", slug: "hand-lumps" }`.
 * A file that stands elsewhere gets an empty menu, which no menu has.
 */
export function treatmentPlace(file: string): TreatmentPlace {
	const [, menu = "", name = ""] = /^content\/treatments\/([^/]+)\/([^/]+)\.ya?ml$/.exec(file) ?? [];
	return { menu, slug: name };
}

/** What a file is called, such as `content/doctors/dr-asha-rao.yaml` as `{ slug: "dr-asha-rao" }`. */
export function namePlace(file: string): { slug: string } {
	return { slug: file.replace(/^.*\/|\.ya?ml$/g, "") };
}

/** Whether a segment made of a file's or a folder's name can stand in a path. */
export const isSlug = (name: string): boolean => slug.safeParse(name).success;
