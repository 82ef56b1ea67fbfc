import { notFound } from "next/navigation";
import { BookingSection } from "@/components/booking/booking-section";
import { DoctorAbout } from "@/components/doctor/doctor-about";
import { DoctorBanner } from "@/components/doctor/doctor-banner";
import { DoctorFilms } from "@/components/doctor/doctor-films";
import { DoctorTreatments } from "@/components/doctor/doctor-treatments";
import { Timings } from "@/components/doctor/timings";
import { PatientFeedback } from "@/components/feedback/patient-feedback";
import { PageFrame } from "@/components/layout/page-frame";
import { CardSection } from "@/components/ui/card-section";
import { StructuredData } from "@/components/ui/structured-data";
import type { SiteContent } from "@/lib/content";
import { contentIn, pageContent } from "@/lib/content";
import { pageChanged } from "@/lib/content/page-changed";
import { crumbs } from "@/lib/site/breadcrumb";
import { treatmentsBy } from "@/lib/site/doctors";
import { hasPage } from "@/lib/site/editions";
import { pageMetadata } from "@/lib/site/metadata";
import { pageOf } from "@/lib/site/page";
import { doctorPath } from "@/lib/site/routes";
import { doctorGraph } from "@/lib/site/structured-data/pages";
import { shownTimings } from "@/lib/site/timings";

type Props = { params: Promise<{ language: string; profile: string }> };

export function generateStaticParams({ params }: { params: { language: string } }) {
	const { doctors, edition } = contentIn(params.language);
	const there = doctors.filter(({ slug }) => hasPage(edition, doctorPath(slug)));
	// Next cannot make none: the export takes out again what the language does not have.
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
	const { clinic, testimonials, words } = content;
	const path = doctorPath(doctor.slug);
	const trail = crumbs(content, doctor.name, path);
	const linkTo = words.common.linkToSection;
	return (
		<PageFrame content={content} path={path}>
			<DoctorBanner page={page} doctor={doctor} crumbs={trail} />
			<DoctorAbout page={page} doctor={doctor} />
			<DoctorTreatments page={page} name={doctor.name} groups={treatmentsBy(content, doctor.slug)} />
			{doctor.whyChoose && <CardSection id="why-choose" {...doctor.whyChoose} ground="bg-sand" linkTo={linkTo} />}
			{doctor.education && <CardSection id="education" {...doctor.education} numbered linkTo={linkTo} />}
			{doctor.experience && <CardSection id="experience" {...doctor.experience} ground="bg-mist" linkTo={linkTo} />}
			<DoctorFilms page={page} films={doctor.films} />
			<Timings page={page} timings={shownTimings(clinic, doctor.timings)} />
			<PatientFeedback page={page} testimonials={testimonials} />
			<BookingSection page={page} heading={words.booking.heading} />
			<StructuredData graph={doctorGraph(content, doctor, { crumbs: trail, changed: pageChanged(path) })} />
		</PageFrame>
	);
}
