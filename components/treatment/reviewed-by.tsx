import type { Finished } from "@/lib/content/finished";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { Treatment } from "@/lib/content/schema/treatment";
import { type Page, siteLink } from "@/lib/site/page";
import { doctorPath } from "@/lib/site/routes";
import { reviewDates } from "@/lib/site/treatment-facts";
import { Plate } from "../ui/plate";
import { Registration } from "../ui/registration";

export type ReviewedByProps = {
	review: NonNullable<Treatment["review"]>;
	/** Who has reviewed it. */
	doctor: Finished<Pick<Doctor, "slug" | "name" | "role" | "portrait" | "registration">>;
	/** Whether the original alone has been reviewed, and this page is a translation that nobody has read. */
	ofOriginal?: boolean;
	page: Page;
};

/** Which doctor has reviewed the page, when, and when it is due again. */
export function ReviewedBy({ review, doctor, ofOriginal = false, page }: ReviewedByProps) {
	const { reviewedBy, reviewedOriginal } = page.labels.treatment;
	const [before, after] = (ofOriginal ? reviewedOriginal : reviewedBy).split("{doctor}");
	return (
		<div className="mt-16 flex max-w-measure items-center gap-5 border-t border-ink-line pt-8">
			<Plate picture={doctor.portrait} ratio="3/4" className="arch max-w-18 shrink-0" />
			<div>
				<p className="font-semibold">
					{before}
					<a {...siteLink(page, doctorPath(doctor.slug))} className="text-link">
						{doctor.name}
					</a>
					{after}
				</p>
				<p className="text-small">
					{reviewDates(review, doctor, page.clinic.language, page.labels.treatment).join(" ")}
				</p>
				<Registration page={page} registration={doctor.registration} className="text-note text-ink-muted" />
			</div>
		</div>
	);
}
