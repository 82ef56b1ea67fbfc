import { metadataOf } from "@/app/metadata";
import { ClinicContact } from "@/components/clinic/clinic-contact";
import { Charges, ClinicDoctors, ClinicIntro, Facilities, Rooms } from "@/components/clinic/clinic-sections";
import { PatientFeedback } from "@/components/feedback/patient-feedback";
import { PageFrame } from "@/components/layout/page-frame";
import { CardSection } from "@/components/ui/card-section";
import { PageBanner } from "@/components/ui/page-banner";
import { clinicNodes } from "@/lib/machines/structured-data";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { leaveNotes } from "@/lib/pages/doctors";
import { crumbs } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";
import { chargesOf } from "@/lib/pages/prices";

export const generateMetadata = metadataOf(paths.clinic, ({ clinicPage }) => clinicPage);

/** The clinic's page (specification, section 2: clinic page). */
export default async function ClinicPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const { clinicPage, doctors, testimonials } = content;
	const { values } = clinicPage;
	const path = paths.clinic;
	const trail = crumbs(content, page.labels.clinicPage.here, path);
	return (
		<PageFrame content={content} path={path} crumbs={trail} data={{ things: clinicNodes(content) }}>
			<PageBanner page={page} crumbs={trail} heading={clinicPage.heading}>
				<p className="mt-6 max-w-measure text-lead">{clinicPage.paragraph}</p>
			</PageBanner>
			<ClinicContact page={page} doctors={doctors} house={clinicPage.gallery?.images[0]} {...clinicPage.contact} />
			<ClinicIntro {...clinicPage.intro} page={page} />
			<Rooms page={page} gallery={clinicPage.gallery} />
			<ClinicDoctors {...clinicPage.doctors} doctors={doctors} leave={leaveNotes(content, doctors)} page={page} />
			<Facilities facilities={clinicPage.facilities} page={page} />
			{values && <CardSection id="values" heading={values.title} cards={values.items} ground="bg-sand" page={page} />}
			<PatientFeedback page={page} testimonials={testimonials} />
			<Charges page={page} {...clinicPage} fees={chargesOf(content)} />
		</PageFrame>
	);
}
