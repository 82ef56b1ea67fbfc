import { getContent } from "@/lib/content";
import { menuCrumbs } from "@/lib/site/menus";
import { finishedPicture } from "@/lib/site/pictures";
import { paths } from "@/lib/site/routes";
import { clinicThing } from "@/lib/site/structured-data";
import { PatientFeedback } from "../feedback/patient-feedback";
import { Island } from "../islands/island";
import { StructuredData } from "../layout/structured-data";
import { CardSection } from "../ui/card-section";
import { PageBanner } from "../ui/page-banner";
import { SectionHead } from "../ui/section-head";
import { ClinicDoctors } from "./clinic-doctors";
import { ContactCards } from "./contact-cards";
import { Facilities } from "./facilities";
import { MapSection } from "./map-section";

/** The clinic's page (specification, section 2: clinic page). */
export function ClinicView() {
	const content = getContent();
	const { clinicPage, words } = content;
	const { heading, paragraph, intro, values, gallery, contact } = clinicPage;
	const rooms = gallery.images.map(({ src, alt, caption }) => ({
		finished: src ? finishedPicture(src) : undefined,
		alt,
		caption,
	}));
	return (
		<>
			<StructuredData things={[clinicThing(content)]} />
			<PageBanner trail={menuCrumbs(content, paths.clinic)} here={words.clinicPage.here} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
			</PageBanner>
			<section aria-labelledby="intro" className="py-section">
				<div className="page-width grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
					<SectionHead id="intro" title={intro.title} />
					<p className="max-w-measure text-lead">{intro.text}</p>
				</div>
			</section>
			<CardSection id="values" heading={values.title} cards={values.items} ground="bg-sand" />
			<Facilities />
			<ClinicDoctors />
			<section aria-labelledby="rooms" className="py-section screen-only">
				<div className="page-width">
					<SectionHead id="rooms" title={gallery.title} intro={gallery.intro} />
					<Island name="room-gallery" wake="visible" props={{ images: rooms, words: words.clinicPage }} />
				</div>
			</section>
			<PatientFeedback />
			<section aria-labelledby="contact" className="py-section">
				<div className="page-width">
					<SectionHead id="contact" title={contact.title} intro={contact.intro} />
					<ContactCards />
					<MapSection />
				</div>
			</section>
		</>
	);
}
