import { Everything } from "../../search/everything";
import { SearchBand } from "../../search/search-band";
import { Example, type ExamplesProps } from "../example";

export function SearchExamples({ data: { menus, treatment }, page }: ExamplesProps) {
	const parts = treatment.details.sections.map(({ topic }) => ({
		label: page.labels.treatment.topics[topic],
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
				<SearchBand page={page} examples={menus.map(({ label }) => label).slice(0, 3)} />
			</Example>
			<Example name="search/Everything">
				<Everything page={page} groups={groups} />
			</Example>
		</>
	);
}
