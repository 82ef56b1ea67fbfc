import { MapPin, Phone } from "lucide-react";
import type { Page } from "@/lib/site/page";
import type { ClinicPlace } from "@/lib/site/places";
import { addressLine, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { HoursTable } from "../layout/hours-table";
import { BrandIcon } from "../ui/brand-icon";
import { MapSection } from "./map-section";

export type BranchesProps = {
	page: Page;
};

type BranchProps = BranchesProps & { place: ClinicPlace; emergencies?: string };

const contactLine = "inline-flex min-h-11 items-center gap-3";

/** One place: name, address and numbers; with a map to look at this stands beside them, without one the hours do. */
function Branch({ place, emergencies, page }: BranchProps) {
	const { name = page.clinic.name, address, phone, whatsapp, hours, note, maps } = place;
	const map = (
		<MapSection
			page={page}
			place={place}
			name={name}
			title={fill(page.labels.clinicPage.mapTitleOf, { place: name })}
		/>
	);
	const table = <HoursTable page={page} place={{ hours }} emergencies={emergencies} className="mt-5 text-small" />;
	return (
		<li className="grid gap-x-16 gap-y-8 rounded-card border border-ink-line bg-paper p-[clamp(1.25rem,4vw,2.5rem)] lg:grid-cols-[5fr_7fr]">
			<div className="min-w-0">
				<h3 className="text-h3">{name}</h3>
				<ul className="mt-3 grid text-small">
					{address && (
						<li className={contactLine}>
							<MapPin aria-hidden="true" className="size-5 shrink-0 text-pine" />
							{addressLine(address)}
						</li>
					)}
					{phone && (
						<li>
							<a href={telHref(phone)} className={`${contactLine} text-link even-figures`}>
								<Phone aria-hidden="true" className="size-5 shrink-0 text-pine" />
								{phone}
							</a>
						</li>
					)}
					{whatsapp && (
						<li>
							<a href={whatsappHref(whatsapp)} className={`${contactLine} text-link`}>
								<BrandIcon name="whatsapp" className="size-5 shrink-0 text-pine" />
								{page.labels.footer.whatsapp}
							</a>
						</li>
					)}
				</ul>
				{note && <p className="mt-3 max-w-measure text-small">{note}</p>}
				{maps?.embed ? table : map}
			</div>
			<div className="min-w-0">{maps?.embed ? map : table}</div>
		</li>
	);
}

/** The clinic's places, its own address first; emergencies come to that one. */
export function Branches({ places, page }: BranchesProps & { places: ClinicPlace[] }) {
	return (
		<ul className="mt-8 grid gap-6">
			{places.map((place, index) => (
				<Branch
					page={page}
					key={place.name}
					place={place}
					emergencies={index === 0 ? page.clinic.emergencies : undefined}
				/>
			))}
		</ul>
	);
}
