import type { Content } from "../../content/content-of";
import type { TreatmentPlace } from "../../content/place";
import { wholeAddress } from "../address";
import { localPath } from "../editions";
import { doctorPath, paths, treatmentPath } from "../routes";

/** The site that addresses are of, in one of its languages. */
export type Site = Pick<Content, "clinic" | "edition">;

/** The whole address of a page of the site in its language, or of a file. */
export const absolute = ({ clinic, edition }: Site, path: string): string =>
	wholeAddress(clinic, localPath(edition, path));

/** The id of a thing, which is the same in every language. */
const thing = ({ clinic }: Site, path: string): string => wholeAddress(clinic, path);

/** A node named by its id alone (JSON-LD 1.1, section 3.3): what it is, the graph says elsewhere. */
export const ref = (id: string) => ({ "@id": id });

// Ids are addresses, so that each is the same on every page and leads to the page that tells the whole of it.

export const websiteId = (site: Site) => thing(site, `${paths.home}#website`);
export const clinicId = (site: Site) => thing(site, `${paths.home}#clinic`);
export const addressId = (site: Site) => thing(site, `${paths.home}#address`);
/** @param number of the branch, from one */
export const branchId = (site: Site, number: number) => thing(site, `${paths.home}#branch-${number}`);
export const doctorId = (site: Site, slug: string) => thing(site, `${doctorPath(slug)}#doctor`);
export const procedureId = (site: Site, treatment: TreatmentPlace) =>
	thing(site, `${treatmentPath(treatment)}#treatment`);
export const filmId = (site: Site, src: string) => thing(site, `${src}#film`);

/** A part of a page; that of its questions is also the anchor of their section. */
export const partId = (site: Site, path: string, part: "breadcrumb" | "picture" | "list" | "questions") =>
	absolute(site, `${path}#${part}`);
