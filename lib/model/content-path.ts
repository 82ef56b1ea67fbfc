import { slug } from "./schema/shared";

/** A treatment's menu and slug, from its file's folder and name. */
export type TreatmentRef = { menu: string; slug: string };

/**
 * `content/treatments/hand-surgery/hand-lumps.yaml` as `{ menu: "hand-surgery", slug: "hand-lumps" }`.
 * For a file elsewhere, `menu` is empty.
 */
export function treatmentRefFromFile(file: string): TreatmentRef {
	const [, menu = "", name = ""] = /^content\/treatments\/([^/]+)\/([^/]+)\.ya?ml$/.exec(file) ?? [];
	return { menu, slug: name };
}

/** A treatment's id in the content: `menu-slug/slug`. */
export const treatmentId = ({ menu, slug }: TreatmentRef) => `${menu}/${slug}`;

/** The slug of a file: `content/doctors/dr-asha-rao.yaml` or `content/pages/dr-asha-rao.md` as `{ slug: "dr-asha-rao" }`. */
export function slugFromFile(file: string): { slug: string } {
	return { slug: file.replace(/^.*\/|\.(?:ya?ml|md)$/g, "") };
}

/** Whether a file or folder name is a valid path segment. */
export const isSlug = (name: string): boolean => slug.safeParse(name).success;

/** The path of a file's translation: of `content/home.yaml`, `content/mr/home.po`. */
export const translationFile = (file: string, language: string): string =>
	file.replace(/^content\/(.*)\.(?:ya?ml|md)$/, `content/${language}/$1.po`);
