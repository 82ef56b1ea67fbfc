import { Ambulance } from "lucide-react";
import { paths } from "@/lib/model/routes";
import type { Emergency } from "@/lib/model/schema/emergency";
import { hoursOfLocations } from "@/lib/pages/locations";
import { type Page, siteLink } from "@/lib/pages/page";
import { OpenNotes } from "./open-now";

/**
 * The line below the header of phones: the way to first aid, and whether the clinic is open, until when and where, as a
 * link to how to reach it.
 */
export function StatusLine({ page, emergency }: { page: Page; emergency?: Emergency }) {
	const { address } = page.clinic;
	const locations = hoursOfLocations(page.clinic);
	if (!emergency && locations.length === 0) return null;
	return (
		<div className="status-line lg:hidden print:hidden">
			{emergency && (
				<a {...siteLink(page, paths.emergency)} className="bg-blush font-semibold">
					<Ambulance aria-hidden="true" className="size-5 shrink-0 text-clay-deep" />
					{page.labels.emergency.firstAid}
				</a>
			)}
			{locations.length > 0 && (
				<a {...siteLink(page, `${paths.clinic}#contact`)} className="flex-1 bg-sage">
					<OpenNotes page={page} locations={locations} />
					<span className="status-hours">{page.labels.hours.heading}</span>
					{locations.length === 1 && address && <span>{address.locality ?? address.city}</span>}
				</a>
			)}
		</div>
	);
}
