import type { SiteContent } from "@/lib/content";
import { pageOf } from "@/lib/site/page";
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
 * @param content the site's own, for labels and languages
 */
export function Kit({ length, content }: { length: Length; content: SiteContent }) {
	const data = lengths[length];
	const examples = { data, page: pageOf({ ...content, clinic: data.clinic }) };
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
