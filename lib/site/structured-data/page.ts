import type {
	AboutPageLeaf,
	BreadcrumbListLeaf,
	CollectionPageLeaf,
	ContactPageLeaf,
	ImageGalleryLeaf,
	ItemListLeaf,
	MedicalWebPageLeaf,
	ProfilePageLeaf,
	SearchResultsPageLeaf,
	VideoGalleryLeaf,
	WebPageLeaf,
} from "schema-dts";
import type { Crumbs } from "../breadcrumb";
import { absolute, clinicId, partId, ref, type Site, websiteId } from "./ids";

export type PageNode =
	| AboutPageLeaf
	| CollectionPageLeaf
	| ContactPageLeaf
	| ImageGalleryLeaf
	| MedicalWebPageLeaf
	| ProfilePageLeaf
	| SearchResultsPageLeaf
	| VideoGalleryLeaf
	| WebPageLeaf;

/** A page as its graph describes it. */
export type DescribedPage = {
	/** What schema.org calls it. */
	type: PageNode["@type"];
	path: string;
	name: string;
	description: string;
	/** The day on which it was changed last, if that is known. */
	changed?: string;
	/** Where it stands; home stands nowhere. */
	crumbs?: Crumbs;
};

/** What a page is, besides what every page is. */
export type PageFacts = Omit<MedicalWebPageLeaf, "@type" | "@id">;

/** A page (schema.org/WebPage or a type of it): of which site, in which language, and where it stands. */
export function pageNode(
	site: Site,
	{ type, path, name, description, changed, crumbs }: DescribedPage,
	facts: PageFacts = {},
): PageNode {
	return {
		"@type": type,
		"@id": absolute(site, path),
		url: absolute(site, path),
		name,
		description,
		inLanguage: site.clinic.language,
		dateModified: changed,
		isPartOf: ref(websiteId(site)),
		publisher: ref(clinicId(site)),
		breadcrumb: crumbs && ref(partId(site, path, "breadcrumb")),
		...facts,
	};
}

/** Where the page at `path` stands (schema.org/BreadcrumbList): the pages above it, and itself. */
export const breadcrumbNode = (site: Site, path: string, { above, here }: Crumbs): BreadcrumbListLeaf => ({
	"@type": "BreadcrumbList",
	"@id": partId(site, path, "breadcrumb"),
	itemListElement: [...above, { label: here, path }].map((page, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: page.label,
		item: absolute(site, page.path),
	})),
});

/** The pages that the page at `path` lists, in its order (schema.org/ItemList). */
export const listNode = (site: Site, path: string, links: { label: string; path: string }[]): ItemListLeaf => ({
	"@type": "ItemList",
	"@id": partId(site, path, "list"),
	itemListElement: links.map((link, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name: link.label,
		url: absolute(site, link.path),
	})),
});
