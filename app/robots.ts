import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content";
import { wholeAddress } from "@/lib/site/address";
import { isPreview } from "@/lib/site/preview";

export const dynamic = "force-static";

/** A preview, too, may be read: whoever may not read a page never sees its `noindex`, and may list its address all the same. */
export default function robots(): MetadataRoute.Robots {
	const rules = { userAgent: "*", allow: "/" };
	if (isPreview()) return { rules };
	return { rules, sitemap: wholeAddress(getContent().clinic, "/sitemap.xml") };
}
