import type { ClinicPage } from "@/lib/content/schema/pages";
import { SectionHead, type SectionHeadProps } from "../ui/section-head";

/** What the clinic is, in a paragraph. */
export function ClinicIntro({ title, text, linkTo }: ClinicPage["intro"] & Pick<SectionHeadProps, "linkTo">) {
	return (
		<section aria-labelledby="intro" className="py-section">
			<div className="page-width grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
				<SectionHead id="intro" title={title} linkTo={linkTo} />
				<p className="max-w-measure text-lead">{text}</p>
			</div>
		</section>
	);
}
