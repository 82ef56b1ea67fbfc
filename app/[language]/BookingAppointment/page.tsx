import { BookingSection } from "@/components/booking/booking-section";
import { PageFrame } from "@/components/layout/page-frame";
import { PageBanner } from "@/components/ui/page-banner";
import { type LanguageParams, pageContent } from "@/lib/content";
import { paths } from "@/lib/model/routes";
import { crumbs } from "@/lib/site/breadcrumb";
import { leaveNotes } from "@/lib/site/doctors";
import { pageMetadata } from "@/lib/site/metadata";
import { pageOf } from "@/lib/site/page";
import { clinicNodes } from "@/lib/site/structured-data";

export async function generateMetadata(props: LanguageParams) {
	const content = await pageContent(props);
	const { heading, description } = content.booking;
	return pageMetadata(content, { title: heading, description, path: paths.booking });
}

export default async function BookingPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const { heading, subheading, paragraph } = content.booking;
	const path = paths.booking;
	const trail = crumbs(content, heading);
	return (
		<PageFrame content={content} path={path} crumbs={trail} data={{ things: clinicNodes(content) }}>
			<PageBanner page={page} crumbs={trail} heading={heading}>
				<p className="mt-3 max-w-measure text-lead max-lg:text-body lg:mt-6">{subheading}</p>
				<p className="mt-2 max-w-measure max-lg:text-small lg:mt-4">{paragraph}</p>
			</PageBanner>
			<BookingSection page={page} leave={leaveNotes(content, content.doctors)} />
		</PageFrame>
	);
}
