import { hasPage, localesWith, localPath } from "@/lib/model/locales";
import { paths } from "@/lib/model/routes";
import type { Page } from "@/lib/pages/page";

type LanguageLinksProps = {
	/** The page's canonical path; home by default, for the not-found page. */
	path?: string;
	page: Page;
	place: "top" | "footer";
};

/**
 * Links to the page in every language, or to home if a language does not have it. In the header, the inline script
 * (lib/pages/first-paint) highlights the visitor's language, and on phones each has a few letters.
 */
export function LanguageLinks({ path = paths.home, page, place }: LanguageLinksProps) {
	const { labels, locale, locales } = page;
	const { label } = labels.languages;
	const withPage = localesWith(locales, path);
	const offered = locales.filter((other) => withPage.includes(other) || hasPage(other, paths.home));
	if (offered.length < 2) return null;
	// Only one landmark of this name.
	const Part = place === "top" ? "nav" : "div";
	return (
		<Part aria-label={place === "top" ? label : undefined} className={`languages languages-${place} print:hidden`}>
			<ul aria-label={place === "footer" ? label : undefined}>
				{offered.map((other) => (
					<li key={other.code}>
						<a
							href={localPath(other, withPage.includes(other) ? path : paths.home)}
							hrefLang={other.code}
							lang={other.tag}
							className="line-link"
							aria-current={other.code === locale.code ? "true" : undefined}
							{...(place === "top" && {
								"aria-label": other.name,
								"data-offer": other.offer,
								suppressHydrationWarning: true,
							})}
						>
							{place === "top" && <span className="lg:hidden">{other.short}</span>}
							<span className={place === "top" ? "max-lg:hidden" : undefined}>{other.name}</span>
						</a>
					</li>
				))}
			</ul>
		</Part>
	);
}
