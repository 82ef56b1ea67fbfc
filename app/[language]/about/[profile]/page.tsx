import { notFound } from "next/navigation";
import { BookingSection } from "@/components/booking/booking-section";
import { DoctorBanner } from "@/components/doctor/doctor-banner";
import { DoctorAbout, DoctorFilms, DoctorTreatments, Timings } from "@/components/doctor/doctor-profile";
import { PatientFeedback } from "@/components/feedback/patient-feedback";
import { PageFrame } from "@/components/layout/page-frame";
import { CardSection } from "@/components/ui/card-section";
import { pageMetadata } from "@/lib/machines/metadata";
import { doctorData } from "@/lib/machines/structured-data";
import { hasPage } from "@/lib/model/locales";
import { doctorPath } from "@/lib/model/routes";
import { contentIn, pageContent, type SiteContent } from "@/lib/pages/content";
import { doctorTimings, leaveNotes, treatmentsBy } from "@/lib/pages/doctors";
import { crumbs } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";

type Props = { params: Promise<{ language: string; profile: string }> };

export function generateStaticParams({ params }: { params: { language: string } }) {
	const { doctors, locale } = contentIn(params.language);
	const there = doctors.filter(({ slug }) => hasPage(locale, doctorPath(slug)));
	// Next cannot export zero pages: the export removes what the language does not have.
	return (there.length > 0 ? there : doctors.slice(0, 1)).map(({ slug }) => ({ profile: slug }));
}

async function doctorOf(content: SiteContent, { params }: Props) {
	const { profile } = await params;
	return content.doctors.find(({ slug }) => slug === profile) ?? notFound();
}

export async function generateMetadata(props: Props) {
	const content = await pageContent(props);
	const { name, summary, slug } = await doctorOf(content, props);
	const path = doctorPath(slug);
	return pageMetadata(content, { title: name, description: summary, path, kind: { type: "profile" } });
}

/** A doctor's profile (specification, section 2: doctor pages). */
export default async function DoctorPage(props: Props) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const doctor = await doctorOf(content, props);
	const { clinic, testimonials } = content;
	const leave = leaveNotes(content, [doctor]);
	const path = doctorPath(doctor.slug);
	const trail = crumbs(content, doctor.name, path);
	return (
		<PageFrame content={content} path={path} crumbs={trail} data={doctorData(content, doctor)}>
			<DoctorBanner page={page} doctor={doctor} crumbs={trail} />
			<DoctorAbout page={page} doctor={doctor} leave={leave} />
			<DoctorTreatments page={page} name={doctor.name} groups={treatmentsBy(content, doctor.slug)} />
			{doctor.whyChoose && <CardSection id="why-choose" {...doctor.whyChoose} ground="bg-sand" page={page} />}
			{doctor.education && <CardSection id="education" {...doctor.education} numbered page={page} />}
			{doctor.experience && <CardSection id="experience" {...doctor.experience} ground="bg-mist" page={page} />}
			<DoctorFilms page={page} films={doctor.films} />
			<Timings page={page} timings={doctorTimings(clinic, doctor)} />
			<PatientFeedback page={page} testimonials={testimonials} />
			<BookingSection page={page} heading={page.labels.booking.heading} leave={leave} />
		</PageFrame>
	);
}
