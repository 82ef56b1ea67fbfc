import type { TreatmentRef } from "./content-path";

/** Paths of single pages. Some exist only if they have content (`singlePages`). A slash at either end. */
export const paths = {
	home: "/",
	booking: "/BookingAppointment/",
	search: "/search/",
	emergency: "/in-an-emergency/",
	clinic: "/about/about-clinic/",
	beforeAfter: "/gallery/before-&-after/",
	videos: "/gallery/videos/",
	fees: "/fees/",
	articles: "/articles/",
	privacy: "/privacyPolicy/",
	terms: "/termsCondition/",
} as const;

/** The not-found page: its path in Next, and the file as which hosts expect it. */
export const notFoundPage = { path: "/not-found/", file: "404.html" } as const;

export const searchHref = (query: string) => `${paths.search}?${new URLSearchParams({ q: query })}`;

/** First segments without treatments. */
export const pageFolders = ["about", "gallery", "guides", "articles"] as const;

export const menuPath = (menuSlug: string) => `/${menuSlug}/`;
export const doctorPath = (doctorSlug: string) => `/about/${doctorSlug}/`;
/** Stands for the guides or articles of a clinic without any: Next cannot export zero pages, and the export removes it. */
export const NO_PAGE = "-";

export const guidePath = (guideSlug: string) => `/guides/${guideSlug}/`;
/** The path of a page of `content/pages/`: one with a date of publication is an article. */
export const ownPagePath = ({ slug, published }: { slug: string; published?: string }) =>
	published ? `${paths.articles}${slug}/` : `/${slug}/`;
export const treatmentPath = ({ menu, slug }: TreatmentRef) => `/${menu}/${slug}/`;
/** The sheet for the time after an operation, below the page of the treatment. */
export const aftercarePath = (treatment: TreatmentRef) => `${treatmentPath(treatment)}after-the-operation/`;

type RoutedContent = {
	navigation: { menus: { slug: string }[] };
	gallery?: { beforeAfter?: unknown; videos?: unknown };
	emergency?: unknown;
	clinicPage?: { charges?: unknown };
	doctors: { slug: string }[];
	guides: { slug: string }[];
	ownPages: { slug: string; published?: string }[];
	treatments: (TreatmentRef & { aliases: string[]; aftercare?: unknown; details?: { sections: object[] } })[];
};

const hasPrice = ({ details }: RoutedContent["treatments"][number]): boolean =>
	details?.sections.some((section) => "price" in section && section.price) ?? false;

type SinglePage<Name = string> = { name: Name; needs?: (content: RoutedContent) => unknown };

/** Single pages: the name of their content, and what some need to exist. */
const singlePages = {
	home: { name: "home" },
	booking: { name: "booking" },
	search: { name: "labels" },
	emergency: { name: "emergency", needs: ({ emergency }) => emergency },
	clinic: { name: "clinicPage" },
	beforeAfter: { name: "gallery", needs: ({ gallery }) => gallery?.beforeAfter },
	videos: { name: "gallery", needs: ({ gallery }) => gallery?.videos },
	fees: { name: "labels", needs: ({ clinicPage, treatments }) => clinicPage?.charges || treatments.some(hasPrice) },
	articles: { name: "labels", needs: ({ ownPages }) => ownPages.some(({ published }) => published) },
	privacy: { name: "privacy" },
	terms: { name: "terms" },
} as const satisfies Record<keyof typeof paths, SinglePage>;

type ContentName =
	| (typeof singlePages)[keyof typeof paths]["name"]
	| "navigation"
	| "doctors"
	| "guides"
	| "ownPages"
	| "treatments";

/** The content from which a page is rendered: its name, and for one file of a folder the slug, and the menu. */
export type RouteContent = { name: ContentName; slug?: string; menu?: string };

/** Whether a page is rendered from some data of the content that its route names. */
export function isRouteContent({ slug, menu }: RouteContent, data: unknown): boolean {
	const rendered = data as { slug?: string; menu?: string };
	return !slug || (rendered.slug === slug && rendered.menu === menu);
}

/** A path of the site; an alias if `canonical` differs. */
export type Route = { path: string; canonical: string; content: RouteContent };

/** A path as in the table: a slash at either end, not percent-encoded. */
export function normalisePath(path: string): string {
	const bare = path.replace(/^\/+|\/+$/g, "");
	return bare === "" ? "/" : `/${bare}/`;
}

/** Every path of the site. */
export function routeTable(content: RoutedContent): Route[] {
	const canonical = (path: string, content: RouteContent): Route => ({ path, canonical: path, content });
	const single = Object.keys(paths) as (keyof typeof paths)[];
	return [
		...single.flatMap((page) => {
			const { name, needs = () => true }: SinglePage<ContentName> = singlePages[page];
			return needs(content) ? canonical(paths[page], { name }) : [];
		}),
		...content.navigation.menus.map(({ slug }) => canonical(menuPath(slug), { name: "navigation" })),
		...content.doctors.map(({ slug }) => canonical(doctorPath(slug), { name: "doctors", slug })),
		...content.guides.map(({ slug }) => canonical(guidePath(slug), { name: "guides", slug })),
		...content.ownPages.map((page) => canonical(ownPagePath(page), { name: "ownPages", slug: page.slug })),
		...content.treatments.flatMap(({ menu, slug, aliases, aftercare }) => {
			const route = canonical(treatmentPath({ menu, slug }), { name: "treatments", slug, menu });
			return [
				route,
				...aliases.map((alias) => ({ ...route, path: treatmentPath({ menu, slug: alias }) })),
				...(aftercare ? [canonical(aftercarePath({ menu, slug }), route.content)] : []),
			];
		}),
	];
}

/** The address of the service worker. It must never change: browsers look for updates there. */
export const FIRST_AID_WORKER = "/first-aid-worker.js";

/** The file of licences, made by the export. */
export const LICENCES = "/licences.txt";
