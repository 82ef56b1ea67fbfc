import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import type { GuidePart } from "@/lib/model/schema/guide";
import type { Topic } from "@/lib/model/topics";
import { type BuiltFilm, pairsByKind } from "@/lib/pages/gallery";
import { type Page, siteLink } from "@/lib/pages/page";
import type { SectionPart, TreatmentPage } from "@/lib/pages/treatment-page";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { EmergencyCalls } from "../emergency/emergency-calls";
import { FilmPlayer, FilmText } from "../films/films";
import { GuideRow } from "../guides/guide-row";
import { Island } from "../islands/island";
import { BeforeAfter } from "../ui/before-after";
import { Fold } from "../ui/fold";
import { LinkSentence } from "../ui/link-sentence";
import { Markdown } from "../ui/markdown";
import { Picture } from "../ui/picture";
import { LinkedHeading } from "../ui/section-head";
import { Cost } from "./cost";
import { OptionsTable } from "./options-table";
import { Questions } from "./questions";
import { RecoveryRoad } from "./recovery-road";
import "../ui/urgent.css";
import "./section.css";

type SectionProps = {
	section: { topic: Topic; parts: SectionPart[] };
	facts: TreatmentPage["treatment"]["facts"];
	emergency: TreatmentPage["emergency"];
	page: Page;
};

/** The parts that are not folded, by topic; of other topics, none. */
type ShownParts = Partial<Record<Topic, "all" | SectionPart["kind"][]>>;

/** On pages with first aid. Cost and danger signs must never be folded. */
export const shownAfterFirstAid: ShownParts = { cost: "all", urgent: "all" };
/** On other pages. */
export const shownParts: ShownParts = {
	...shownAfterFirstAid,
	about: ["lead", "opening"],
	recovery: ["lead", "road", "aftercare"],
};

type SectionRowProps = { id: string; heading: string; answer?: string; children: ReactNode };

/** A section as a row with its title and its answer, which opens. */
export function SectionRow({ id, heading, answer, children }: SectionRowProps) {
	return (
		<section aria-labelledby={`${id}-heading`} className="section-row max-w-measure">
			<Fold
				id={id}
				summary={
					<>
						<h2 id={`${id}-heading`} className="text-h3">
							{heading}
						</h2>
						{answer && <span className="section-lead">{answer}</span>}
					</>
				}
			>
				{children}
			</Fold>
		</section>
	);
}

/** A section of a treatment's page: whole, in part, or as a row with its title and its answer, which opens. */
export function Section({ section: { topic, parts }, shown, page, ...shared }: SectionProps & { shown: ShownParts }) {
	const { more, topics } = page.labels.treatment;
	const heading = topics[topic];
	const kinds = shown[topic] ?? [];
	const isShown = ({ kind }: SectionPart) => kinds === "all" || kinds.includes(kind);
	const folded = parts.filter((part) => !isShown(part));
	const show = (part: SectionPart) => <Part key={part.kind} part={part} page={page} {...shared} />;
	if (kinds.length === 0) {
		const lead = folded.find((part) => part.kind === "lead");
		const answer = lead?.lead ?? questionsIn(folded, page);
		return (
			<SectionRow id={topic} heading={heading} answer={answer}>
				{folded.filter((part) => part !== lead).map(show)}
			</SectionRow>
		);
	}
	return (
		<section
			aria-labelledby={topic}
			data-listen={topic === "urgent" ? "" : undefined}
			className={topic === "urgent" ? "urgent" : "section-open"}
		>
			<LinkedHeading id={topic} heading={heading} page={page} className="text-h3" />
			{parts.filter(isShown).map(show)}
			{folded.length > 0 && (
				<Fold summary={<span className="font-semibold text-pine">{fill(more, { section: heading })}</span>}>
					{folded.map(show)}
				</Fold>
			)}
		</section>
	);
}

/** How many questions a section answers, and how many it suggests; undefined if it has none. */
function questionsIn(parts: SectionPart[], page: Page): string | undefined {
	const part = parts.find((one) => one.kind === "questions");
	const counts = part && { answers: part.faqs.length, questions: part.ask.length };
	return counts && fill(page.labels.treatment.questionCount, counts, page.locale.tag);
}

function PartHeading({ children }: { children: string }) {
	return <h3 className="mt-8 font-sans font-semibold">{children}</h3>;
}

function Part({ part, facts, emergency, page }: Omit<SectionProps, "section"> & { part: SectionPart }) {
	const { treatment } = page.labels;
	switch (part.kind) {
		case "lead":
			return <p className="section-lead mt-2 max-w-measure">{part.lead}</p>;
		case "road":
			return <RecoveryRoad stages={part.stages} page={page} />;
		case "aftercare":
			return (
				<a {...siteLink(page, part.path)} className="text-link inline-flex min-h-11 items-center gap-2">
					<Printer aria-hidden="true" className="size-5 shrink-0" />
					{page.labels.aftercare.line}
				</a>
			);
		case "pain":
			return (
				<>
					<PartHeading>{treatment.facts.pain}</PartHeading>
					<Markdown text={part.pain} page={page} className="mt-2" />
				</>
			);
		case "cost":
			return <Cost cost={part} page={page} />;
		case "opening":
		case "text":
			return <Markdown text={part.text} page={page} className="mt-4" />;
		case "conditions":
			return (
				<>
					<PartHeading>{treatment.complaints}</PartHeading>
					<div className="prose mt-2">
						<ul>
							{part.conditions.map(({ words }) => (
								<li key={words}>{words}</li>
							))}
						</ul>
					</div>
				</>
			);
		case "images":
			return part.images.map((image) => (
				<Picture
					key={image.alt}
					picture={image}
					ratio="4/3"
					widths={{ phone: "100vw", lg: "42rem" }}
					className="mt-6 max-w-measure rounded-card"
				/>
			));
		case "films":
			return <SectionFilms films={part.films} page={page} />;
		case "advice":
			return <AdviceList advice={part.advice} page={page} />;
		case "anaesthetic":
			return <Anaesthetic {...part} short={facts.anaesthesia} page={page} />;
		case "guides":
			return (
				<LinkSentence
					sentence={treatment.guides}
					links={part.guides}
					page={page}
					className="mt-6 max-w-measure text-small"
				/>
			);
		case "options":
			return <OptionsTable options={part.options} returnsLabel={part.returnsLabel} page={page} />;
		case "place":
			return <WhereItIsDone place={part.place} stay={facts.stay} page={page} />;
		case "calls":
			return <EmergencyCalls ambulance={emergency?.ambulance} phone={mainPhone(page.clinic)} page={page} />;
		case "pairs":
			return <Pairs pairs={part.pairs} page={page} />;
		case "benefits":
			return (
				<>
					<PartHeading>{treatment.benefits}</PartHeading>
					<Markdown text={part.benefits} page={page} className="mt-3" />
				</>
			);
		case "questions":
			return <Questions {...part} page={page} />;
	}
}

type PartOf<Kind extends SectionPart["kind"]> = Extract<SectionPart, { kind: Kind }>;

type AnaestheticProps = { short?: string; anaesthetic?: string; advice: GuidePart[]; page: Page };

/** The anaesthetic of this treatment, in short and in full, and general advice on it. */
function Anaesthetic({ short, anaesthetic, advice, page }: AnaestheticProps) {
	if (!short && !anaesthetic && advice.length === 0) return null;
	return (
		<>
			<PartHeading>{page.labels.treatment.anaesthetic}</PartHeading>
			{short && <p className="mt-3 font-semibold">{short}</p>}
			{anaesthetic && <Markdown text={anaesthetic} page={page} className="mt-3" />}
			<AdviceList page={page} advice={advice} />
		</>
	);
}

/** Parts of guides in full: a short line each, the rest folded. */
function AdviceList({ advice, page }: { advice: GuidePart[]; page: Page }) {
	if (advice.length === 0) return null;
	return (
		<div className="advice-list max-w-measure">
			{advice.map((part) => (
				<GuideRow key={part.id} part={part} page={page} />
			))}
		</div>
	);
}

/** Where a treatment is done, how long patients stay, and care at night. */
function WhereItIsDone({ place, stay, page }: { place: PartOf<"place">["place"]; stay?: string; page: Page }) {
	const { at, nights, text } = place;
	const { name, nightCare } = page.clinic;
	const labels = page.labels.treatment.place;
	const staysHere = at.includes("clinic") && nights[1] > 0;
	return (
		<>
			<PartHeading>{labels.heading}</PartHeading>
			<ul className="mt-3 flex flex-wrap gap-2">
				{at.map((where) => (
					<li key={where} className="rounded-full bg-sand px-4 py-1.5 text-small font-semibold">
						{where === "clinic" ? fill(labels.clinic, { clinic: name }) : where}
					</li>
				))}
			</ul>
			{stay && <p className="mt-3 font-semibold">{stay}</p>}
			{text && <Markdown text={text} page={page} className="mt-3" />}
			{staysHere && nightCare && <p className="mt-3 max-w-measure">{nightCare}</p>}
		</>
	);
}

function Pairs({ pairs, page }: { pairs: PartOf<"pairs">["pairs"]; page: Page }) {
	return pairsByKind(pairs).map(({ note, pairs }) => (
		<div key={String(note)} className="print:max-w-96">
			{pairs.map(({ before, after, caption }) => (
				<figure key={caption} className="mt-6">
					<BeforeAfter page={page} before={before} after={after} widths={{ phone: "50vw", lg: "21rem" }} />
					<figcaption className="mt-3 text-small">{caption}</figcaption>
				</figure>
			))}
			{note && <p className="mt-3 text-note text-ink-muted">{page.labels.treatment[note]}</p>}
		</div>
	));
}

function SectionFilms({ films, page }: { films: BuiltFilm[]; page: Page }) {
	return (
		<Island name="captions" wake="visible">
			{films.map((film) => (
				<div key={film.src} className="mt-8 max-w-measure print:hidden">
					<h3 className="font-sans font-semibold">{film.title}</h3>
					<FilmPlayer film={film} page={page} />
					<FilmText film={film} page={page} />
				</div>
			))}
		</Island>
	);
}
