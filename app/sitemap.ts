import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content";
import { pageChanged } from "@/lib/content/page-changed";
import { sitemapEntries } from "@/lib/site/sitemap";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
	return sitemapEntries(getContent(), pageChanged);
}
