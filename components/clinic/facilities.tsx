import type { Finished } from "@/lib/content/finished";
import type { ClinicPage } from "@/lib/content/schema/pages";
import { CardLabel } from "../ui/card-label";
import { Plate } from "../ui/plate";
import { SectionHead, type SectionHeadProps } from "../ui/section-head";
import "../ui/paired-rows.css";

type FacilitiesProps = {
	facilities: Finished<ClinicPage["facilities"]> | undefined;
	/** Who and what is there while a patient stays overnight. */
	nightCare?: string;
} & Pick<SectionHeadProps, "linkTo">;

/** The clinic's facilities, each with a picture; nothing where it names none. */
export function Facilities({ facilities, nightCare, linkTo }: FacilitiesProps) {
	if (!facilities || facilities.items.length === 0) return null;
	return (
		<section aria-labelledby="facilities" className="py-section">
			<div className="page-width">
				<SectionHead id="facilities" title={facilities.title} linkTo={linkTo} />
				<ul className="paired-rows mt-12 gap-x-8 gap-y-12">
					{facilities.items.map(({ title, text, label, image }) => (
						<li key={title}>
							<Plate picture={image} ratio="16/9" className="rounded-card" />
							<h3 className="mt-5 text-h3">{title}</h3>
							<p className="mt-2 max-w-measure">{text}</p>
							{label && <CardLabel>{label}</CardLabel>}
						</li>
					))}
				</ul>
				{nightCare && <p className="mt-12 max-w-measure font-semibold">{nightCare}</p>}
			</div>
		</section>
	);
}
