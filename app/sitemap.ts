import type { MetadataRoute } from "next";
import { sitemapEntries } from "@/lib/machines/sitemap";
import { getContents, pageChanged } from "@/lib/pages/content";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
	return getContents().flatMap((content) => sitemapEntries(content, pageChanged));
}
