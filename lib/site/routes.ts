import type { TreatmentPlace } from "../content/place";

/**
 * Paths of pages that exist at most once: the galleries and the page for an emergency where they have content, the others
 * always. A slash at either end.
 */
export const paths = {
	home: "/",
	booking: "/BookingAppointment/",
	search: "/search/",
	emergency: "/in-an-emergency/",
	clinic: "/about/about-clinic/",
	beforeAfter: "/gallery/before-&-after/",
	videos: "/gallery/videos/",
	privacy: "/privacyPolicy/",
	terms: "/termsCondition/",
} as const;

/** The not-found page: where it is made, and the file as which it is exported, by which hosts know it. */
export const notFoundPage = { path: "/not-found/", file: "404.html" } as const;

/** The page with the answers to a query. */
export const searchHref = (query: string) => `${paths.search}?q=${encodeURIComponent(query)}`;

/** First segments under which only pages of their own and doctors stand: Next finds no treatment there. */
export const pageFolders = ["about", "gallery"] as const;

export const menuPath = (menuSlug: string) => `/${menuSlug}/`;
export const doctorPath = (doctorSlug: string) => `/about/${doctorSlug}/`;
export const treatmentPath = ({ menu, slug }: TreatmentPlace) => `/${menu}/${slug}/`;

/** A path at which a page answers. It is an alias when `canonical` differs from it. */
export type Route = { path: string; canonical: string };

/** A path as it is written in the table: a slash at either end, `&` and the like not encoded. */
export function normalisePath(path: string): string {
	const bare = path.replace(/^\/+|\/+$/g, "");
	return bare === "" ? "/" : `/${bare}/`;
}

/** What the table of routes is made from. */
type RoutedContent = {
	navigation: { menus: { slug: string }[] };
	/** The galleries that there are. */
	gallery?: { beforeAfter?: unknown; videos?: unknown };
	/** What the page for an emergency says, if there is one. */
	emergency?: unknown;
	doctors: { slug: string }[];
	treatments: (TreatmentPlace & { aliases: string[] })[];
};

/** The paths of pages that the content does not have. */
function pagesWithout({ gallery, emergency }: Pick<RoutedContent, "gallery" | "emergency">): string[] {
	return [
		...(gallery?.beforeAfter ? [] : [paths.beforeAfter]),
		...(gallery?.videos ? [] : [paths.videos]),
		...(emergency ? [] : [paths.emergency]),
	];
}

/** Every path of the site (design: routes), canonical ones and aliases. */
export function routeTable(content: RoutedContent): Route[] {
	const canonical = (path: string): Route => ({ path, canonical: path });
	const without = pagesWithout(content);
	return [
		...Object.values(paths)
			.filter((path) => !without.includes(path))
			.map(canonical),
		...content.navigation.menus.map((menu) => canonical(menuPath(menu.slug))),
		...content.doctors.map((doctor) => canonical(doctorPath(doctor.slug))),
		...content.treatments.flatMap(({ menu, slug, aliases }) => {
			const path = treatmentPath({ menu, slug });
			return [
				canonical(path),
				...aliases.map((alias) => ({ path: treatmentPath({ menu, slug: alias }), canonical: path })),
			];
		}),
	];
}
