import { Ambulance, ChevronDown } from "lucide-react";
import { paths } from "@/lib/model/routes";
import type { Emergency } from "@/lib/model/schema/emergency";
import type { EmergencyLink } from "@/lib/site/emergencies";
import { linkedTextLang, type Page, siteLink } from "@/lib/site/page";
import { telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import "./emergency-entry.css";

type EmergencyEntryProps = { emergency?: Emergency; links: EmergencyLink[]; page: Page };

/**
 * The disclosure "In an emergency": the ambulance's number, links to first aid, and the page that lists them all.
 * Nothing if the clinic has no first aid.
 */
export function EmergencyEntry({ emergency, links, page }: EmergencyEntryProps) {
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
						{fill(page.labels.emergency.call, { number: ambulance.number })}
					</a>
				</li>
				{links.map(({ entry, path }) => (
					<li key={path} {...linkedTextLang(page, path)}>
						<a {...siteLink(page, path)} className="button bg-paper">
							{entry}
						</a>
					</li>
				))}
				<li>
					<a {...siteLink(page, paths.emergency)} className="text-link inline-flex min-h-12 items-center px-2">
						{page.labels.emergency.all}
					</a>
				</li>
			</ul>
		</details>
	);
}
