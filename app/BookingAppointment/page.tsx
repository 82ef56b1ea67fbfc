import { BookingSection } from "@/components/booking/booking-section";
import { PageFrame } from "@/components/layout/page-frame";
import { PageBanner } from "@/components/ui/page-banner";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

export function generateMetadata() {
	const { heading, description } = getContent().booking;
	return pageMetadata({ title: heading, description, path: paths.booking });
}

export default function BookingPage() {
	const { heading, subheading, paragraph } = getContent().booking;
	return (
		<PageFrame path={paths.booking}>
			<PageBanner here={heading} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{subheading}</p>
				<p className="mt-4 max-w-measure">{paragraph}</p>
			</PageBanner>
			<BookingSection />
		</PageFrame>
	);
}
