import type { Metadata } from "next";
import type { Clinic } from "../content/schema/clinic";
import { isPreview } from "./preview";
import { SOCIAL_SIZE, socialPicturePath } from "./social-picture";

type PageWords = {
	/** The page's name; the clinic's follows it. */
	title?: string;
	/** The whole title, where the page has one as patients search for it. */
	searchTitle?: string;
	description: string;
	path: string;
	/** What networks call such a page, with what belongs to it; a page of the site unless given. */
	kind?: { type: "website" | "profile" } | { type: "article"; section?: string; modifiedTime?: string };
	/** The address of the page's plain-text copy. */
	text?: string;
};

type ClinicFacts = Pick<Clinic, "name" | "tagline" | "language" | "address">;

/**
 * A page's title, description and canonical address, for search engines and shared links.
 * @param path the canonical path; an alias passes the path it stands for
 */
export function pageMetadata(
	clinic: ClinicFacts,
	{ title, searchTitle, description, path, kind = { type: "website" }, text }: PageWords,
): Metadata {
	const named = clinic.address ? `${clinic.name}, ${clinic.address.city}` : clinic.name;
	const whole = searchTitle ?? (title ? undefined : `${named}: ${clinic.tagline}`);
	const alt = title ? `${title}, ${clinic.name}` : `${clinic.name}, ${clinic.tagline}`;
	return {
		title: whole ? { absolute: whole } : title,
		description,
		// A preview asks not to be listed: an address that is to be listed in its place would contradict that.
		alternates: {
			...(!isPreview() && { canonical: path }),
			...(text && { types: { "text/plain": encodeURI(text) } }),
		},
		openGraph: {
			...kind,
			siteName: clinic.name,
			locale: clinic.language.replace("-", "_"),
			title: searchTitle ?? title ?? clinic.name,
			description,
			url: path,
			images: [{ url: encodeURI(socialPicturePath(path)), ...SOCIAL_SIZE, type: "image/png", alt }],
		},
	};
}
