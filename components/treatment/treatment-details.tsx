import { Printer } from "lucide-react";
import { Fragment } from "react";
import { doctorPath, paths } from "@/lib/model/routes";
import type { GuidePart } from "@/lib/model/schema/guide";
import { SOURCES } from "@/lib/model/topics";
import type { AftercareSheet } from "@/lib/pages/aftercare";
import { originalLang, type Page, siteLink } from "@/lib/pages/page";
import type { TreatmentPage } from "@/lib/pages/treatment-page";
import { shareHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { longDate } from "@/lib/text/format";
import { sourceAnchor } from "@/lib/text/markdown";
import { Registration } from "../doctor/doctor-profile";
import { WithTableOfContents } from "../layout/table-of-contents";
import { BrandIcon } from "../ui/brand-icon";
import { Fold } from "../ui/fold";
import { LinkSentence } from "../ui/link-sentence";
import { Markdown } from "../ui/markdown";
import { Picture } from "../ui/picture";
import { SheetCode } from "./aftercare-sheet";
import { openAfterFirstAid, openParts, Section, SectionRow } from "./section";

type DetailsProps = { treatment: TreatmentPage; sheet?: AftercareSheet; page: Page };

/** The text of a treatment's page, with table of contents and sources. */
export function TreatmentDetails({ treatment, sheet, page }: DetailsProps) {
	const { emergency, cited, doctors, reviewer, isReviewed, sources, takesComplaints } = treatment;
	const { details, facts } = cited;
	const { common, treatment: labels } = page.labels;
	const entries = [
		...details.sections.flatMap(({ topic, whoWillKnow }) => [
			{ id: topic as string, heading: labels.topics[topic] },
			...(whoWillKnow ? [{ id: whoWillKnow.id, heading: whoWillKnow.title }] : []),
		]),
		...(sources.length > 0 ? [{ id: SOURCES, heading: labels.sources }] : []),
	];
	return (
		<WithTableOfContents title={common.contents} entries={entries}>
			<article>
				<h2 className="text-h2">{details.title}</h2>
				<Markdown text={details.description} page={page} className="mt-3 text-lead max-lg:text-body" />
				<LinkSentence
					sentence={labels.treatedBy}
					links={doctors.map(({ name, path }) => ({ label: name, path }))}
					page={page}
					className="mt-4"
				/>
				{details.images?.map((image) => (
					<figure key={image.alt} className="mt-6 lg:mt-8 print:float-right print:mt-0 print:w-64">
						<Picture picture={image} ratio="4/3" widths={{ phone: "100vw", lg: "52rem" }} className="rounded-card" />
						{image.panels && (
							<ul className="mt-2 flex gap-2 text-center text-small">
								{image.panels.map((panel) => (
									<li key={panel} className="w-full">
										{panel}
									</li>
								))}
							</ul>
						)}
						{image.caption && <figcaption className="mt-3 text-small">{image.caption}</figcaption>}
					</figure>
				))}
				{details.sections.map((section) => (
					<Fragment key={section.topic}>
						<Section
							section={section}
							open={treatment.firstAid.length > 0 ? openAfterFirstAid : openParts}
							facts={facts}
							emergency={emergency}
							page={page}
						/>
						{section.whoWillKnow && <WhoWillKnow part={section.whoWillKnow} page={page} />}
					</Fragment>
				))}
				<div className="items-start justify-between gap-8 print:flex">
					<ReviewedBy review={treatment.treatment.review} reviewer={reviewer} isReviewed={isReviewed} page={page} />
					{sheet && (
						<SheetCode sheet={sheet} alt="" className="print:flex w-96 shrink-0 items-center gap-3 text-note">
							{page.labels.aftercare.line}
						</SheetCode>
					)}
				</div>
				{takesComplaints && (
					<p className="mt-4 text-small print:hidden">
						<a {...siteLink(page, `${paths.clinic}#grievance`)} className="text-link">
							{labels.complain}
						</a>
					</p>
				)}
				<Share treatment={treatment} page={page} />
				<Sources sources={sources} page={page} />
			</article>
		</WithTableOfContents>
	);
}

/** A row with its answer that opens: who will know of the treatment, and what the page and the browser keep. */
function WhoWillKnow({ part: { id, title, short, text }, page }: { part: GuidePart; page: Page }) {
	const { aboutLeaving, traces } = page.labels.discreet;
	return (
		<SectionRow id={id} heading={title} answer={short}>
			<Markdown text={text} page={page} />
			<Markdown
				text={page.clinic.leaveTo ? `${aboutLeaving}\n\n${traces}` : traces}
				page={page}
				className="mt-4 print:hidden"
			/>
		</SectionRow>
	);
}

/** The sources, in the order of their numbers. Nothing if there are none. */
export function Sources({ sources, page }: Pick<TreatmentPage, "sources"> & { page: Page }) {
	const { lang } = originalLang(page);
	const labels = page.labels.treatment;
	if (sources.length === 0) return null;
	return (
		<section aria-labelledby={SOURCES} className="section-row mt-3">
			<Fold
				summary={
					<>
						<h2 id={SOURCES} className="font-sans font-semibold">
							{labels.sources}
						</h2>
						<span className="section-lead">{fill(labels.sourcesNote, { count: sources.length }, page.locale.tag)}</span>
					</>
				}
			>
				<ol className="list-decimal columns-2xs gap-x-8 pl-6 text-note print:leading-tight">
					{sources.map(({ number, title, publisher, year, url }) => {
						const token = "{publisher}";
						const origin = year ? fill(labels.sourceOf, { publisher: token, year }) : labels.sourceUndated;
						const [before, after] = origin.split(token);
						return (
							<li key={url} id={sourceAnchor(number)} className="py-1 target:bg-sand wrap-anywhere print:py-0">
								<a lang={lang} href={url} className="underline underline-offset-4 hover:text-pine print:no-underline">
									{title}
								</a>
								<span className="block print:inline">
									{" "}
									{before}
									{lang ? <span lang={lang}>{publisher}</span> : publisher}
									{after}
								</span>
							</li>
						);
					})}
				</ol>
			</Fold>
		</section>
	);
}

type ReviewedByProps = Pick<TreatmentPage, "reviewer" | "isReviewed"> &
	Pick<TreatmentPage["treatment"], "review"> & { page: Page };

/** The review by a doctor, with dates. Nothing if there was none. */
export function ReviewedBy({ review, reviewer, isReviewed, page }: ReviewedByProps) {
	if (!review || !reviewer) return null;
	const { name, portrait, registration, role, slug } = reviewer;
	const { reviewedBy, reviewedOriginal, reviewedOn, reviewedDue } = page.labels.treatment;
	const [before, after] = (isReviewed ? reviewedBy : reviewedOriginal).split("{doctor}");
	const date = (day: string) => longDate(day, page.clinic.language);
	const dates = [fill(reviewedOn, { role, date: date(review.on) }), fill(reviewedDue, { date: date(review.due) })];
	return (
		<div className="mt-4 flex items-center gap-5 print:mt-2">
			<Picture
				picture={portrait}
				ratio="3/4"
				widths={{ phone: "4.5rem" }}
				className="arch max-w-18 shrink-0 print:hidden"
			/>
			<div className="max-w-measure">
				<p className="font-semibold">
					{before}
					<a {...siteLink(page, doctorPath(slug))} className="text-link">
						{name}
					</a>
					{after}
				</p>
				<p className="text-small">{dates.join(" ")}</p>
				<Registration page={page} registration={registration} className="text-note text-ink-muted" />
			</div>
		</div>
	);
}

/** A link to share on WhatsApp, and how to print (a static page cannot print without JavaScript). */
function Share({ treatment: { treatment, url }, page }: DetailsProps) {
	const title = treatment.title ?? treatment.heading;
	const { share } = page.labels.treatment;
	return (
		<div className="mt-2 flex flex-wrap items-start gap-x-8 text-small print:hidden">
			<a href={shareHref(`${title}\n${url}`)} className="text-link inline-flex min-h-11 items-center gap-2">
				<BrandIcon name="whatsapp" className="size-5" />
				{share.whatsapp}
			</a>
			<details>
				<summary className="text-link inline-flex min-h-11 items-center gap-2">
					<Printer aria-hidden="true" className="size-5" />
					{share.print}
				</summary>
				<p className="max-w-80 pb-3">{share.howToPrint}</p>
			</details>
		</div>
	);
}
