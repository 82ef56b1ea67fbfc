import { getContent } from "@/lib/content";
import type { Doctor } from "@/lib/content/schema/doctor";
import { clinicThing, doctorThing } from "@/lib/site/structured-data";
import { BookingSection } from "../booking/booking-section";
import { PatientFeedback } from "../feedback/patient-feedback";
import { StructuredData } from "../layout/structured-data";
import { CardSection } from "../ui/card-section";
import { Films } from "../ui/films";
import { SectionHead } from "../ui/section-head";
import { DoctorAbout } from "./doctor-about";
import { DoctorBanner } from "./doctor-banner";
import { Timings } from "./timings";

/** A doctor's profile (specification, section 2: doctor pages). */
export function DoctorView({ doctor }: { doctor: Doctor }) {
	const content = getContent();
	return (
		<>
			<StructuredData things={[doctorThing(content, doctor), clinicThing(content)]} />
			<DoctorBanner doctor={doctor} />
			<DoctorAbout doctor={doctor} />
			<CardSection id="why-choose" {...doctor.whyChoose} ground="bg-sand" />
			<CardSection id="education" {...doctor.education} numbered />
			<CardSection id="experience" {...doctor.experience} ground="bg-mist" />
			{doctor.films && (
				<section aria-labelledby="films" className="py-section screen-only">
					<div className="page-width">
						<SectionHead id="films" title={doctor.films.heading} />
						<Films films={doctor.films.items} loop headingLevel={3} />
					</div>
				</section>
			)}
			<Timings timings={doctor.timings} />
			<PatientFeedback />
			<BookingSection heading={content.words.booking.heading} />
		</>
	);
}
