import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content";
import { routeTable, treatmentPath } from "@/lib/site/routes";

export const dynamic = "force-static";

/** An address as text of an XML document. Next writes it there as it is; `&` is the one sign that XML does not take. */
const asXml = (url: URL) => url.href.replaceAll("&", "&amp;");

/** The canonical paths; aliases point to them and are left out (design: routes). */
export default function sitemap(): MetadataRoute.Sitemap {
	const content = getContent();
	const reviewed = new Map(content.treatments.map((treatment) => [treatmentPath(treatment), treatment.review?.on]));
	return routeTable(content)
		.filter(({ path, canonical }) => path === canonical)
		.map(({ path }) => ({
			url: asXml(new URL(path, content.clinic.site)),
			...(reviewed.get(path) && { lastModified: reviewed.get(path) }),
		}));
}
