import { ChevronDown } from "lucide-react";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Complaint, ComplaintGroup } from "@/lib/site/conditions";
import { asOf, siteLink } from "@/lib/site/page-language";

type ComplaintsProps = {
	/** Of one menu, whose complaints are all seen; or of several, each folded under its name. */
	groups: ComplaintGroup[];
	words: Pick<InterfaceWords, "complaints">;
};

function ComplaintList({ complaints, className }: { complaints: Complaint[]; className: string }) {
	return (
		<ul className={`gap-x-8 sm:columns-2 lg:columns-3 ${className}`}>
			{complaints.map(({ words, treatment, path }) => (
				<li key={`${path} ${words}`} {...asOf(path)} className="break-inside-avoid border-t border-ink-line">
					<a {...siteLink(path)} className="block py-3 hover:text-pine">
						<span className="block font-semibold">{words}</span>
						<span className="block text-small text-ink-muted">{treatment}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

/** Complaints in patients' words, each a link to its treatment; nothing where there are none. */
export function Complaints({ groups, words: { complaints: words } }: ComplaintsProps) {
	const [first, ...others] = groups;
	if (!first) return null;
	return (
		<section aria-labelledby="complaints" className="bg-sand py-section print:hidden">
			<div className="page-width">
				<h2 id="complaints" className="text-h2">
					{words.heading}
				</h2>
				<p className="mt-3 mb-6 max-w-measure">{words.intro}</p>
				{others.length === 0 ? (
					<ComplaintList complaints={first.complaints} className="" />
				) : (
					groups.map(({ label, path, complaints }) => (
						<details key={path} className="border-t border-ink-faint">
							<summary className="flex items-center justify-between gap-4 py-4">
								<h3 className="text-h3">{label}</h3>
								<ChevronDown aria-hidden="true" className="chevron size-5 shrink-0 text-pine" />
							</summary>
							<ComplaintList complaints={complaints} className="pb-6" />
						</details>
					))
				)}
			</div>
		</section>
	);
}
