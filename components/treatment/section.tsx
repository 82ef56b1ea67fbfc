import type { Finished } from "@/lib/content/finished";
import type { Emergency } from "@/lib/content/schema/emergency";
import type { Section as SectionData } from "@/lib/content/schema/sections";
import type { AdvisedSection } from "@/lib/site/citations";
import type { PlacedFilm } from "@/lib/site/films";
import type { Page } from "@/lib/site/page";
import { EmergencyCalls } from "../emergency/emergency-calls";
import { SectionFilms } from "../films/section-films";
import { LinkedHeading } from "../ui/linked-heading";
import { Markdown } from "../ui/markdown";
import { Plate } from "../ui/plate";
import { AdviceList } from "./advice-list";
import { Anaesthetic } from "./anaesthetic";
import { Cost } from "./cost";
import { OptionsTable } from "./options-table";
import { Pairs } from "./pairs";
import { Place } from "./place";
import { Questions } from "./questions";
import { WhenCanI } from "./when-can-i";
import "./section.css";

/** A section as the page shows it: pictures finished, advice in place of its ids. */
export type ShownSection = AdvisedSection<Finished<SectionData>>;

export type SectionProps = {
	section: ShownSection;
	/** The films that the page shows, of all its sections. */
	films?: PlacedFilm[];
	/** How long a patient stays, in short. */
	stay?: string;
	page: Page;
	emergency?: Pick<Emergency, "ambulance">;
};

/** A part of a treatment's details under the heading of its topic, which is the same on every page. */
export function Section(props: SectionProps) {
	const { films = [], page } = props;
	const { topic, lead, text, images, advice } = props.section;
	return (
		<section aria-labelledby={topic} className={topic === "urgent" ? "urgent" : "mt-14 lg:mt-16"}>
			<LinkedHeading
				id={topic}
				heading={page.labels.treatment.topics[topic]}
				link={page.labels.common.linkToSection}
				className="text-h3"
			/>
			{lead && <p className="section-lead mt-2 max-w-measure">{lead}</p>}
			<First {...props} />
			{text && (
				<Markdown page={page} className="mt-4">
					{text}
				</Markdown>
			)}
			{images?.map((image) => (
				<Plate key={image.alt} picture={image} ratio="4/3" className="mt-6 max-w-measure rounded-card" />
			))}
			<SectionFilms films={films.filter((placed) => placed.topic === topic).map(({ film }) => film)} page={page} />
			{topic !== "procedure" && <AdviceList page={page} advice={advice} />}
			<Last {...props} />
		</section>
	);
}

/** What of a topic's own parts stands before the section's text: what patients look for first. */
function First({ section, page }: SectionProps) {
	switch (section.topic) {
		case "recovery":
			return section.whenCanI && <WhenCanI page={page} whenCanI={section.whenCanI} />;
		case "cost":
			return <Cost page={page} section={section} />;
		default:
			return null;
	}
}

/** What of a topic's own parts stands after the section's text. */
function Last({ section, stay, page, emergency }: SectionProps) {
	switch (section.topic) {
		case "options":
			return (
				section.options && <OptionsTable page={page} options={section.options} returnsLabel={section.returnsLabel} />
			);
		case "procedure":
			return (
				<>
					<Anaesthetic page={page} anaesthetic={section.anaesthetic} advice={section.advice} />
					{section.place && <Place page={page} place={section.place} stay={stay} />}
				</>
			);
		case "urgent":
			return <EmergencyCalls page={page} ambulance={emergency?.ambulance} phone={page.clinic.phone} />;
		case "results":
			return (
				<>
					{section.pairs && <Pairs page={page} pairs={section.pairs} />}
					{section.benefits && <h3 className="mt-8 font-sans font-semibold">{page.labels.treatment.benefits}</h3>}
					{section.benefits && (
						<Markdown page={page} className="mt-3">
							{section.benefits}
						</Markdown>
					)}
				</>
			);
		case "questions":
			return <Questions page={page} section={section} />;
		default:
			return null;
	}
}
