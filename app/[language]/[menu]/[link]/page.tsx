import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BookingSection } from "@/components/booking/booking-section";
import { PatientFeedback } from "@/components/feedback/patient-feedback";
import { Island } from "@/components/islands/island";
import { PageFrame } from "@/components/layout/page-frame";
import { TranslationNote } from "@/components/layout/translation-note";
import { FirstAid, FirstAidHead, FirstAidStrip } from "@/components/treatment/first-aid";
import { TreatmentBanner } from "@/components/treatment/treatment-banner";
import { TreatmentDetails } from "@/components/treatment/treatment-details";
import { MenuCards } from "@/components/ui/menu-cards";
import { pageMetadata } from "@/lib/machines/metadata";
import { treatmentData } from "@/lib/machines/structured-data";
import { emergencyNumbers } from "@/lib/model/schema/emergency";
import { aftercareSheet } from "@/lib/pages/aftercare";
import { contentIn, pageChanged, pageContent, type SiteContent } from "@/lib/pages/content";
import { doctorsGiving, leaveNotes } from "@/lib/pages/doctors";
import { pageOf } from "@/lib/pages/page";
import { decodedSegments, treatmentPage, treatmentParams } from "@/lib/pages/treatment-page";

type Props = { params: Promise<{ language: string; menu: string; link: string }> };

export function generateStaticParams({ params }: { params: { language: string } }) {
	return treatmentParams(contentIn(params.language));
}

async function treatmentOf(content: SiteContent, { params }: Props) {
	return treatmentPage(content, await decodedSegments(params)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const content = await pageContent(props);
	const { menuLabel, path, treatment } = await treatmentOf(content, props);
	const { heading, summary, title } = treatment;
	return pageMetadata(content, {
		title: heading,
		searchTitle: title,
		description: summary,
		path,
		kind: { type: "article", section: menuLabel, modifiedTime: pageChanged(path) },
	});
}

/** The page of one treatment (specification, section 2: treatment page). */
export default async function TreatmentPage(props: Props) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const treatment = await treatmentOf(content, props);
	const { emergency, firstAid, firstAidBelow, path, related, cited, testimonials } = treatment;
	const sheet = aftercareSheet(content, { menu: cited.menu, link: cited.slug });
	const giving = doctorsGiving(content, treatment.treatment);
	const doctors = giving.length > 0 ? giving : content.doctors;
	const hasFirstAid = cited.emergency.length > 0;
	const { booking, treatment: labels } = page.labels;
	const { ambulance } = emergency ?? {};
	const aid = { ambulance, emergencyNumbers: emergencyNumbers(emergency), page };
	return (
		<PageFrame
			content={content}
			path={path}
			urgent={hasFirstAid}
			discreet={treatment.treatment.discreet !== undefined}
			status={false}
			translationNote={false}
			crumbs={treatment.crumbs}
			data={treatmentData(content, treatment)}
		>
			<FirstAidHead treatment={treatment} page={page} />
			<FirstAid firstAid={firstAid} {...aid} />
			<FirstAidStrip treatment={treatment} />
			<TreatmentBanner treatment={treatment} page={page} />
			<TranslationNote content={content} path={path} />
			<TreatmentDetails treatment={treatment} sheet={sheet} page={page} />
			<FirstAid firstAid={firstAidBelow} {...aid} />
			<BookingSection
				heading={booking.heading}
				treatment={cited.link}
				leave={leaveNotes(content, doctors)}
				page={page}
			/>
			{!hasFirstAid && <PatientFeedback testimonials={testimonials} page={page} />}
			{related.length > 0 && (
				<section aria-labelledby="related" className="related print:hidden bg-sand py-6 lg:py-section">
					<div className="page-width">
						<h2 id="related" className="text-h2">
							{labels.related}
						</h2>
						<MenuCards links={related} page={page} />
					</div>
				</section>
			)}
			<Island
				name="listen"
				wake="late"
				props={{ language: page.locale.tag, labels: page.labels.listen, emergencyNumbers: aid.emergencyNumbers }}
			/>
		</PageFrame>
	);
}
