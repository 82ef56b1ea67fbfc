import { ExternalLink, MapPin, Navigation, Phone } from "lucide-react";
import type { Page } from "@/lib/site/page";
import type { ClinicPlace } from "@/lib/site/places";
import { addressLine, telHref } from "@/lib/text/contact";
import { Island } from "../islands/island";
import { Star } from "../ui/star";
import "./map-section.css";

type MapSectionProps = {
	place: Pick<ClinicPlace, "address" | "phone" | "maps">;
	/** The name on the card over the map. */
	name: string;
	/** What the map is called for those who do not see it. */
	title: string;
	page: Page;
	className?: string;
};

/**
 * The map over an address card, and under it the ways to get there (specification, section 2: clinic page); nothing where the
 * clinic links no map of the place.
 */
export function MapSection({ place: { address, phone, maps }, name, title, className, page }: MapSectionProps) {
	if (!maps) return null;
	const links = [
		{ Icon: Navigation, text: page.labels.clinicPage.getDirections, href: maps.directions },
		...(phone ? [{ Icon: Phone, text: page.labels.clinicPage.callClinic, href: telHref(phone) }] : []),
		{ Icon: ExternalLink, text: page.labels.clinicPage.openInMaps, href: maps.place },
	];
	return (
		<div className={className}>
			{maps.embed && (
				<div className="relative grid min-h-104 place-items-center overflow-hidden rounded-card bg-sage p-6 print:hidden">
					<div className="grid max-w-96 gap-3 rounded-card bg-paper p-7">
						<Star className="size-8 text-marigold" />
						<p className="font-display text-h3">{name}</p>
						{address && (
							<p className="flex gap-2">
								<MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-pine" />
								{addressLine(address)}
							</p>
						)}
					</div>
					<Island name="map-frame" wake="visible" props={{ src: maps.embed, title }} />
				</div>
			)}
			<ul className="mt-5 flex flex-wrap gap-3">
				{links.map(({ Icon, text, href }) => (
					<li key={text}>
						<a href={href} className="button button-quiet">
							<Icon aria-hidden="true" className="size-5" />
							{text}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
