import { BookingSection } from "@/components/booking/booking-section";
import { PatientFeedback } from "@/components/feedback/patient-feedback";
import { AboutUs } from "@/components/home/about-us";
import { Cosmetology } from "@/components/home/cosmetology";
import { DoctorBanners } from "@/components/home/doctor-banners";
import { Hero } from "@/components/home/hero";
import { ServiceSections } from "@/components/home/service-sections";
import { WhyChoose } from "@/components/home/why-choose";
import { PageFrame } from "@/components/layout/page-frame";
import { StructuredData } from "@/components/layout/structured-data";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";
import { clinicThing, doctorThing } from "@/lib/site/structured-data";

export function generateMetadata() {
	return pageMetadata({ description: getContent().home.description, path: paths.home });
}

export default function HomePage() {
	const content = getContent();
	return (
		<PageFrame path={paths.home}>
			<StructuredData
				things={[clinicThing(content), ...content.doctors.map((doctor) => doctorThing(content, doctor))]}
			/>
			<Hero />
			<DoctorBanners />
			<ServiceSections />
			<Cosmetology />
			<WhyChoose />
			<AboutUs />
			<PatientFeedback />
			<BookingSection heading={content.words.booking.heading} />
		</PageFrame>
	);
}
