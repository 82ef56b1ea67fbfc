import { ExternalLink, MapPin, Navigation, Phone } from "lucide-react";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { addressLine, callHref } from "@/lib/text/contact";
import { Island } from "../islands/island";
import { Star } from "../ui/star";
import "./map-section.css";

export type MapSectionProps = {
	clinic: Pick<Clinic, "name" | "address" | "phone"> & Partial<Pick<Clinic, "maps">>;
	words: Pick<InterfaceWords, "clinicPage">;
};

/**
 * The map over an address card, and under it the ways to get there (specification, section 2: clinic page); nothing where the
 * clinic links no map.
 */
export function MapSection({ clinic, words }: MapSectionProps) {
	const { maps } = clinic;
	if (!maps) return null;
	const links = [
		{ Icon: Navigation, text: words.clinicPage.getDirections, href: maps.directions },
		{ Icon: Phone, text: words.clinicPage.callClinic, href: callHref(clinic) },
		{ Icon: ExternalLink, text: words.clinicPage.openInMaps, href: maps.place },
	];
	return (
		<div className="mt-12">
			{maps.embed && (
				<div className="relative grid min-h-104 place-items-center overflow-hidden rounded-card bg-sage p-6 print:hidden">
					<div className="grid max-w-96 gap-3 rounded-card bg-paper p-7">
						<Star className="size-8 text-marigold" />
						<p className="font-display text-h3">{clinic.name}</p>
						<p className="flex gap-2">
							<MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-pine" />
							{addressLine(clinic)}
						</p>
					</div>
					<Island name="map-frame" wake="visible" props={{ src: maps.embed, title: words.clinicPage.mapTitle }} />
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
