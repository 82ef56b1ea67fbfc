import { BookingSection } from "@/components/booking/booking-section";
import { EmergencyEntry } from "@/components/emergency/emergency-entry";
import { PatientFeedback } from "@/components/feedback/patient-feedback";
import { AboutUs } from "@/components/home/about-us";
import { Cosmetology } from "@/components/home/cosmetology";
import { DoctorBanners } from "@/components/home/doctor-banners";
import { Hero } from "@/components/home/hero";
import { ServiceSections } from "@/components/home/service-sections";
import { WhyChoose } from "@/components/home/why-choose";
import { PageFrame } from "@/components/layout/page-frame";
import { StructuredData } from "@/components/ui/structured-data";
import { getContent } from "@/lib/content";
import { emergencyLinks } from "@/lib/site/emergencies";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";
import { clinicThing, doctorThing } from "@/lib/site/structured-data";

export function generateMetadata() {
	const { clinic, home } = getContent();
	return pageMetadata(clinic, { description: home.description, path: paths.home });
}

export default function HomePage() {
	const content = getContent();
	const { clinic, doctors, home, testimonials, words } = content;
	return (
		<PageFrame path={paths.home}>
			<StructuredData things={[clinicThing(content), ...doctors.map((doctor) => doctorThing(content, doctor))]} />
			<EmergencyEntry emergency={content.emergency} links={emergencyLinks(content)} words={words} />
			<Hero slides={home.slides} clinic={clinic} words={words} />
			<DoctorBanners {...home.doctors} doctors={doctors} words={words} />
			<ServiceSections sections={home.services} words={words} />
			<Cosmetology cosmetology={home.cosmetology} words={words} />
			<WhyChoose whyChoose={home.whyChoose} />
			<AboutUs about={home.about} words={words} />
			<PatientFeedback testimonials={testimonials} words={words} />
			<BookingSection heading={words.booking.heading} clinic={clinic} words={words} />
		</PageFrame>
	);
}
