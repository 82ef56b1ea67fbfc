import type { Finished } from "@/lib/content/finished";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Treatment } from "@/lib/content/schema/treatment";
import { siteLink } from "@/lib/site/page-language";
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
	/** The language of the page, for its date. */
	language: string;
	words: Pick<InterfaceWords, "treatment" | "doctor">;
};

/** Which doctor has reviewed the page, when, and when it is due again. */
export function ReviewedBy({ review, doctor, ofOriginal = false, language, words }: ReviewedByProps) {
	const { reviewedBy, reviewedOriginal } = words.treatment;
	const [before, after] = (ofOriginal ? reviewedOriginal : reviewedBy).split("{doctor}");
	return (
		<div className="mt-16 flex max-w-measure items-center gap-5 border-t border-ink-line pt-8">
			<Plate picture={doctor.portrait} ratio="3/4" className="arch max-w-18 shrink-0" />
			<div>
				<p className="font-semibold">
					{before}
					<a {...siteLink(doctorPath(doctor.slug))} className="text-link">
						{doctor.name}
					</a>
					{after}
				</p>
				<p className="text-small">{reviewDates(review, doctor, language, words.treatment).join(" ")}</p>
				<Registration registration={doctor.registration} className="text-note text-ink-muted" words={words} />
			</div>
		</div>
	);
}
