import { localPath } from "@/lib/site/editions";
import type { Page } from "@/lib/site/page";
import { paths } from "@/lib/site/routes";

/**
 * What the original's not-found page says in another language, with the way to its home page. The page's island shows it
 * to whoever asked for an address of that language, on hosts that have one not-found page for all addresses.
 */
export function LostInLanguage({ page: { labels, locale } }: { page: Page }) {
	return (
		<p hidden data-lost-in={locale.code} lang={locale.tag} className="mb-8 border-l-4 border-marigold pl-5 text-lead">
			{labels.notFound.heading}{" "}
			<a href={localPath(locale, paths.home)} className="text-link">
				{labels.notFound.backHome}
			</a>
		</p>
	);
}
