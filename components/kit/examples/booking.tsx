import { BookingSection } from "../../booking/booking-section";
import { Example, type ExamplesProps } from "../example";

export function BookingExamples({ data, words }: ExamplesProps) {
	return (
		<Example name="booking/BookingSection">
			<BookingSection
				heading={data.treatment.heading}
				treatment={data.treatment.link}
				clinic={data.clinic}
				words={words}
			/>
		</Example>
	);
}
