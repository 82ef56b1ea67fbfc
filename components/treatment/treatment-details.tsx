import type { ReactNode } from "react";
import type { Finished } from "@/lib/content/finished";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Treatment } from "@/lib/content/schema/treatment";
import { ContentsList } from "../ui/contents-list";
import { Markdown } from "../ui/markdown";
import { Plate } from "../ui/plate";
import { Section, type SectionProps } from "./section";

type TreatmentDetailsProps = {
	details: Finished<Treatment["details"]>;
	clinic: SectionProps["clinic"];
	words: SectionProps["words"] & Pick<InterfaceWords, "common">;
	/** What stands at the end of the text. */
	children?: ReactNode;
};

/** The text of a treatment's page, section by section, with its contents beside it. */
export function TreatmentDetails({ details, clinic, words, children }: TreatmentDetailsProps) {
	const headings = details.sections.map(({ subHeading }) => subHeading);
	return (
		<div
			className={`page-width ${headings.length > 0 ? "lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20" : ""} pt-14 pb-section lg:pt-20`}
		>
			<ContentsList title={words.common.contents} headings={headings} />
			<article className="min-w-0">
				<h2 className="text-h2">{details.title}</h2>
				<Markdown className="mt-5 text-lead">{details.description}</Markdown>
				{details.images?.map((image) => (
					<figure key={image.alt} className="max-w-208 print:max-w-96 mt-9">
						<Plate picture={image} ratio="4/3" className="rounded-card" />
						{image.caption && <figcaption className="mt-3 text-small">{image.caption}</figcaption>}
					</figure>
				))}
				{details.sections.map((section) => (
					<Section key={section.topic} section={section} clinic={clinic} words={words} />
				))}
				{children}
			</article>
		</div>
	);
}
