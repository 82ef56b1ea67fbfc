import type { Content } from "./content/load";
import type { MenuLink } from "./menus";
import { type FinishedPicture, finishedPicture } from "./pictures";
import { doctorPath, menuPath } from "./routes";
import { slugify } from "./slug";
import { pathOf } from "./treatments";

/** A page as a card shows it: with the picture that its own page opens with, where it has one. */
export type PicturedLink = MenuLink & { picture?: { finished: FinishedPicture; alt: string } };

type Pictures = Pick<Content, "navigation" | "treatments" | "doctors">;

/** The pictures of pages by path: banners of treatments, portraits of doctors, those that the menus name. */
function pagePictures({ navigation, treatments, doctors }: Pictures) {
	return new Map([
		...treatments.map((treatment) => [pathOf(treatment), treatment.banner] as const),
		...doctors.map((doctor) => [doctorPath(doctor.slug), doctor.portrait] as const),
		...navigation.menus.flatMap((menu) =>
			menu.items.flatMap(({ label, slug, picture }) =>
				picture ? [[`${menuPath(menu.label)}${slug ?? slugify(label)}/`, picture] as const] : [],
			),
		),
	]);
}

/** The links of a menu with their pages' pictures. */
export function withPictures(content: Pictures, links: MenuLink[]): PicturedLink[] {
	const pictures = pagePictures(content);
	return links.map((link) => {
		const picture = pictures.get(link.path);
		return picture?.src ? { ...link, picture: { finished: finishedPicture(picture.src), alt: picture.alt } } : link;
	});
}
