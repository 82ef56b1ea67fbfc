import type { TreatmentPlace } from "../../content/place";
import type { Content } from "../../content/sources";
import { wholeAddress } from "../address";
import { doctorPath, paths, treatmentPath } from "../routes";

/** The site that addresses are of. */
export type Site = Pick<Content, "clinic">;

/** The whole address of a path of the site. */
export const absolute = ({ clinic }: Site, path: string): string => wholeAddress(clinic, path);

/** A node named by its id alone (JSON-LD 1.1, section 3.3): what it is, the graph says elsewhere. */
export const ref = (id: string) => ({ "@id": id });

// Ids are addresses, so that each is the same on every page and leads to the page that tells the whole of it.

export const websiteId = (site: Site) => absolute(site, `${paths.home}#website`);
export const clinicId = (site: Site) => absolute(site, `${paths.home}#clinic`);
export const addressId = (site: Site) => absolute(site, `${paths.home}#address`);
/** @param number of the branch, from one */
export const branchId = (site: Site, number: number) => absolute(site, `${paths.home}#branch-${number}`);
export const doctorId = (site: Site, slug: string) => absolute(site, `${doctorPath(slug)}#doctor`);
export const procedureId = (site: Site, treatment: TreatmentPlace) =>
	absolute(site, `${treatmentPath(treatment)}#treatment`);
export const filmId = (site: Site, src: string) => absolute(site, `${src}#film`);

/** A part of a page; that of its questions is also the anchor of their section. */
export const partId = (site: Site, path: string, part: "breadcrumb" | "picture" | "list" | "questions") =>
	absolute(site, `${path}#${part}`);
