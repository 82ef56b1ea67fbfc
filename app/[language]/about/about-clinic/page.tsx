import { Charges } from "@/components/clinic/charges";
import { ClinicContact } from "@/components/clinic/clinic-contact";
import { ClinicDoctors } from "@/components/clinic/clinic-doctors";
import { ClinicIntro } from "@/components/clinic/clinic-intro";
import { Facilities } from "@/components/clinic/facilities";
import { Rooms } from "@/components/clinic/rooms";
import { PatientFeedback } from "@/components/feedback/patient-feedback";
import { PageFrame } from "@/components/layout/page-frame";
import { CardSection } from "@/components/ui/card-section";
import { PageBanner } from "@/components/ui/page-banner";
import { StructuredData } from "@/components/ui/structured-data";
import { type LanguageParams, pageContent } from "@/lib/content";
import { describedPage } from "@/lib/content/described-page";
import { crumbs } from "@/lib/site/breadcrumb";
import { pageMetadata } from "@/lib/site/metadata";
import { pageOf } from "@/lib/site/page";
import { paths } from "@/lib/site/routes";
import { clinicGraph } from "@/lib/site/structured-data/pages";

export async function generateMetadata(props: LanguageParams) {
	const content = await pageContent(props);
	const { heading, description } = content.clinicPage;
	return pageMetadata(content, { title: heading, description, path: paths.clinic });
}

/** The clinic's page (specification, section 2: clinic page). */
export default async function ClinicPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const { clinic, clinicPage, doctors, testimonials, words } = content;
	const { description, heading, paragraph, intro, values, facilities, gallery, charges, grievance, contact } =
		clinicPage;
	const path = paths.clinic;
	const trail = crumbs(content, words.clinicPage.here, path);
	const linkTo = words.common.linkToSection;
	return (
		<PageFrame content={content} path={path}>
			<PageBanner page={page} crumbs={trail} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
			</PageBanner>
			<ClinicIntro {...intro} linkTo={linkTo} />
			{values && (
				<CardSection id="values" heading={values.title} cards={values.items} ground="bg-sand" linkTo={linkTo} />
			)}
			<Facilities facilities={facilities} nightCare={clinic.nightCare} linkTo={linkTo} />
			<ClinicDoctors page={page} {...clinicPage.doctors} doctors={doctors} linkTo={linkTo} />
			<Rooms page={page} gallery={gallery} />
			<PatientFeedback page={page} testimonials={testimonials} />
			<Charges page={page} charges={charges} grievance={grievance} />
			<ClinicContact page={page} {...contact} />
			<StructuredData
				graph={clinicGraph(
					content,
					describedPage(content, "AboutPage", path, { name: heading, description, crumbs: trail }),
				)}
			/>
		</PageFrame>
	);
}
