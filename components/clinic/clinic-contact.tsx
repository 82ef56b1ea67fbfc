import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { ClinicPage } from "@/lib/content/schema/pages";
import { placesOf } from "@/lib/site/places";
import { HoursTable } from "../layout/hours-table";
import { type HoursTablesProps, tellsHours } from "../layout/hours-tables";
import { SectionHead } from "../ui/section-head";
import { Branches, type BranchesProps } from "./branches";
import { ContactCards, type ContactCardsProps } from "./contact-cards";
import { MapSection } from "./map-section";

type ClinicContactProps = ClinicPage["contact"] & {
	clinic: ContactCardsProps["clinic"] & HoursTablesProps["clinic"] & BranchesProps["clinic"];
	words: ContactCardsProps["words"] & BranchesProps["words"] & Pick<InterfaceWords, "common">;
};

/** How to reach the clinic, where it is and when it is open; of several places each for itself. */
export function ClinicContact({ title, intro, clinic, words }: ClinicContactProps) {
	const places = placesOf(clinic);
	const tells = tellsHours(clinic);
	const beside = tells && clinic.maps?.embed;
	return (
		<section aria-labelledby="contact" className="py-section">
			<div className="page-width">
				<SectionHead id="contact" title={title} intro={intro} linkTo={words.common.linkToSection} />
				<ContactCards clinic={clinic} words={words} />
				{places.length > 1 && <Branches places={places} clinic={clinic} words={words} />}
				{places.length === 1 && (tells || clinic.maps) && (
					<div className={`mt-8 grid gap-x-16 gap-y-12 ${beside ? "lg:grid-cols-[5fr_7fr]" : ""}`}>
						{tells && (
							<div className="min-w-0">
								<h3 className="text-h3">{words.hours.heading}</h3>
								<HoursTable place={{ hours: clinic.hours }} clinic={clinic} words={words} className="mt-3" />
							</div>
						)}
						<MapSection
							place={clinic}
							name={clinic.name}
							title={words.clinicPage.mapTitle}
							words={words}
							className="min-w-0"
						/>
					</div>
				)}
			</div>
		</section>
	);
}
