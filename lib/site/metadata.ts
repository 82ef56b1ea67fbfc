import type { Metadata } from "next";
import { getContent } from "../content";

type PageWords = { title?: string; description: string; path: string };

/**
 * A page's title, description and canonical address, for search engines and shared links.
 * @param path the canonical path; an alias passes the path it stands for
 */
export function pageMetadata({ title, description, path }: PageWords): Metadata {
	const { clinic } = getContent();
	return {
		...(title ? { title } : { title: { absolute: `${clinic.name}, ${clinic.address.city}: ${clinic.tagline}` } }),
		description,
		alternates: { canonical: path },
		openGraph: {
			type: "website",
			siteName: clinic.name,
			locale: clinic.language.replace("-", "_"),
			title: title ?? clinic.name,
			description,
			url: path,
		},
	};
}
