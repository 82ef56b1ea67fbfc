import type { GuidePart } from "@/lib/model/schema/guide";
import { activities, type Topic } from "@/lib/model/topics";
import type { Page } from "@/lib/site/page";
import type { BuiltFilm } from "@/lib/site/page-media";
import type { SectionPart, TreatmentPage } from "@/lib/site/treatment-page";
import { fill } from "@/lib/text/fill";
import { EmergencyCalls } from "../emergency/emergency-calls";
import { FilmPlayer, FilmText } from "../films/films";
import { GuideRow } from "../guides/guide-row";
import { Island } from "../islands/island";
import { BeforeAfter } from "../ui/before-after";
import { LinkSentence } from "../ui/link-sentence";
import { Markdown } from "../ui/markdown";
import { Picture } from "../ui/picture";
import { LinkedHeading } from "../ui/section-head";
import { Cost } from "./cost";
import { OptionsTable } from "./options-table";
import { Questions } from "./questions";
import "./section.css";

type SectionProps = {
	section: { topic: Topic; parts: SectionPart[] };
	facts: TreatmentPage["treatment"]["facts"];
	emergency: TreatmentPage["emergency"];
	page: Page;
};

/** A section of a treatment's page, in parts. */
export function Section({ section: { topic, parts }, page, ...shared }: SectionProps) {
	const { topics } = page.labels.treatment;
	return (
		<section aria-labelledby={topic} className={topic === "urgent" ? "urgent" : "mt-14 lg:mt-16"}>
			<LinkedHeading id={topic} heading={topics[topic]} page={page} className="text-h3" />
			{parts.map((part) => (
				<Part key={part.kind} part={part} page={page} {...shared} />
			))}
		</section>
	);
}

function PartHeading({ children }: { children: string }) {
	return <h3 className="mt-8 font-sans font-semibold">{children}</h3>;
}

function Part({ part, facts, emergency, page }: Omit<SectionProps, "section"> & { part: SectionPart }) {
	const { treatment } = page.labels;
	switch (part.kind) {
		case "lead":
			return <p className="section-lead mt-2 max-w-measure">{part.lead}</p>;
		case "recoveryTimeline":
			return <RecoveryTimeline whenCanI={part.whenCanI} page={page} />;
		case "pain":
			return (
				<>
					<PartHeading>{treatment.facts.pain}</PartHeading>
					<Markdown text={part.pain} page={page} className="mt-3" />
				</>
			);
		case "cost":
			return <Cost cost={part} page={page} />;
		case "text":
			return <Markdown text={part.text} page={page} className="mt-4" />;
		case "images":
			return part.images.map((image) => (
				<Picture key={image.alt} picture={image} ratio="4/3" className="mt-6 max-w-measure rounded-card" />
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
			return <EmergencyCalls ambulance={emergency?.ambulance} phone={page.clinic.phone} page={page} />;
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
		<div className="advice-list">
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

function RecoveryTimeline({ whenCanI, page }: { whenCanI: PartOf<"recoveryTimeline">["whenCanI"]; page: Page }) {
	const labels = page.labels.treatment.whenCanI;
	const rows = [
		...activities.flatMap((activity) => {
			const when = whenCanI[activity];
			return when ? [{ what: labels[activity], when }] : [];
		}),
		...whenCanI.others,
	];
	return (
		<table className="when-table">
			<caption>{labels.heading}</caption>
			<tbody>
				{rows.map(({ what, when }) => (
					<tr key={what}>
						<th scope="row">{what}</th>
						<td>{when}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Pairs({ pairs, page }: { pairs: PartOf<"pairs">["pairs"]; page: Page }) {
	return (
		<div className="max-w-208 print:max-w-96">
			{pairs.map(({ before, after, caption }) => (
				<figure key={caption} className="mt-6">
					<BeforeAfter page={page} before={before} after={after} />
					<figcaption className="mt-3 text-small">{caption}</figcaption>
				</figure>
			))}
			<p className="mt-3 text-note text-ink-muted">{page.labels.treatment.drawingNote}</p>
		</div>
	);
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
