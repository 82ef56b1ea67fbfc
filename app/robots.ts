import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content";
import { isPreview } from "@/lib/site/preview";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
	if (isPreview()) return { rules: { userAgent: "*", disallow: "/" } };
	const { site } = getContent().clinic;
	return { rules: { userAgent: "*", allow: "/" }, sitemap: new URL("/sitemap.xml", site).href };
}
