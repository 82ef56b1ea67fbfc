import { QuickFacts } from "../../treatment/quick-facts";
import { Related } from "../../treatment/related";
import { ReviewedBy } from "../../treatment/reviewed-by";
import { TreatmentBanner } from "../../treatment/treatment-banner";
import { TreatmentDetails } from "../../treatment/treatment-details";
import { crumbsTo } from "../crumbs";
import { Example, type ExamplesProps } from "../example";

export function TreatmentExamples({ data, words }: ExamplesProps) {
	const { clinic, doctors, links, treatment } = data;
	const { review } = treatment;
	const { language } = clinic;
	const reviewer = doctors.find(({ slug }) => slug === review?.by);
	return (
		<>
			<Example name="treatment/TreatmentBanner">
				<TreatmentBanner treatment={treatment} crumbs={crumbsTo(treatment.link, data)} words={words} />
			</Example>
			<Example name="treatment/QuickFacts">
				<QuickFacts treatment={treatment} language={language} words={words} />
			</Example>
			<Example name="treatment/TreatmentDetails">
				<TreatmentDetails details={treatment.details} clinic={clinic} words={words}>
					{review && reviewer && <ReviewedBy review={review} doctor={reviewer} language={language} words={words} />}
				</TreatmentDetails>
			</Example>
			<Example name="treatment/Related">
				<Related heading={words.treatment.related} links={links} />
			</Example>
		</>
	);
}
