import { EmergencyEntry } from "../../emergency/emergency-entry";
import { EmergencyView } from "../../emergency/emergency-view";
import { KeptPage } from "../../emergency/kept-page";
import { crumbsTo } from "../crumbs";
import { Example, type ExamplesProps } from "../example";

export function EmergencyExamples({ data, words }: ExamplesProps) {
	const { clinic, emergencies, emergency } = data;
	if (!emergency) return null;
	return (
		<>
			<Example name="emergency/EmergencyEntry">
				<EmergencyEntry emergency={emergency} links={emergencies} words={words} />
			</Example>
			<Example name="emergency/KeptPage">
				<KeptPage clinic={clinic} words={words} />
			</Example>
			<Example name="emergency/EmergencyView">
				<EmergencyView
					emergency={emergency}
					links={emergencies}
					signs={emergencies.map(({ entry, path }) => ({ label: entry, path }))}
					clinic={clinic}
					crumbs={crumbsTo(emergency.heading, data)}
					words={words}
				/>
			</Example>
		</>
	);
}
