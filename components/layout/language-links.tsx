import { editionsWith, hasPage, localPath } from "@/lib/site/editions";
import type { Page } from "@/lib/site/page";
import { paths } from "@/lib/site/routes";
import "./language-links.css";

type LanguageLinksProps = {
	/** The page's canonical path; the not-found page, which has none, leads to home. */
	path?: string;
	page: Page;
	/** Where they stand: in a row above the header, or in the footer. */
	place: "top" | "footer";
};

/**
 * The languages of the site by their own names, each leading to the same page, or to home where a language does not have
 * it; one that has neither is not among them. In the row above the header the page's inline script (lib/site/first-paint) makes an offer of the one that the
 * browser asks for.
 */
export function LanguageLinks({ path = paths.home, page, place }: LanguageLinksProps) {
	const { labels, locale, locales } = page;
	const { label } = labels.languages;
	const withPage = editionsWith(locales, path);
	const offered = locales.filter((other) => withPage.includes(other) || hasPage(other, paths.home));
	if (offered.length < 2) return null;
	// One landmark of this name is enough.
	const Part = place === "top" ? "nav" : "div";
	return (
		<Part
			aria-label={place === "top" ? label : undefined}
			className={`languages ${place === "top" ? "languages-top page-width" : ""}`}
		>
			<ul aria-label={place === "footer" ? label : undefined}>
				{offered.map((other) => (
					<li key={other.code}>
						<a
							href={localPath(other, withPage.includes(other) ? path : paths.home)}
							hrefLang={other.code}
							lang={other.tag}
							aria-current={other.code === locale.code ? "true" : undefined}
							{...(place === "top" && { "data-offer": other.offer, suppressHydrationWarning: true })}
						>
							{other.name}
						</a>
					</li>
				))}
			</ul>
		</Part>
	);
}
