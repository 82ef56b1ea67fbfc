import type { TreatmentRef } from "./content-path";

/** Paths of single pages. Galleries and the emergency page exist if they have content. A slash at either end. */
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

/** The not-found page: its path in Next, and the file as which hosts expect it. */
export const notFoundPage = { path: "/not-found/", file: "404.html" } as const;

export const searchHref = (query: string) => `${paths.search}?q=${encodeURIComponent(query)}`;

/** First segments without treatments. */
export const pageFolders = ["about", "gallery", "guides"] as const;

export const menuPath = (menuSlug: string) => `/${menuSlug}/`;
export const doctorPath = (doctorSlug: string) => `/about/${doctorSlug}/`;
/** Stands for the guides of a clinic without any: Next cannot export zero pages, and the export removes that page. */
export const NO_GUIDE = "-";

export const guidePath = (guideSlug: string) => `/guides/${guideSlug}/`;
export const treatmentPath = ({ menu, slug }: TreatmentRef) => `/${menu}/${slug}/`;
/** The sheet for the time after an operation, below the page of the treatment. */
export const aftercarePath = (treatment: TreatmentRef) => `${treatmentPath(treatment)}after-the-operation/`;

/** A path of the site; an alias if `canonical` differs. */
export type Route = { path: string; canonical: string };

/** A path as in the table: a slash at either end, not percent-encoded. */
export function normalisePath(path: string): string {
	const bare = path.replace(/^\/+|\/+$/g, "");
	return bare === "" ? "/" : `/${bare}/`;
}

type RoutedContent = {
	navigation: { menus: { slug: string }[] };
	gallery?: { beforeAfter?: unknown; videos?: unknown };
	emergency?: unknown;
	doctors: { slug: string }[];
	guides: { slug: string }[];
	treatments: (TreatmentRef & { aliases: string[]; aftercare?: unknown })[];
};

/** Paths of single pages without content. */
function pagesWithout({ gallery, emergency }: Pick<RoutedContent, "gallery" | "emergency">): string[] {
	return [
		...(gallery?.beforeAfter ? [] : [paths.beforeAfter]),
		...(gallery?.videos ? [] : [paths.videos]),
		...(emergency ? [] : [paths.emergency]),
	];
}

/** Every path of the site (design: routes). */
export function routeTable(content: RoutedContent): Route[] {
	const canonical = (path: string): Route => ({ path, canonical: path });
	const without = pagesWithout(content);
	return [
		...Object.values(paths)
			.filter((path) => !without.includes(path))
			.map(canonical),
		...content.navigation.menus.map((menu) => canonical(menuPath(menu.slug))),
		...content.doctors.map((doctor) => canonical(doctorPath(doctor.slug))),
		...content.guides.map((guide) => canonical(guidePath(guide.slug))),
		...content.treatments.flatMap(({ menu, slug, aliases, aftercare }) => {
			const path = treatmentPath({ menu, slug });
			return [
				canonical(path),
				...aliases.map((alias) => ({ path: treatmentPath({ menu, slug: alias }), canonical: path })),
				...(aftercare ? [canonical(aftercarePath({ menu, slug }))] : []),
			];
		}),
	];
}

/** The file of licences, made by the export. */
export const LICENCES = "/licences.txt";
