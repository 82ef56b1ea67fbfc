import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from "schema-dts";
import { paths } from "../routes";
import { absolute, clinicId, ref, type Site, websiteId } from "./ids";

/** The site in short, as pages name it that are part of it. */
export const websiteInShort = (site: Site): WebSiteLeaf => ({
	"@type": "WebSite",
	"@id": websiteId(site),
	url: absolute(site, paths.home),
	name: site.clinic.name,
});

/** The site (schema.org/WebSite), and how it is searched (schema.org/SearchAction). */
export function websiteNode(site: Site): WebSiteLeaf {
	const search: WithActionConstraints<SearchActionLeaf> = {
		"@type": "SearchAction",
		target: { "@type": "EntryPoint", urlTemplate: `${absolute(site, paths.search)}?q={search_term_string}` },
		"query-input": "required name=search_term_string",
	};
	return {
		...websiteInShort(site),
		alternateName: site.clinic.wordmark,
		inLanguage: site.clinic.language,
		publisher: ref(clinicId(site)),
		potentialAction: search,
	};
}
