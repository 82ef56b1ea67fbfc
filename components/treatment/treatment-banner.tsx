import type { Finished } from "@/lib/content/finished";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Treatment } from "@/lib/content/schema/treatment";
import type { Crumbs } from "@/lib/site/breadcrumb";
import { paths } from "@/lib/site/routes";
import { Breadcrumb } from "../ui/breadcrumb";
import { grounds } from "../ui/grounds";
import { Plate } from "../ui/plate";

type TreatmentBannerProps = {
	treatment: Finished<Pick<Treatment, "heading" | "paragraph" | "cta" | "ground"> & Partial<Pick<Treatment, "banner">>>;
	crumbs: Crumbs;
	words: Pick<InterfaceWords, "common">;
};

/** Heading, paragraph and the way to an appointment, beside the treatment's plate in the arch. */
export function TreatmentBanner({ treatment, crumbs, words }: TreatmentBannerProps) {
	return (
		<div className={`treatment-banner ${grounds[treatment.ground]}`}>
			<div className="page-width grid items-end gap-x-16 lg:grid-cols-[7fr_5fr] print:grid-cols-[3fr_2fr]">
				<div className="py-8 lg:pt-12 lg:pb-20">
					<Breadcrumb {...crumbs} />
					<h1 className="mt-8 text-h1 lg:mt-14">{treatment.heading}</h1>
					<p className="mt-6 max-w-measure text-lead">{treatment.paragraph}</p>
					{treatment.cta && (
						<a href={paths.booking} className="button button-action print:hidden mt-8">
							{words.common.bookAnAppointment}
						</a>
					)}
				</div>
				{treatment.banner && (
					<Plate
						picture={treatment.banner}
						ratio="4/3"
						eager
						className="rounded-t-full lg:!aspect-[4/5] lg:mt-10 max-lg:mx-auto max-lg:max-w-md"
					/>
				)}
			</div>
		</div>
	);
}
