import type { Content } from "./content/load";
import { slugify } from "./slug";

/** Paths of pages that exist once, whatever the content. Every path begins and ends with a slash. */
export const paths = {
	home: "/",
	booking: "/BookingAppointment/",
	clinic: "/about/about-clinic/",
	beforeAfter: "/gallery/before-&-after/",
	videos: "/gallery/videos/",
	privacy: "/privacyPolicy/",
	terms: "/termsCondition/",
} as const;

export const menuPath = (menuLabel: string) => `/${slugify(menuLabel)}/`;
export const doctorPath = (doctorSlug: string) => `/about/${doctorSlug}/`;
export const treatmentPath = (menuLabel: string, link: string) => `/${slugify(menuLabel)}/${slugify(link)}/`;

/** A path at which a page answers. It is an alias when `canonical` differs from it. */
export type Route = { path: string; canonical: string };

/** A path as it is written in the table: a slash at either end, `&` and the like not encoded. */
export function normalisePath(path: string): string {
	const bare = path.replace(/^\/+|\/+$/g, "");
	return bare === "" ? "/" : `/${bare}/`;
}

/** Every path of the site (design: routes), canonical ones and aliases. */
export function routeTable(content: Pick<Content, "navigation" | "doctors" | "treatments">): Route[] {
	const canonical = (path: string): Route => ({ path, canonical: path });
	return [
		...Object.values(paths).map(canonical),
		...content.navigation.menus.map((menu) => canonical(menuPath(menu.label))),
		...content.doctors.map((doctor) => canonical(doctorPath(doctor.slug))),
		...content.treatments.flatMap(({ menu, link, aliases }) => {
			const path = treatmentPath(menu, link);
			return [canonical(path), ...aliases.map((alias) => ({ path: `${menuPath(menu)}${alias}/`, canonical: path }))];
		}),
	];
}
