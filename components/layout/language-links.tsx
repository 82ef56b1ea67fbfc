import { hasPage, localesWith, localPath } from "@/lib/model/locales";
import { paths } from "@/lib/model/routes";
import type { Page } from "@/lib/pages/page";

type LanguageLinksProps = {
	/** The page's canonical path; home by default, for the not-found page. */
	path?: string;
	page: Page;
	position: "top" | "footer";
};

/**
 * Links to the page in every language, or to home if a language does not have it. In the header, the inline script
 * (lib/pages/first-paint) highlights the visitor's language, and on phones each has a few letters.
 */
export function LanguageLinks({ path = paths.home, page, position }: LanguageLinksProps) {
	const { labels, locale, locales } = page;
	const { label } = labels.languages;
	const withPage = localesWith(locales, path);
	const offered = locales.filter((other) => withPage.includes(other) || hasPage(other, paths.home));
	if (offered.length < 2) return null;
	// Only one landmark of this name.
	const Part = position === "top" ? "nav" : "div";
	return (
		<Part
			aria-label={position === "top" ? label : undefined}
			className={`languages languages-${position} print:hidden`}
		>
			<ul
				aria-label={position === "footer" ? label : undefined}
				className={position === "top" ? "flex" : "flex flex-wrap gap-x-5"}
			>
				{offered.map((other) => (
					<li key={other.code}>
						<a
							href={localPath(other, withPage.includes(other) ? path : paths.home)}
							hrefLang={other.code}
							lang={other.tag}
							className="line-link"
							aria-current={other.code === locale.code ? "true" : undefined}
							{...(position === "top" && {
								// Each contains what is visible (WCAG 2.5.3): the few letters or the name.
								"aria-label": `${other.short} ${other.name}`,
								"data-offer": `${other.short} ${other.offer}`,
								suppressHydrationWarning: true,
							})}
						>
							{position === "top" && <span className="lg:hidden">{other.short}</span>}
							<span className={position === "top" ? "max-lg:hidden" : undefined}>{other.name}</span>
						</a>
					</li>
				))}
			</ul>
		</Part>
	);
}
