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

export function TreatmentExamples({ data, words }: ExamplesProps) {
	const { advice, clinic, doctors, emergency, films, links, sources, treatment } = data;
	const { review } = treatment;
	const { language } = clinic;
	const crumbs = crumbsTo(treatment.link, data);
	const reviewer = reviewerOf(data, treatment);
	const { shown } = shownTreatment({ advice: { items: advice }, references: sources, words }, treatment);
	return (
		<>
			{treatment.emergency.length > 0 && (
				<>
					<Example name="treatment/FirstAid">
						<FirstAidHead treatment={treatment} firstAid={treatment.emergency} crumbs={crumbs} words={words} />
						<FirstAid firstAid={treatment.emergency} ambulance={emergency?.ambulance} clinic={clinic} words={words} />
					</Example>
					<Example name="treatment/FirstAidStrip">
						<FirstAidStrip firstAid={treatment.emergency} />
					</Example>
				</>
			)}
			<Example name="treatment/TreatmentBanner">
				<TreatmentBanner treatment={treatment} crumbs={crumbs} words={words} />
			</Example>
			<Example name="treatment/QuickFacts">
				<QuickFacts treatment={treatment} deskWork={deskWork(treatment)} language={language} words={words} />
			</Example>
			<Example name="treatment/TreatmentDetails">
				<TreatmentDetails
					details={shown.details}
					conditions={treatment.conditions}
					doctors={treatment.review && doctors.map(({ name, slug }) => ({ name, path: `/about/${slug}/` }))}
					films={films.slice(0, 1).map((film) => ({ film, topic: "procedure" }))}
					stay={treatment.facts?.stay}
					sources={sources}
					clinic={clinic}
					emergency={emergency}
					words={words}
				>
					{review && reviewer && <ReviewedBy review={review} doctor={reviewer} language={language} words={words} />}
					<Share title={treatment.heading} url="https://a.example/" words={words.treatment} />
				</TreatmentDetails>
			</Example>
			<Example name="treatment/Related">
				<Related heading={words.treatment.related} links={links} />
			</Example>
		</>
	);
}
