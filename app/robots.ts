import type { MetadataRoute } from "next";
import { wholeAddress } from "@/lib/pages/address";
import { getContent } from "@/lib/pages/content";
import { isPreview } from "@/lib/pages/preview";

export const dynamic = "force-static";

/** Crawlers may read a preview, to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
	const rules = { userAgent: "*", allow: "/" };
	if (isPreview()) return { rules };
	return { rules, sitemap: wholeAddress(getContent().clinic, "/sitemap.xml") };
}
