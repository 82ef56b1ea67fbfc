import { CardSection } from "../../ui/card-section";
import { Example, type ExamplesProps } from "../example";

export function UiExamples({ data: { clinicPage } }: Pick<ExamplesProps, "data">) {
	const { title = "Values", items = [] } = clinicPage.values ?? {};
	return (
		<>
			<Example name="ui/CardSection">
				<CardSection id="cards" heading={title} cards={items} ground="bg-sand" />
			</Example>
			<Example name="ui/CardSection, numbered">
				<CardSection id="steps" heading={title} cards={items} numbered />
			</Example>
		</>
	);
}
