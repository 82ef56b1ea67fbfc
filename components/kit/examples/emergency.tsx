import { EmergencyEntry } from "../../emergency/emergency-entry";
import { EmergencyView } from "../../emergency/emergency-view";
import { KeptPage } from "../../emergency/kept-page";
import { crumbsTo } from "../crumbs";
import { Example, type ExamplesProps } from "../example";

export function EmergencyExamples({ data, page }: ExamplesProps) {
	const { emergencies, emergency } = data;
	if (!emergency) return null;
	return (
		<>
			<Example name="emergency/EmergencyEntry">
				<EmergencyEntry page={page} emergency={emergency} links={emergencies} />
			</Example>
			<Example name="emergency/KeptPage">
				<KeptPage page={page} />
			</Example>
			<Example name="emergency/EmergencyView">
				<EmergencyView
					page={page}
					emergency={emergency}
					links={emergencies}
					signs={emergencies.map(({ entry, path }) => ({ label: entry, path }))}
					crumbs={crumbsTo(emergency.heading, data)}
				/>
			</Example>
		</>
	);
}
