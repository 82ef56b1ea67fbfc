import type { Content } from "../content/sources";
import type { MenuLink } from "./menus";
import { type FinishedPicture, finishedPicture } from "./pictures";
import { doctorPath, normalisePath, treatmentPath } from "./routes";

/** A page as a card shows it: with the picture that its own page opens with, where it has one, as decoration. */
export type PicturedLink = MenuLink & { picture?: FinishedPicture };

type Pictures = Pick<Content, "navigation" | "treatments" | "doctors">;

/** The pictures of pages by path: banners of treatments, portraits of doctors, those that the menus name. */
function pagePictures({ navigation, treatments, doctors }: Pictures) {
	return new Map([
		...treatments.map((treatment) => [treatmentPath(treatment), treatment.banner.src] as const),
		...doctors.map((doctor) => [doctorPath(doctor.slug), doctor.portrait.src] as const),
		...navigation.menus.flatMap((menu) =>
			menu.items.flatMap((item) =>
				typeof item !== "string" && item.picture ? [[normalisePath(item.path), item.picture.src] as const] : [],
			),
		),
	]);
}

/** The links of a menu with their pages' pictures. */
export function withPictures(content: Pictures, links: MenuLink[]): PicturedLink[] {
	const pictures = pagePictures(content);
	return links.map((link) => {
		const src = pictures.get(link.path);
		return src ? { ...link, picture: finishedPicture(src) } : link;
	});
}
