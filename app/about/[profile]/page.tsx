import { notFound } from "next/navigation";
import { DoctorView } from "@/components/doctor/doctor-view";
import { PageFrame } from "@/components/layout/page-frame";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/site/metadata";
import { doctorPath } from "@/lib/site/routes";

type Props = { params: Promise<{ profile: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
	return getContent().doctors.map(({ slug }) => ({ profile: slug }));
}

async function doctorOf({ params }: Props) {
	const { profile } = await params;
	return getContent().doctors.find(({ slug }) => slug === profile) ?? notFound();
}

export async function generateMetadata(props: Props) {
	const { name, summary, slug } = await doctorOf(props);
	return pageMetadata({ title: name, description: summary, path: doctorPath(slug) });
}

export default async function DoctorPage(props: Props) {
	const doctor = await doctorOf(props);
	return (
		<PageFrame path={doctorPath(doctor.slug)}>
			<DoctorView doctor={doctor} />
		</PageFrame>
	);
}
