import type { ReactNode } from "react";
import type { Finished } from "@/lib/content/finished";
import type { Treatment } from "@/lib/content/schema/treatment";
import type { NumberedSource } from "@/lib/site/citations";
import type { Page } from "@/lib/site/page";
import { WithContents } from "../layout/with-contents";
import { Markdown } from "../ui/markdown";
import { Plate } from "../ui/plate";
import { Section, type SectionProps, type ShownSection } from "./section";
import { SOURCES, Sources } from "./sources";
import { WhoComes, type WhoComesProps } from "./who-comes";

type TreatmentDetailsProps = {
	details: Finished<Omit<Treatment["details"], "sections">> & { sections: ShownSection[] };
	conditions?: WhoComesProps["conditions"];
	/** Who gives the treatment. */
	doctors?: WhoComesProps["doctors"];
	sources: NumberedSource[];
	films?: SectionProps["films"];
	stay: SectionProps["stay"];
	page: Page;
	emergency: SectionProps["emergency"];
	/** What stands at the end of the text. */
	children?: ReactNode;
};

/** The text of a treatment's page, section by section, with its contents and its sources. */
export function TreatmentDetails({
	details,
	conditions,
	doctors,
	sources,
	children,
	...shared
}: TreatmentDetailsProps) {
	const { page } = shared;
	const { common, treatment } = page.labels;
	const entries = [
		...details.sections.map(({ topic }) => ({ id: topic, heading: treatment.topics[topic] })),
		...(sources.length > 0 ? [{ id: SOURCES, heading: treatment.sources }] : []),
	];
	return (
		<WithContents title={common.contents} entries={entries}>
			<article>
				<h2 className="text-h2">{details.title}</h2>
				<Markdown page={page} className="mt-5 text-lead">
					{details.description}
				</Markdown>
				<WhoComes page={page} conditions={conditions} doctors={doctors} />
				{details.images?.map((image) => (
					<figure key={image.alt} className="max-w-208 print:max-w-96 mt-9">
						<Plate picture={image} ratio="4/3" className="rounded-card" />
						{image.caption && <figcaption className="mt-3 text-small">{image.caption}</figcaption>}
					</figure>
				))}
				{details.sections.map((section) => (
					<Section key={section.topic} section={section} {...shared} />
				))}
				{children}
				<Sources page={page} sources={sources} />
			</article>
		</WithContents>
	);
}
