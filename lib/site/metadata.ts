import type { Metadata } from "next";
import type { Clinic } from "../content/schema/clinic";

type PageWords = { title?: string; description: string; path: string };

type ClinicFacts = Pick<Clinic, "name" | "tagline" | "language" | "address">;

/**
 * A page's title, description and canonical address, for search engines and shared links.
 * @param path the canonical path; an alias passes the path it stands for
 */
export function pageMetadata(clinic: ClinicFacts, { title, description, path }: PageWords): Metadata {
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
