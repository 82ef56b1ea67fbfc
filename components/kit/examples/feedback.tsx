import { PatientFeedback } from "../../feedback/patient-feedback";
import { Example, type ExamplesProps } from "../example";

export function FeedbackExamples({ data, words }: ExamplesProps) {
	return (
		<Example name="feedback/PatientFeedback">
			<PatientFeedback testimonials={data.testimonials} words={words} />
		</Example>
	);
}
