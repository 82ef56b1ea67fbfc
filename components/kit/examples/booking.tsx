import { BookingSection } from "../../booking/booking-section";
import { Example, type ExamplesProps } from "../example";

export function BookingExamples({ data, page }: ExamplesProps) {
	return (
		<Example name="booking/BookingSection">
			<BookingSection page={page} heading={data.treatment.heading} treatment={data.treatment.link} />
		</Example>
	);
}
