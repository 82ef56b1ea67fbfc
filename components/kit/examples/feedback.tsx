import { PatientFeedback } from "../../feedback/patient-feedback";
import { Example, type ExamplesProps } from "../example";

export function FeedbackExamples({ data, page }: ExamplesProps) {
	return (
		<Example name="feedback/PatientFeedback">
			<PatientFeedback page={page} testimonials={data.testimonials} />
		</Example>
	);
}
