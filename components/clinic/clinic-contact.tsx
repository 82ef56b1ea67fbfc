import type { ClinicPage } from "@/lib/content/schema/pages";
import type { Page } from "@/lib/site/page";
import { placesOf } from "@/lib/site/places";
import { HoursTable } from "../layout/hours-table";
import { tellsHours } from "../layout/hours-tables";
import { SectionHead } from "../ui/section-head";
import { Branches } from "./branches";
import { ContactCards } from "./contact-cards";
import { MapSection } from "./map-section";

type ClinicContactProps = ClinicPage["contact"] & {
	page: Page;
};

/** How to reach the clinic, where it is and when it is open; of several places each for itself. */
export function ClinicContact({ title, intro, page }: ClinicContactProps) {
	const places = placesOf(page.clinic);
	const tells = tellsHours(page.clinic);
	const beside = tells && page.clinic.maps?.embed;
	return (
		<section aria-labelledby="contact" className="py-section">
			<div className="page-width">
				<SectionHead id="contact" title={title} intro={intro} linkTo={page.labels.common.linkToSection} />
				<ContactCards page={page} />
				{places.length > 1 && <Branches page={page} places={places} />}
				{places.length === 1 && (tells || page.clinic.maps) && (
					<div className={`mt-8 grid gap-x-16 gap-y-12 ${beside ? "lg:grid-cols-[5fr_7fr]" : ""}`}>
						{tells && (
							<div className="min-w-0">
								<h3 className="text-h3">{page.labels.hours.heading}</h3>
								<HoursTable
									page={page}
									place={{ hours: page.clinic.hours }}
									emergencies={page.clinic.emergencies}
									className="mt-3"
								/>
							</div>
						)}
						<MapSection
							page={page}
							place={page.clinic}
							name={page.clinic.name}
							title={page.labels.clinicPage.mapTitle}
							className="min-w-0"
						/>
					</div>
				)}
			</div>
		</section>
	);
}
