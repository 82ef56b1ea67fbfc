import type { SiteContent } from "../content";
import type { FinishedPicture } from "../content/finished";
import type { Treatment } from "../content/schema/treatment";
import { memoize } from "../memoize";
import type { MenuLink } from "./menus";
import { doctorPath, normalisePath, treatmentPath } from "./routes";
import { relatedTreatments } from "./treatments";

/** A page as a card shows it: with the picture that its own page opens with, where it has one, as decoration. */
export type PicturedLink = MenuLink & { picture?: FinishedPicture };

type Pictures = Pick<SiteContent, "navigation" | "treatments" | "doctors">;

/** The pictures of pages by path: banners of treatments, portraits of doctors, those that the menus name. */
const pagePictures = memoize(
	({ navigation, treatments, doctors }: Pictures) =>
		new Map([
			...treatments.map((treatment) => [treatmentPath(treatment), treatment.banner.finished] as const),
			...doctors.map((doctor) => [doctorPath(doctor.slug), doctor.portrait.finished] as const),
			...navigation.menus.flatMap((menu) =>
				menu.items.flatMap((item) =>
					typeof item !== "string" && item.picture ? [[normalisePath(item.path), item.picture.finished] as const] : [],
				),
			),
		]),
);

/** The links of a menu with their pages' pictures. */
export function withPictures(content: Pictures, links: MenuLink[]): PicturedLink[] {
	const pictures = pagePictures(content);
	return links.map((link) => {
		const picture = pictures.get(link.path);
		return picture ? { ...link, picture } : link;
	});
}

/** The treatments that `treatment` names as related, as cards show them. */
export function relatedLinks(content: Pictures, treatment: Pick<Treatment, "related">): PicturedLink[] {
	const links = relatedTreatments(content, treatment).map((related) => ({
		label: related.link,
		path: treatmentPath(related),
		description: related.menuLine,
	}));
	return withPictures(content, links);
}
