import { CHECKLIST } from "@/lib/model/topics";
import { linkedTextLang, type Page, siteLink } from "@/lib/pages/page";
import type { GuidePage } from "@/lib/pages/text-pages";
import { onOneLine, telHref } from "@/lib/text/contact";
import { EmergencyCalls } from "../emergency/emergency-calls";
import { ReviewedBy, Sources } from "../treatment/treatment-details";
import { Checklist } from "../ui/checklist";
import { PageBanner } from "../ui/page-banner";
import { LinkedHeading } from "../ui/section-head";
import { GuideRows } from "./guide-rows";

type GuideProps = { guide: GuidePage; page: Page };

/** A guide: its list to tick, its parts in rows, its review and sources, and links to the other guides. */
export function GuideView({ guide, page }: GuideProps) {
	const { reviewer, isReviewed, sources } = guide;
	const [firstCall, ...otherCalls] = guide.calls;
	const { heading, paragraph, ground, review, sections } = guide.cited;
	return (
		<>
			<PageBanner crumbs={guide.crumbs} heading={heading} ground={ground} page={page}>
				<p className="mt-5 max-w-measure text-lead">{paragraph}</p>
				{firstCall && (
					<EmergencyCalls
						ambulance={guide.ambulance}
						phone={firstCall.phone}
						phoneLabel={`${firstCall.label}: {phone}`}
						page={page}
					>
						{otherCalls.map(({ label, phone }) => (
							<a key={label} href={telHref(phone)} className="button button-quiet even-figures">
								{label}: {onOneLine(phone)}
							</a>
						))}
					</EmergencyCalls>
				)}
			</PageBanner>
			<div className="page-width grid gap-16 pt-4 pb-section lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
				<article className="print:columns-2 print:gap-x-[8mm]">
					<GuideChecklist guide={guide} page={page} />
					<GuideRows parts={sections} onGuidePage page={page} />
					<ReviewedBy review={review} reviewer={reviewer} isReviewed={isReviewed} page={page} />
					<Sources sources={sources} page={page} />
				</article>
				<OtherGuides guide={guide} page={page} />
			</div>
		</>
	);
}

function OtherGuides({ guide: { others }, page }: GuideProps) {
	if (others.length === 0) return null;
	return (
		<section
			aria-labelledby="others"
			className="self-start rounded-card bg-sand p-6 lg:sticky-below-header lg:mt-8 lg:p-8 print:hidden"
		>
			<h2 id="others" className="text-h3">
				{page.labels.guides.heading}
			</h2>
			<ul className="mt-3">
				{others.map(({ label, path, description }) => (
					<li key={path} {...linkedTextLang(page, path)} className="border-t border-ink-line py-3">
						<a {...siteLink(page, path)} className="text-link inline-flex min-h-8 items-center">
							{label}
						</a>
						<p className="text-small">{description}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The list to tick. It is printed on one page, together with the heading. */
function GuideChecklist({ guide: { cited }, page }: GuideProps) {
	const { checklist } = cited;
	if (!checklist) return null;
	return (
		<section
			aria-labelledby={CHECKLIST}
			className="max-w-measure pt-8 print:break-after-page print:pt-0 print:[column-span:all]"
		>
			<LinkedHeading id={CHECKLIST} heading={checklist.heading} page={page} className="text-h3" />
			{checklist.note && <p className="mt-2 text-small">{checklist.note}</p>}
			{checklist.groups.map(({ when, items }) => (
				<div key={when} className="mt-6 print:mt-3">
					<h3 className="font-sans font-semibold">{when}</h3>
					<Checklist items={items} />
				</div>
			))}
			<p className="mt-4 text-small text-ink-muted print:hidden">{page.labels.treatment.share.howToPrint}</p>
		</section>
	);
}
