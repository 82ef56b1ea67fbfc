import type { MetadataRoute } from "next";
import { getContents } from "@/lib/content";
import { pageChanged } from "@/lib/content/generated-files";
import { sitemapEntries } from "@/lib/site/sitemap";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
	return getContents().flatMap((content) => sitemapEntries(content, pageChanged));
}
