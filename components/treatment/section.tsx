import type { Finished } from "@/lib/content/finished";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { Emergency } from "@/lib/content/schema/emergency";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Section as SectionData } from "@/lib/content/schema/sections";
import type { AdvisedSection } from "@/lib/site/citations";
import type { PlacedFilm } from "@/lib/site/films";
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
	clinic: Pick<Clinic, "name" | "phone" | "currency" | "language">;
	emergency?: Pick<Emergency, "ambulance">;
	words: Pick<InterfaceWords, "common" | "header" | "treatment" | "emergency" | "films">;
};

/** A part of a treatment's details under the heading of its topic, which is the same on every page. */
export function Section(props: SectionProps) {
	const { films = [] } = props;
	const { topic, lead, text, images, advice } = props.section;
	const words = props.words.treatment;
	return (
		<section aria-labelledby={topic} className={topic === "urgent" ? "urgent" : "mt-14 lg:mt-16"}>
			<LinkedHeading
				id={topic}
				heading={words.topics[topic]}
				link={props.words.common.linkToSection}
				className="text-h3"
			/>
			{lead && <p className="section-lead mt-2 max-w-measure">{lead}</p>}
			<First {...props} />
			{text && <Markdown className="mt-4">{text}</Markdown>}
			{images?.map((image) => (
				<Plate key={image.alt} picture={image} ratio="4/3" className="mt-6 max-w-measure rounded-card" />
			))}
			<SectionFilms
				films={films.filter((placed) => placed.topic === topic).map(({ film }) => film)}
				language={props.clinic.language}
				words={props.words}
			/>
			{topic !== "procedure" && <AdviceList advice={advice} />}
			<Last {...props} />
		</section>
	);
}

/** What of a topic's own parts stands before the section's text: what patients look for first. */
function First({ section, clinic, words: { treatment } }: SectionProps) {
	switch (section.topic) {
		case "recovery":
			return section.whenCanI && <WhenCanI whenCanI={section.whenCanI} words={treatment} />;
		case "cost":
			return <Cost section={section} clinic={clinic} words={treatment} />;
		default:
			return null;
	}
}

/** What of a topic's own parts stands after the section's text. */
function Last({ section, stay, clinic, emergency, words }: SectionProps) {
	switch (section.topic) {
		case "options":
			return (
				section.options && (
					<OptionsTable options={section.options} returnsLabel={section.returnsLabel} words={words.treatment} />
				)
			);
		case "procedure":
			return (
				<>
					<Anaesthetic anaesthetic={section.anaesthetic} advice={section.advice} words={words.treatment} />
					{section.place && <Place place={section.place} stay={stay} clinic={clinic} words={words.treatment} />}
				</>
			);
		case "urgent":
			return <EmergencyCalls ambulance={emergency?.ambulance} phone={clinic.phone} words={words} />;
		case "results":
			return (
				<>
					{section.pairs && <Pairs pairs={section.pairs} words={words} />}
					{section.benefits && <h3 className="mt-8 font-sans font-semibold">{words.treatment.benefits}</h3>}
					{section.benefits && <Markdown className="mt-3">{section.benefits}</Markdown>}
				</>
			);
		case "questions":
			return <Questions section={section} words={words} />;
		default:
			return null;
	}
}
