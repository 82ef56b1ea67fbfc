import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BookingSection } from "@/components/booking/booking-section";
import { PatientFeedback } from "@/components/feedback/patient-feedback";
import { PageFrame } from "@/components/layout/page-frame";
import { QuickFacts } from "@/components/treatment/quick-facts";
import { Related } from "@/components/treatment/related";
import { ReviewedBy } from "@/components/treatment/reviewed-by";
import { TreatmentBanner } from "@/components/treatment/treatment-banner";
import { TreatmentDetails } from "@/components/treatment/treatment-details";
import { StructuredData } from "@/components/ui/structured-data";
import { getContent } from "@/lib/content";
import { crumbs } from "@/lib/site/breadcrumb";
import { nearestFirst } from "@/lib/site/feedback";
import { relatedLinks } from "@/lib/site/menu-pictures";
import { pageMetadata } from "@/lib/site/metadata";
import { treatmentPath } from "@/lib/site/routes";
import { clinicThing, treatmentThings } from "@/lib/site/structured-data";
import { treatmentAt, treatmentParams } from "@/lib/site/treatments";
import { fill } from "@/lib/text/fill";

type Props = { params: Promise<{ menu: string; link: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
	return treatmentParams(getContent());
}

async function treatmentOf({ params }: Props) {
	const { menu, link } = await params;
	// Next hands the segments over percent-encoded.
	return treatmentAt(getContent(), decodeURIComponent(menu), decodeURIComponent(link)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const treatment = await treatmentOf(props);
	const { heading, summary } = treatment;
	return pageMetadata(getContent().clinic, {
		title: heading,
		description: summary,
		path: treatmentPath(treatment),
	});
}

/** The page of one treatment (specification, section 2: treatment page). */
export default async function TreatmentPage(props: Props) {
	const treatment = await treatmentOf(props);
	const content = getContent();
	const { clinic, doctors, testimonials, words } = content;
	const { link, details, review } = treatment;
	const { language } = clinic;
	const path = treatmentPath(treatment);
	const reviewer = doctors.find(({ slug }) => slug === review?.by);
	return (
		<PageFrame path={path}>
			<StructuredData things={[...treatmentThings(content, treatment), clinicThing(content)]} />
			<TreatmentBanner treatment={treatment} crumbs={crumbs(content, link, path)} words={words} />
			<QuickFacts treatment={treatment} language={language} words={words} />
			<TreatmentDetails details={details} clinic={clinic} words={words}>
				{review && reviewer && <ReviewedBy review={review} doctor={reviewer} language={language} words={words} />}
			</TreatmentDetails>
			<BookingSection
				heading={words.booking.heading}
				message={fill(words.booking.messageAbout, { treatment: link })}
				clinic={clinic}
				words={words}
			/>
			<PatientFeedback testimonials={testimonials && nearestFirst(testimonials, treatment)} words={words} />
			<Related heading={words.treatment.related} links={relatedLinks(content, treatment)} />
		</PageFrame>
	);
}
