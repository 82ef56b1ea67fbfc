import type { Condition } from "@/lib/pages/conditions";
import { linkedTextLang, type Page, siteLink } from "@/lib/pages/page";

type ConditionsProps = { complaints: Condition[]; page: Page };

export function ConditionList({ complaints, page }: ConditionsProps) {
	return (
		<ul className="columns-2xs gap-x-8">
			{complaints.map(({ words, treatment, path }) => (
				<li
					key={`${path} ${words}`}
					{...linkedTextLang(page, path)}
					className="break-inside-avoid border-t border-ink-line"
				>
					<a {...siteLink(page, path)} className="block py-3 hover:text-pine">
						<span className="block font-semibold">{words}</span>
						<span className="block text-small text-ink-muted">{treatment}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

/** Conditions in patients' words, linked to their treatments. Nothing if none. */
export function Conditions({ complaints, page }: ConditionsProps) {
	if (complaints.length === 0) return null;
	return (
		<section aria-labelledby="complaints" className="bg-sand py-section print:hidden">
			<div className="page-width">
				<h2 id="complaints" className="text-h2">
					{page.labels.complaints.heading}
				</h2>
				<p className="mt-3 mb-6 max-w-measure">{page.labels.complaints.intro}</p>
				<ConditionList page={page} complaints={complaints} />
			</div>
		</section>
	);
}
