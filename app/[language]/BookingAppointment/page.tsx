import { metadataOf } from "@/app/metadata";
import { BookingSection } from "@/components/booking/booking-section";
import { PageFrame } from "@/components/layout/page-frame";
import { PageBanner } from "@/components/ui/page-banner";
import { clinicNodes } from "@/lib/machines/structured-data";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { leaveNotes } from "@/lib/pages/doctors";
import { crumbs } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";

export const generateMetadata = metadataOf(paths.booking, ({ booking }) => booking);

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
			</PageBanner>
			<BookingSection page={page} note={paragraph} leave={leaveNotes(content, content.doctors)} />
		</PageFrame>
	);
}
