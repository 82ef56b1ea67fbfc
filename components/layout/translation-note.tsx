import type { SiteContent } from "@/lib/content";
import { type NoteFacts, translationNote } from "@/lib/site/translation-note";

type TranslationNoteProps = { content: Pick<SiteContent, "editions"> & NoteFacts; path: string };

/** How far a translated page can be relied on. Nothing on pages of the original. */
export function TranslationNote({ content, path }: TranslationNoteProps) {
	const note = translationNote(content, path);
	const [original] = content.editions;
	if (!note || !original) return null;
	return (
		<p className="translation-note bg-sand py-2.5 text-note lg:text-small print:bg-transparent">
			<span className="page-width block">
				{note}{" "}
				<a href={path} hrefLang={original.code} className="text-link">
					{content.words.languages.original}
				</a>
			</span>
		</p>
	);
}
