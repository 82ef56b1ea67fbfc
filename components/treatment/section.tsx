import { Link, Printer } from "lucide-react";
import type { ReactNode } from "react";
import type { Topic } from "@/lib/model/topics";
import { pairsByKind } from "@/lib/pages/gallery";
import { type Page, siteLink } from "@/lib/pages/page";
import type { SectionPart, TreatmentPage } from "@/lib/pages/treatment-page";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { anchor } from "@/lib/text/markdown";
import { EmergencyCalls } from "../emergency/emergency-calls";
import { FilmPlayer, FilmText } from "../films/films";
import { GuideRows } from "../guides/guide-rows";
import { Island } from "../islands/island";
import { BeforeAfter } from "../ui/before-after";
import { Checklist } from "../ui/checklist";
import { Fold } from "../ui/fold";
import { LinkSentence } from "../ui/link-sentence";
import { Markdown } from "../ui/markdown";
import { Picture } from "../ui/picture";
import { Amount, PriceTable, Tax } from "../ui/price-table";
import { LinkedHeading } from "../ui/section-head";
import { OptionsTable } from "./options-table";
import { RecoveryRoad } from "./recovery-road";
import "./section.css";

type SectionProps = {
	section: { topic: Topic; parts: SectionPart[] };
	facts: TreatmentPage["treatment"]["facts"];
	emergency: TreatmentPage["emergency"];
	page: Page;
};

/** The parts that are not folded, by topic; of other topics, none. */
type OpenParts = Partial<Record<Topic, "all" | SectionPart["kind"][]>>;

/** On pages with first aid. Cost and danger signs must never be folded. */
export const openAfterFirstAid: OpenParts = { cost: "all", urgent: "all" };
/** On other pages. */
export const openParts: OpenParts = {
	...openAfterFirstAid,
	about: ["lead", "opening"],
	recovery: ["lead", "road", "aftercare"],
};

type SectionRowProps = { id: string; heading: string; answer?: string; children: ReactNode };

/** A section as a row with its title and its answer, which opens. */
export function SectionRow({ id, heading, answer, children }: SectionRowProps) {
	return (
		<section aria-labelledby={`${id}-heading`} className="section-row">
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
export function Section({ section: { topic, parts }, open, page, ...shared }: SectionProps & { open: OpenParts }) {
	const { more, topics } = page.labels.treatment;
	const heading = topics[topic];
	const kinds = open[topic] ?? [];
	const isOpen = ({ kind }: SectionPart) => kinds === "all" || kinds.includes(kind);
	const folded = parts.filter((part) => !isOpen(part));
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
			className={
				topic === "urgent" ? "urgent" : `section-open my-5 ${kinds === "all" ? "print:break-inside-avoid" : ""}`
			}
		>
			<LinkedHeading id={topic} heading={heading} page={page} className="text-h3" />
			{parts.filter(isOpen).map(show)}
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
	const questions = parts.find((part) => part.kind === "questions");
	const counts = questions && { answers: questions.faqs.length, questions: questions.ask.length };
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
				<a {...siteLink(page, part.path)} className="text-link inline-flex min-h-11 items-center gap-2 print:hidden">
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
			return <Cost part={part} page={page} />;
		case "opening":
		case "text":
			return <Markdown text={part.text} page={page} className="mt-4" />;
		case "conditions":
			return (
				<>
					<PartHeading>{treatment.complaints}</PartHeading>
					<div className="prose mt-2">
						<ul className="bullets">
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
			return <SectionFilms part={part} page={page} />;
		case "advice":
			return <GuideRows parts={part.advice} page={page} />;
		case "anaesthetic":
			return <Anaesthetic part={part} short={facts.anaesthesia} page={page} />;
		case "guides":
			return (
				<LinkSentence
					sentence={treatment.guides}
					links={part.guides}
					page={page}
					className="mt-6 max-w-measure text-small print:hidden"
				/>
			);
		case "options":
			return <OptionsTable options={part.options} returnsLabel={part.returnsLabel} page={page} />;
		case "place":
			return <WhereItIsDone part={part} stay={facts.stay} page={page} />;
		case "calls":
			return <EmergencyCalls ambulance={emergency?.ambulance} phone={mainPhone(page.clinic)} page={page} />;
		case "pairs":
			return <Pairs part={part} page={page} />;
		case "benefits":
			return (
				<>
					<PartHeading>{treatment.benefits}</PartHeading>
					<Markdown text={part.benefits} page={page} className="mt-3" />
				</>
			);
		case "questions":
			return <Questions part={part} page={page} />;
	}
}

type PartOf<Kind extends SectionPart["kind"]> = Extract<SectionPart, { kind: Kind }>;

type PartProps<Kind extends SectionPart["kind"]> = { part: PartOf<Kind>; page: Page };

/** The anaesthetic of this treatment, in short and in full, and general advice on it. */
function Anaesthetic({ part: { anaesthetic, advice }, short, page }: PartProps<"anaesthetic"> & { short?: string }) {
	if (!short && !anaesthetic && advice.length === 0) return null;
	return (
		<>
			<PartHeading>{page.labels.treatment.anaesthetic}</PartHeading>
			{short && <p className="mt-3 font-semibold">{short}</p>}
			{anaesthetic && <Markdown text={anaesthetic} page={page} className="mt-3" />}
			<GuideRows parts={advice} page={page} />
		</>
	);
}

/** Where a treatment is done, how long patients stay, and care at night. */
function WhereItIsDone({ part, stay, page }: PartProps<"place"> & { stay?: string }) {
	const { at, nights, text } = part.place;
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

/** The price range, single prices, what they include and what raises them. */
function Cost({ part: { price, includes, raises }, page }: PartProps<"cost">) {
	const labels = page.labels.treatment.cost;
	const lists = [
		{ heading: labels.includes, entries: includes },
		{ heading: labels.raises, entries: raises },
	].filter(({ entries }) => entries.length > 0);
	if (!price && lists.length === 0) return null;
	return (
		<div className="mt-4 gap-x-16 rounded-card bg-sage p-5 sm:p-8 lg:grid lg:grid-cols-[7fr_5fr] print:block print:p-0">
			{price && (
				<div className="print:break-inside-avoid">
					<p>
						<span className="block font-display text-h3">
							<Amount price={price} page={page} />
						</span>
						{price.per}
					</p>
					<Tax price={price} page={page} className="mt-2 text-small" />
					{price.items && (
						<PriceTable
							head={[labels.item, labels.price]}
							rows={price.items.map((item) => ({
								key: item.what,
								item: item.what,
								price: item,
							}))}
							page={page}
							className="mt-5"
						/>
					)}
				</div>
			)}
			<div>
				{lists.map(({ heading, entries }) => (
					<p key={heading} className="mt-3 text-small">
						<span className="font-semibold">{heading}:</span> {entries.join(", ")}
					</p>
				))}
				{price && <p className="mt-3 text-small">{labels.estimate}</p>}
			</div>
		</div>
	);
}

function Pairs({ part, page }: PartProps<"pairs">) {
	return pairsByKind(part.pairs).map(({ note, pairs }) => (
		<div key={String(note)} className="print:max-w-64">
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

function SectionFilms({ part, page }: PartProps<"films">) {
	return (
		<Island name="captions" wake="visible">
			{part.films.map((film) => (
				<div key={film.src} className="mt-8 max-w-measure print:max-w-48">
					<h3 className="font-sans font-semibold">{film.title}</h3>
					<img src={film.poster} alt="" loading="lazy" width={960} height={540} className="hidden print:block" />
					<FilmPlayer film={film} page={page} />
					<FilmText film={film} page={page} />
				</div>
			))}
		</Island>
	);
}

/** Answered questions, and a printable checklist of questions to ask. */
function Questions({ part: { faqs, ask }, page }: PartProps<"questions">) {
	return (
		<>
			{faqs.length > 0 && (
				<>
					<PartHeading>{page.labels.treatment.faqs}</PartHeading>
					<Faqs page={page} faqs={faqs} />
				</>
			)}
			{ask.length > 0 && (
				<>
					<PartHeading>{page.labels.treatment.ask.heading}</PartHeading>
					<p className="mt-2 text-small text-ink-muted print:hidden">{page.labels.treatment.ask.note}</p>
					<Checklist items={ask} />
				</>
			)}
		</>
	);
}

/**
 * Questions as native disclosures (specification, section 4). In-page search and fragment links open them (HTML:
 * ancestor revealing algorithm).
 */
function Faqs({ faqs, page }: Pick<PartOf<"questions">, "faqs"> & { page: Page }) {
	return (
		<div className="mt-5 max-w-measure border-t border-ink-line">
			{faqs.map(({ question, answer }) => (
				<details key={question} className="faq unfold-in-print border-b border-ink-line print:break-inside-avoid">
					<summary className="flex items-start justify-between gap-5 py-4.5 print:py-1">
						<span className="font-semibold snug-lines">{question}</span>
						<span className="faq-toggle shrink-0 rounded-full text-center font-semibold print:hidden">
							<span className="faq-show">{page.labels.treatment.show}</span>
							<span className="faq-hide">{page.labels.treatment.hide}</span>
						</span>
					</summary>
					<div id={anchor(question)} className="scroll-mt-24 pb-3 print:pb-0">
						<Markdown text={answer} page={page} />
						<a
							href={`#${anchor(question)}`}
							className="inline-flex min-h-11 items-center gap-2 text-small text-pine print:hidden"
						>
							<Link aria-hidden="true" className="size-5" />
							{page.labels.treatment.linkToAnswer}
						</a>
					</div>
				</details>
			))}
		</div>
	);
}
