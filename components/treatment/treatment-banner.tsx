import type { Finished } from "@/lib/content/finished";
import type { Treatment } from "@/lib/content/schema/treatment";
import type { Crumbs } from "@/lib/site/breadcrumb";
import { type Page, siteLink } from "@/lib/site/page";
import { paths } from "@/lib/site/routes";
import { Breadcrumb } from "../ui/breadcrumb";
import { grounds } from "../ui/grounds";
import { Plate } from "../ui/plate";
import { TreatmentHeading } from "./treatment-heading";

type TreatmentBannerProps = {
	treatment: Finished<
		Pick<Treatment, "link" | "heading" | "paragraph" | "cta" | "ground"> & Partial<Pick<Treatment, "banner">>
	>;
	/** Whether first aid stands above it, with the heading. */
	belowFirstAid?: boolean;
	crumbs: Crumbs;
	page: Page;
};

/**
 * Heading, paragraph and the way to an appointment, beside the treatment's plate in the arch. Where first aid comes
 * first, it has the heading.
 */
export function TreatmentBanner({ treatment, belowFirstAid = false, crumbs, page }: TreatmentBannerProps) {
	const { heading, link, paragraph, cta, ground, banner } = treatment;
	return (
		<div className={grounds[ground]}>
			<div className="page-width grid items-end gap-x-16 lg:grid-cols-[7fr_5fr] print:grid-cols-[3fr_2fr]">
				<div className={`py-8 lg:pb-20 ${belowFirstAid ? "lg:self-center" : "lg:pt-12"}`}>
					{!belowFirstAid && (
						<>
							<Breadcrumb page={page} crumbs={crumbs} />
							<TreatmentHeading link={link} heading={heading} className="mt-8 text-h1 lg:mt-14" />
						</>
					)}
					<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
					{cta && (
						<a {...siteLink(page, paths.booking)} className="button button-action print:hidden mt-8">
							{page.labels.common.bookAnAppointment}
						</a>
					)}
				</div>
				{banner && (
					<Plate
						picture={banner}
						ratio="4/3"
						eager={!belowFirstAid}
						className={`rounded-t-full lg:mt-10 max-lg:mx-auto max-lg:max-w-md ${belowFirstAid ? "lg:max-w-md" : "lg:!aspect-[4/5]"}`}
					/>
				)}
			</div>
		</div>
	);
}
