import { Everything } from "../../search/everything";
import { SearchBand } from "../../search/search-box";
import { Example, type ExamplesProps } from "../example";

export function SearchExamples({ data: { menus, treatment }, words }: ExamplesProps) {
	const parts = treatment.details.sections.map(({ topic }) => ({
		label: words.treatment.topics[topic],
		path: `#${topic}`,
	}));
	const groups = menus.map(({ label, path, allLinks }) => ({
		heading: label,
		path,
		pages: allLinks.map((link) => ({ ...link, parts })),
	}));
	return (
		<>
			<Example name="search/SearchBand">
				<SearchBand examples={menus.map(({ label }) => label).slice(0, 3)} words={words} />
			</Example>
			<Example name="search/Everything">
				<Everything groups={groups} words={words} />
			</Example>
		</>
	);
}
