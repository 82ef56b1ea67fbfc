import { shownSections } from "@/lib/site/home";
import { HomeSection } from "../../home/home-section";
import { Opening } from "../../home/opening";
import { Example, type ExamplesProps } from "../example";

export function HomeExamples({ data, page }: ExamplesProps) {
	return (
		<>
			<Example name="home/Opening">
				<Opening page={page} />
			</Example>
			{shownSections(data.home.sections, undefined).map((shown, index) => (
				<Example key={shown.id} name={`home/HomeSection: ${shown.id}`}>
					<HomeSection page={page} {...shown} first={index === 0} content={data} />
				</Example>
			))}
		</>
	);
}
