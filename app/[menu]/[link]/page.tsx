import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { TreatmentView } from "@/components/treatment/treatment-view";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/site/metadata";
import { treatmentPath } from "@/lib/site/routes";
import { treatmentAt, treatmentParams } from "@/lib/site/treatments";

type Props = { params: Promise<{ menu: string; link: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
	return treatmentParams(getContent());
}

async function treatmentOf({ params }: Props) {
	const { menu, link } = await params;
	// Next hands the segments over percent-encoded.
	return treatmentAt(getContent(), decodeURIComponent(menu), decodeURIComponent(link)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const treatment = await treatmentOf(props);
	return pageMetadata({ title: treatment.heading, description: treatment.summary, path: treatmentPath(treatment) });
}

export default async function TreatmentPage(props: Props) {
	const treatment = await treatmentOf(props);
	return (
		<PageFrame path={treatmentPath(treatment)}>
			<TreatmentView treatment={treatment} />
		</PageFrame>
	);
}
