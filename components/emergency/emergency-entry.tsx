import { Ambulance, ChevronDown } from "lucide-react";
import type { Emergency } from "@/lib/content/schema/emergency";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { EmergencyLink } from "@/lib/site/emergencies";
import { paths } from "@/lib/site/routes";
import { telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import "./emergency-entry.css";
import { asOf, siteLink } from "@/lib/site/page-language";

export type EmergencyEntryProps = {
	emergency?: Pick<Emergency, "heading" | "ambulance">;
	links: Pick<EmergencyLink, "entry" | "path">[];
	words: Pick<InterfaceWords, "emergency">;
};

/**
 * "In an emergency": opens, without script, the ambulance's number, the pages that begin with first aid, and the one
 * that lists them all. Nothing where the clinic has none.
 */
export function EmergencyEntry({ emergency, links, words }: EmergencyEntryProps) {
	if (!emergency) return null;
	const { heading, ambulance } = emergency;
	return (
		<details className="emergency-entry">
			<summary className="page-width">
				<Ambulance aria-hidden="true" className="size-6 text-clay" />
				{heading}
				<ChevronDown aria-hidden="true" className="chevron size-5" />
			</summary>
			<ul className="page-width">
				<li>
					<a href={telHref(ambulance.number)} className="button button-action even-figures">
						{fill(words.emergency.call, { number: ambulance.number })}
					</a>
				</li>
				{links.map(({ entry, path }) => (
					<li key={path} {...asOf(path)}>
						<a {...siteLink(path)} className="button bg-paper">
							{entry}
						</a>
					</li>
				))}
				<li>
					<a {...siteLink(paths.emergency)} className="text-link inline-flex min-h-12 items-center px-2">
						{words.emergency.all}
					</a>
				</li>
			</ul>
		</details>
	);
}
