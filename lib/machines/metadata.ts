import type { Metadata } from "next";
import type { Content } from "../content/content";
import { type Locale, localesWith, localPath } from "../model/locales";
import { isPreview } from "../pages/deployment";
import { SOCIAL_SIZE, socialPicturePath } from "./social-picture";

type PageWords = {
	/** The page's name, to which the clinic's is added. */
	title?: string;
	/** The whole title, in the words that patients search for. */
	searchTitle?: string;
	description: string;
	path: string;
	/** The Open Graph type; `website` by default. */
	kind?:
		| { type: "website" | "profile" }
		| { type: "article"; section?: string; publishedTime?: string; modifiedTime?: string };
};

/** The paths of a page in each language by code; the original is also `x-default`. */
export function alternatesOf(locales: Locale[], path: string): Record<string, string> {
	const [original, ...others] = localesWith(locales, path);
	if (!original || others.length === 0) return {};
	return {
		...Object.fromEntries([original, ...others].map((locale) => [locale.code, localPath(locale, path)])),
		"x-default": path,
	};
}

/**
 * A page's title, description, canonical URL and alternate languages, for search engines and shared links.
 * @param path the canonical path in the original
 */
export function pageMetadata(
	{ clinic, locale, locales }: Pick<Content, "clinic" | "locale" | "locales">,
	{ title, searchTitle, description, path, kind = { type: "website" } }: PageWords,
): Metadata {
	const named = clinic.address ? `${clinic.name}, ${clinic.address.city}` : clinic.name;
	const whole = searchTitle ?? (title ? undefined : `${named}: ${clinic.tagline}`);
	const alt = title ? `${title}, ${clinic.name}` : `${clinic.name}, ${clinic.tagline}`;
	const address = localPath(locale, path);
	return {
		title: whole ? { absolute: whole } : title,
		description,
		// A canonical URL would contradict the `noindex` of a preview.
		alternates: isPreview() ? {} : { canonical: address, languages: alternatesOf(locales, path) },
		openGraph: {
			...kind,
			siteName: clinic.name,
			locale: clinic.language.replace("-", "_"),
			title: searchTitle ?? title ?? clinic.name,
			description,
			url: address,
			images: [{ url: encodeURI(socialPicturePath(address)), ...SOCIAL_SIZE, type: "image/png", alt }],
		},
	};
}
