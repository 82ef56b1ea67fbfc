import { reviewerOf } from "@/lib/site/doctors";
import { shownTreatment } from "@/lib/site/shown-treatment";
import { deskWork } from "@/lib/site/treatments";
import { FirstAid, FirstAidHead, FirstAidStrip } from "../../treatment/first-aid";
import { QuickFacts } from "../../treatment/quick-facts";
import { Related } from "../../treatment/related";
import { ReviewedBy } from "../../treatment/reviewed-by";
import { Share } from "../../treatment/share";
import { TreatmentBanner } from "../../treatment/treatment-banner";
import { TreatmentDetails } from "../../treatment/treatment-details";
import { crumbsTo } from "../crumbs";
import { Example, type ExamplesProps } from "../example";

export function TreatmentExamples({ data, page }: ExamplesProps) {
	const { advice, doctors, emergency, films, links, sources, treatment } = data;
	const { review } = treatment;
	const crumbs = crumbsTo(treatment.link, data);
	const reviewer = reviewerOf(data, treatment);
	const { shown } = shownTreatment({ advice: { items: advice }, references: sources, words: page.labels }, treatment);
	return (
		<>
			{treatment.emergency.length > 0 && (
				<>
					<Example name="treatment/FirstAid">
						<FirstAidHead page={page} treatment={treatment} firstAid={treatment.emergency} crumbs={crumbs} />
						<FirstAid page={page} firstAid={treatment.emergency} ambulance={emergency?.ambulance} />
					</Example>
					<Example name="treatment/FirstAidStrip">
						<FirstAidStrip firstAid={treatment.emergency} />
					</Example>
				</>
			)}
			<Example name="treatment/TreatmentBanner">
				<TreatmentBanner page={page} treatment={treatment} crumbs={crumbs} />
			</Example>
			<Example name="treatment/QuickFacts">
				<QuickFacts page={page} treatment={treatment} deskWork={deskWork(treatment)} />
			</Example>
			<Example name="treatment/TreatmentDetails">
				<TreatmentDetails
					page={page}
					details={shown.details}
					conditions={treatment.conditions}
					doctors={treatment.review && doctors.map(({ name, slug }) => ({ name, path: `/about/${slug}/` }))}
					films={films.slice(0, 1).map((film) => ({ film, topic: "procedure" }))}
					stay={treatment.facts?.stay}
					sources={sources}
					emergency={emergency}
				>
					{review && reviewer && <ReviewedBy page={page} review={review} doctor={reviewer} />}
					<Share page={page} title={treatment.heading} url="https://a.example/" />
				</TreatmentDetails>
			</Example>
			<Example name="treatment/Related">
				<Related page={page} heading={page.labels.treatment.related} links={links} />
			</Example>
		</>
	);
}
