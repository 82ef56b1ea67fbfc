import { getContent } from "@/lib/content";
import type { Treatment } from "@/lib/content/schema/treatment";
import { clinicThing, treatmentThings } from "@/lib/site/structured-data";
import { relatedTreatments } from "@/lib/site/treatments";
import { fill } from "@/lib/text/fill";
import { BookingSection } from "../booking/booking-section";
import { PatientFeedback } from "../feedback/patient-feedback";
import { StructuredData } from "../layout/structured-data";
import { ContentsList } from "../ui/contents-list";
import { Markdown } from "../ui/markdown";
import { Plate } from "../ui/plate";
import { QuickFacts } from "./quick-facts";
import { Related } from "./related";
import { ReviewedBy } from "./reviewed-by";
import { Section } from "./section";
import { TreatmentBanner } from "./treatment-banner";

/** The page of one treatment (specification, section 2: treatment page). */
export function TreatmentView({ treatment }: { treatment: Treatment }) {
	const content = getContent();
	const { details } = treatment;
	return (
		<>
			<StructuredData things={[...treatmentThings(content, treatment), clinicThing(content)]} />
			<TreatmentBanner treatment={treatment} />
			<QuickFacts treatment={treatment} />
			<div className="page-width contents-columns pt-14 pb-section lg:pt-20">
				<ContentsList headings={details.sections.map(({ subHeading }) => subHeading)} />
				<article className="min-w-0">
					<h2 className="text-h2">{details.title}</h2>
					<Markdown className="mt-5 text-lead">{details.description}</Markdown>
					{details.images.map((image) => (
						<figure key={image.alt} className="wide-figure mt-9">
							<Plate picture={image} ratio="4/3" className="rounded-card" />
							{image.caption && <figcaption className="mt-3 text-small">{image.caption}</figcaption>}
						</figure>
					))}
					{details.sections.map((section) => (
						<Section key={section.topic} section={section} />
					))}
					<ReviewedBy review={treatment.review} />
				</article>
			</div>
			<BookingSection
				heading={content.words.booking.heading}
				message={fill(content.words.booking.messageAbout, { treatment: treatment.link })}
			/>
			<PatientFeedback treatment={treatment} />
			<Related treatments={relatedTreatments(content, treatment)} />
		</>
	);
}
