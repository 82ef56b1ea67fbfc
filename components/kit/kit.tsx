import type { InterfaceWords } from "@/lib/content/schema/interface";
import { BookingExamples } from "./examples/booking";
import { ClinicExamples } from "./examples/clinic";
import { DoctorExamples } from "./examples/doctor";
import { EmergencyExamples } from "./examples/emergency";
import { FeedbackExamples } from "./examples/feedback";
import { GalleryExamples } from "./examples/gallery";
import { HomeExamples } from "./examples/home";
import { HeadExamples, LayoutExamples } from "./examples/layout";
import { SearchExamples } from "./examples/search";
import { TreatmentExamples } from "./examples/treatment";
import { UiExamples } from "./examples/ui";
import { type Length, lengths } from "./lengths";

/**
 * Every component with the same data: little of everything, much of it, or as little as a clinic can do with.
 * @param words the site's own, so that the kit shows them at work
 */
export function Kit({ length, words }: { length: Length; words: InterfaceWords }) {
	const examples = { data: lengths[length], words };
	return (
		<>
			<HeadExamples {...examples} />
			<HomeExamples {...examples} />
			<EmergencyExamples {...examples} />
			<TreatmentExamples {...examples} />
			<DoctorExamples {...examples} />
			<ClinicExamples {...examples} />
			<GalleryExamples {...examples} />
			<FeedbackExamples {...examples} />
			<BookingExamples {...examples} />
			<UiExamples {...examples} />
			<SearchExamples {...examples} />
			<LayoutExamples {...examples} />
		</>
	);
}
