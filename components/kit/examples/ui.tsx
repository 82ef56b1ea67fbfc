import { CardSection } from "../../ui/card-section";
import { LegalView } from "../../ui/legal-view";
import { crumbsTo } from "../crumbs";
import { Example, type ExamplesProps } from "../example";

export function UiExamples({ data, words }: ExamplesProps) {
	const { clinic, clinicPage, legal } = data;
	const { title = "Values", items = [] } = clinicPage.values ?? {};
	return (
		<>
			<Example name="ui/CardSection">
				<CardSection id="cards" heading={title} cards={items} ground="bg-sand" />
			</Example>
			<Example name="ui/CardSection, numbered">
				<CardSection id="steps" heading={title} cards={items} numbered />
			</Example>
			<Example name="ui/LegalView">
				<LegalView page={legal} crumbs={crumbsTo(legal.title, data)} language={clinic.language} words={words} />
			</Example>
		</>
	);
}
