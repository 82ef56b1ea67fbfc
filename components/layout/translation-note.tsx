import type { SiteContent } from "@/lib/pages/content";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";

/** Whether a doctor has approved a translated page, and whether the original has changed since. Nothing on originals. */
export function TranslationNote({ content, path }: { content: SiteContent; path: string }) {
	const { clinic, doctors, locale, locales } = content;
	const state = locale.pages?.[path];
	const [original] = locales;
	if (!state || !original) return null;
	const { checked, older } = state;
	const labels = content.labels.languages;
	const doctor = doctors.find(({ slug }) => slug === checked?.by);
	const approved =
		checked && doctor && fill(labels.checked, { doctor: doctor.name, date: longDate(checked.on, clinic.language) });
	return (
		<p className="translation-note bg-sand py-2.5 text-note lg:text-small print:bg-transparent">
			<span className="page-width block">
				{[approved ?? labels.unchecked, ...(older ? [labels.older] : [])].join(" ")}{" "}
				<a href={path} hrefLang={original.code} className="text-link">
					{labels.original}
				</a>
			</span>
		</p>
	);
}
