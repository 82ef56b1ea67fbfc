import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BookingSection } from "@/components/booking/booking-section";
import { PatientFeedback } from "@/components/feedback/patient-feedback";
import { PageFrame } from "@/components/layout/page-frame";
import { TranslationNote } from "@/components/layout/translation-note";
import { FirstAid, FirstAidHead, FirstAidStrip } from "@/components/treatment/first-aid";
import { QuickFacts } from "@/components/treatment/quick-facts";
import { Related } from "@/components/treatment/related";
import { ReviewedBy } from "@/components/treatment/reviewed-by";
import { Share } from "@/components/treatment/share";
import { TreatmentBanner } from "@/components/treatment/treatment-banner";
import { TreatmentDetails } from "@/components/treatment/treatment-details";
import { StructuredData } from "@/components/ui/structured-data";
import type { SiteContent } from "@/lib/content";
import { contentIn, pageContent } from "@/lib/content";
import { pageChanged } from "@/lib/content/page-changed";
import { wholeAddress } from "@/lib/site/address";
import { crumbs } from "@/lib/site/breadcrumb";
import { linksToDoctorsGiving, reviewerOf } from "@/lib/site/doctors";
import { isChecked } from "@/lib/site/editions";
import { nearestFirst } from "@/lib/site/feedback";
import { filmsOf } from "@/lib/site/films";
import { relatedLinks } from "@/lib/site/menu-pictures";
import { pageMetadata } from "@/lib/site/metadata";
import { pageOf, siteLink } from "@/lib/site/page";
import { paths, treatmentPath } from "@/lib/site/routes";
import { shownTreatment } from "@/lib/site/shown-treatment";
import { treatmentGraph } from "@/lib/site/structured-data/pages";
import { deskWork, treatmentAt, treatmentParams } from "@/lib/site/treatments";

type Props = { params: Promise<{ language: string; menu: string; link: string }> };

export function generateStaticParams({ params }: { params: { language: string } }) {
	return treatmentParams(contentIn(params.language));
}

async function treatmentOf(content: SiteContent, { params }: Props) {
	const { menu, link } = await params;
	// Next hands the segments over percent-encoded.
	return treatmentAt(content, decodeURIComponent(menu), decodeURIComponent(link)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const content = await pageContent(props);
	const treatment = await treatmentOf(content, props);
	const { heading, summary, title } = treatment;
	const path = treatmentPath(treatment);
	const section = content.navigation.menus.find(({ slug }) => slug === treatment.menu)?.label;
	return pageMetadata(content, {
		title: heading,
		searchTitle: title,
		description: summary,
		path,
		kind: { type: "article", section, modifiedTime: pageChanged(path) },
	});
}

/** The page of one treatment (specification, section 2: treatment page). */
export default async function TreatmentPage(props: Props) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const treatment = await treatmentOf(content, props);
	const { clinic, clinicPage, emergency, testimonials, words } = content;
	const { link, review } = treatment;
	const path = treatmentPath(treatment);
	const trail = crumbs(content, link, path);
	const { shown, sources } = shownTreatment(content, treatment);
	const atTop = shown.emergency.filter(({ strip }) => !strip);
	const below = shown.emergency.filter(({ strip }) => strip);
	const reviewer = reviewerOf(content, treatment);
	const isOwnReview = isChecked(content.edition, path);
	return (
		<PageFrame content={content} path={path} urgent={shown.emergency.length > 0}>
			{atTop.length > 0 && <FirstAidHead page={page} treatment={shown} firstAid={atTop} crumbs={trail} />}
			<FirstAid page={page} firstAid={atTop} ambulance={emergency?.ambulance} />
			{shown.emergency.length > 0 && <TranslationNote content={content} path={path} />}
			<FirstAidStrip firstAid={below} />
			<TreatmentBanner page={page} treatment={shown} belowFirstAid={atTop.length > 0} crumbs={trail} />
			<QuickFacts
				page={page}
				treatment={{ facts: treatment.facts, ...(isOwnReview && { review }) }}
				deskWork={deskWork(treatment)}
			/>
			<TreatmentDetails
				page={page}
				details={shown.details}
				conditions={treatment.conditions}
				doctors={linksToDoctorsGiving(content, treatment)}
				films={filmsOf(content, treatment)}
				stay={treatment.facts.stay}
				sources={sources}
				emergency={emergency}
			>
				{review && reviewer && <ReviewedBy page={page} review={review} doctor={reviewer} ofOriginal={!isOwnReview} />}
				{clinicPage.grievance && (
					<p className="mt-6 text-small">
						<a {...siteLink(page, `${paths.clinic}#grievance`)} className="text-link">
							{words.treatment.complain}
						</a>
					</p>
				)}
				<Share page={page} title={treatment.title ?? treatment.heading} url={wholeAddress(clinic, path)} />
			</TreatmentDetails>
			<FirstAid page={page} firstAid={below} ambulance={emergency?.ambulance} />
			<BookingSection page={page} heading={words.booking.heading} treatment={link} />
			{shown.emergency.length === 0 && (
				<PatientFeedback page={page} testimonials={testimonials && nearestFirst(testimonials, treatment)} />
			)}
			<Related page={page} heading={words.treatment.related} links={relatedLinks(content, treatment)} />
			<StructuredData
				graph={treatmentGraph(content, treatment, { crumbs: trail, sources, changed: pageChanged(path) })}
			/>
		</PageFrame>
	);
}
