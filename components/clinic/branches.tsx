import { MapPin, Phone } from "lucide-react";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { ClinicPlace } from "@/lib/site/places";
import { addressLine, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { HoursTable } from "../layout/hours-table";
import { BrandIcon } from "../ui/brand-icon";
import { MapSection } from "./map-section";

export type BranchesProps = {
	clinic: Pick<Clinic, "name" | "language" | "emergencies">;
	words: Pick<InterfaceWords, "clinicPage" | "footer" | "hours">;
};

type BranchProps = BranchesProps & { place: ClinicPlace };

const contactLine = "inline-flex min-h-11 items-center gap-3";

/** One place: name, address and numbers; with a map to look at this stands beside them, without one the hours do. */
function Branch({ place, clinic, words }: BranchProps) {
	const { name = clinic.name, address, phone, whatsapp, hours, note, maps } = place;
	const map = (
		<MapSection place={place} name={name} title={fill(words.clinicPage.mapTitleOf, { place: name })} words={words} />
	);
	const table = <HoursTable place={{ hours }} clinic={clinic} words={words} className="mt-5 text-small" />;
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
								{words.footer.whatsapp}
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
export function Branches({ places, clinic, words }: BranchesProps & { places: ClinicPlace[] }) {
	return (
		<ul className="mt-8 grid gap-6">
			{places.map((place, index) => (
				<Branch
					key={place.name}
					place={place}
					clinic={index === 0 ? clinic : { ...clinic, emergencies: undefined }}
					words={words}
				/>
			))}
		</ul>
	);
}
