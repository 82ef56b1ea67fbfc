import { ChevronDown } from "lucide-react";
import type { Condition, ConditionGroup } from "@/lib/site/conditions";
import { linkedTextLang, type Page, siteLink } from "@/lib/site/page";

function ConditionList({ complaints, className, page }: { complaints: Condition[]; className: string; page: Page }) {
	return (
		<ul className={`gap-x-8 sm:columns-2 lg:columns-3 ${className}`}>
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

/** Conditions in patients' words, linked to their treatments: one group is open, several are folded. Nothing if none. */
export function Conditions({ groups, page }: { groups: ConditionGroup[]; page: Page }) {
	const [first, ...others] = groups;
	if (!first) return null;
	return (
		<section aria-labelledby="complaints" className="bg-sand py-section print:hidden">
			<div className="page-width">
				<h2 id="complaints" className="text-h2">
					{page.labels.complaints.heading}
				</h2>
				<p className="mt-3 mb-6 max-w-measure">{page.labels.complaints.intro}</p>
				{others.length === 0 ? (
					<ConditionList page={page} complaints={first.complaints} className="" />
				) : (
					groups.map(({ label, path, complaints }) => (
						<details key={path} className="border-t border-ink-faint">
							<summary className="flex items-center justify-between gap-4 py-4">
								<h3 className="text-h3">{label}</h3>
								<ChevronDown aria-hidden="true" className="chevron size-5 shrink-0 text-pine" />
							</summary>
							<ConditionList page={page} complaints={complaints} className="pb-6" />
						</details>
					))
				)}
			</div>
		</section>
	);
}
