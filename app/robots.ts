import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content";
import { wholeAddress } from "@/lib/site/address";
import { isPreview } from "@/lib/site/preview";

export const dynamic = "force-static";

/** Crawlers may read a preview, to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
	const rules = { userAgent: "*", allow: "/" };
	if (isPreview()) return { rules };
	return { rules, sitemap: wholeAddress(getContent().clinic, "/sitemap.xml") };
}
