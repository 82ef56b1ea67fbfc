import type { MetadataRoute } from "next";
import { getContent } from "@/lib/content";

export const dynamic = "force-static";

export default function robots(): MetadataRoute.Robots {
	const { site } = getContent().clinic;
	return { rules: { userAgent: "*", allow: "/" }, sitemap: new URL("/sitemap.xml", site).href };
}
