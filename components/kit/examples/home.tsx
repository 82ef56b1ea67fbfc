import { shownSections } from "@/lib/site/home";
import { HomeSection } from "../../home/home-section";
import { Opening } from "../../home/opening";
import { Example, type ExamplesProps } from "../example";

export function HomeExamples({ data, words }: ExamplesProps) {
	return (
		<>
			<Example name="home/Opening">
				<Opening clinic={data.clinic} words={words} />
			</Example>
			{shownSections(data.home.sections, undefined).map((shown, index) => (
				<Example key={shown.id} name={`home/HomeSection: ${shown.id}`}>
					<HomeSection {...shown} first={index === 0} content={{ ...data, words }} />
				</Example>
			))}
		</>
	);
}
