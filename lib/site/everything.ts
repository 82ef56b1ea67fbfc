import type { Content } from "../content/sources";
import { siteMenus } from "./menus";
import { doctorPath, pagesWithout, paths, treatmentPath } from "./routes";

/** A page with a line about it, and its parts if it has any: each a link with its name. */
export type ListedPage = {
	label: string;
	path: string;
	description?: string;
	parts: { label: string; path: string }[];
};

/** Pages under the heading that they have in common. */
export type ListedGroup = { heading: string; path?: string; pages: ListedPage[] };

type Listed = Pick<
	Content,
	"navigation" | "treatments" | "doctors" | "booking" | "emergency" | "gallery" | "privacy" | "terms" | "words"
>;

/** Every page of the site in the order of the menus, treatments with their sections; last what no menu lists. */
export function everything(content: Listed): ListedGroup[] {
	const { navigation, treatments, doctors, booking, emergency, gallery, privacy, terms, words } = content;
	const sections = new Map(
		treatments.map((treatment) => {
			const path = treatmentPath(treatment);
			const parts = treatment.details.sections.map(({ topic }) => ({
				label: words.treatment.topics[topic],
				path: `${path}#${topic}`,
			}));
			return [path, parts];
		}),
	);
	const menus = siteMenus({ navigation, treatments }).map(({ label, path, allLinks }) => ({
		heading: label,
		path,
		pages: allLinks.map((link) => ({ ...link, parts: sections.get(link.path) ?? [] })),
	}));
	const listed = new Set([...menus.flatMap(({ pages }) => pages.map(({ path }) => path)), ...pagesWithout(content)]);
	const others = [
		{ label: words.breadcrumb.home, path: paths.home },
		{ label: booking.heading, path: paths.booking },
		{ label: emergency?.heading ?? "", path: paths.emergency },
		...doctors.map(({ name, slug }) => ({ label: name, path: doctorPath(slug) })),
		{ label: words.clinicPage.here, path: paths.clinic },
		{ label: gallery?.beforeAfter?.heading ?? "", path: paths.beforeAfter },
		{ label: gallery?.videos?.heading ?? "", path: paths.videos },
		{ label: privacy.title, path: paths.privacy },
		{ label: terms.title, path: paths.terms },
	].filter(({ path }) => !listed.has(path));
	return [...menus, { heading: words.search.others, pages: others.map((page) => ({ ...page, parts: [] })) }];
}
