import type { SiteContent } from "@/lib/content";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { longDate } from "@/lib/text/dates";
import { fill } from "@/lib/text/fill";

type TranslationNoteProps = {
	content: Pick<SiteContent, "edition" | "editions"> & {
		clinic: Pick<Clinic, "language">;
		doctors: Pick<Doctor, "slug" | "name">[];
		words: Pick<InterfaceWords, "languages">;
	};
	/** The page's canonical path. */
	path: string;
};

/**
 * Says above a translated page how far it can be relied on: that no doctor has read it yet, and the original holds, or who
 * has and when; and whether the original has changed since. Pages of the original have no such note.
 */
export function TranslationNote({ content, path }: TranslationNoteProps) {
	const { clinic, doctors, edition, editions, words } = content;
	const state = edition.pages?.[path];
	const [original] = editions;
	if (!state || !original) return null;
	const { languages } = words;
	const { checked, older } = state;
	const doctor = doctors.find(({ slug }) => slug === checked?.by);
	const said =
		checked && doctor && fill(languages.checked, { doctor: doctor.name, date: longDate(checked.on, clinic.language) });
	return (
		<p className="translation-note bg-sand py-2.5 text-note lg:text-small print:bg-transparent">
			<span className="page-width block">
				{said ?? languages.unchecked} {older && `${languages.older} `}
				<a href={path} hrefLang={original.code} className="text-link">
					{languages.original}
				</a>
			</span>
		</p>
	);
}
