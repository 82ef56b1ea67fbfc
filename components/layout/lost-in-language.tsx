import type { InterfaceWords } from "@/lib/content/schema/interface";
import { type Edition, localPath } from "@/lib/site/editions";
import { paths } from "@/lib/site/routes";

export type LostInLanguageProps = { edition: Edition; words: Pick<InterfaceWords, "notFound"> };

/**
 * What the original's not-found page says in another language, with the way to its home page. The page's island shows it
 * to whoever asked for an address of that language, on hosts that have one not-found page for all addresses.
 */
export function LostInLanguage({ edition, words: { notFound } }: LostInLanguageProps) {
	return (
		<p hidden data-lost-in={edition.code} lang={edition.tag} className="mb-8 border-l-4 border-marigold pl-5 text-lead">
			{notFound.heading}{" "}
			<a href={localPath(edition, paths.home)} className="text-link">
				{notFound.backHome}
			</a>
		</p>
	);
}
