import type { MetadataRoute } from "next";
import { paths } from "@/lib/model/routes";
import { getContent } from "@/lib/pages/content";

export const dynamic = "force-static";

/** The web app manifest, for the home screen of a phone. */
export default function manifest(): MetadataRoute.Manifest {
	const { brand, clinic } = getContent();
	return {
		name: clinic.name,
		short_name: clinic.wordmark,
		description: clinic.description,
		lang: clinic.language,
		start_url: paths.home,
		display: "minimal-ui",
		background_color: brand.colours[brand.browser.background],
		theme_color: brand.colours[brand.browser.theme],
		icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
	};
}
