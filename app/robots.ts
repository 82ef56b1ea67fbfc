import type { MetadataRoute } from "next";
import { getContent } from "@/lib/pages/content";
import { isPreview, wholeAddress } from "@/lib/pages/deployment";

export const dynamic = "force-static";

/** Crawlers may read a preview, to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
	const rules = { userAgent: "*", allow: "/" };
	if (isPreview()) return { rules };
	return { rules, sitemap: wholeAddress(getContent().clinic, "/sitemap.xml") };
}
