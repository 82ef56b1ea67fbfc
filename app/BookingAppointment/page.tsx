import { BookingSection } from "@/components/booking/booking-section";
import { PageFrame } from "@/components/layout/page-frame";
import { PageBanner } from "@/components/ui/page-banner";
import { getContent } from "@/lib/content";
import { crumbs } from "@/lib/site/breadcrumb";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

export function generateMetadata() {
	const { booking, clinic } = getContent();
	const { heading, description } = booking;
	return pageMetadata(clinic, { title: heading, description, path: paths.booking });
}

export default function BookingPage() {
	const content = getContent();
	const { booking, clinic, words } = content;
	const { heading, subheading, paragraph } = booking;
	return (
		<PageFrame path={paths.booking}>
			<PageBanner crumbs={crumbs(content, heading)} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{subheading}</p>
				<p className="mt-4 max-w-measure">{paragraph}</p>
			</PageBanner>
			<BookingSection clinic={clinic} words={words} />
		</PageFrame>
	);
}
