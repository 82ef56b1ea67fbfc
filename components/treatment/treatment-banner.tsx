import { Activity, Bandage, Banknote, BedDouble, BriefcaseBusiness } from "lucide-react";
import { paths } from "@/lib/model/routes";
import { type Page, siteLink } from "@/lib/site/page";
import { priceRange } from "@/lib/site/prices";
import type { TreatmentPage } from "@/lib/site/treatment-page";
import { fill } from "@/lib/text/fill";
import { grounds } from "../ui/grounds";
import { Breadcrumb } from "../ui/page-banner";
import { Picture } from "../ui/picture";
import "./quick-facts.css";

type TreatmentProps = { treatment: TreatmentPage; page: Page };

/** The banner: heading (unless first aid above has it), paragraph, booking button and picture. */
export function TreatmentBanner({ treatment: { crumbs, firstAid, cited }, page }: TreatmentProps) {
	const { heading, link, paragraph, cta, ground, banner } = cited;
	const belowFirstAid = firstAid.length > 0;
	return (
		<div className={grounds[ground]}>
			<div className="page-width grid items-end gap-x-16 lg:grid-cols-[7fr_5fr] print:grid-cols-[3fr_2fr]">
				<div className={`py-8 lg:pb-20 ${belowFirstAid ? "lg:self-center" : "lg:pt-12"}`}>
					{!belowFirstAid && (
						<>
							<Breadcrumb page={page} crumbs={crumbs} />
							<TreatmentHeading link={link} heading={heading} className="mt-8 text-h1 lg:mt-14" />
						</>
					)}
					<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
					{cta && (
						<a {...siteLink(page, paths.booking)} className="button button-action print:hidden mt-8">
							{page.labels.common.bookAnAppointment}
						</a>
					)}
				</div>
				<Picture
					picture={banner}
					ratio="4/3"
					eager={!belowFirstAid}
					className={`rounded-t-full lg:mt-10 max-lg:mx-auto max-lg:max-w-md ${belowFirstAid ? "lg:max-w-md" : "lg:!aspect-[4/5]"}`}
				/>
			</div>
		</div>
	);
}

/** The page's h1, preceded by the name from the menus unless it contains it. */
export function TreatmentHeading({ link, heading, className }: { link: string; heading: string; className: string }) {
	const isNamed = heading.toLowerCase().includes(link.toLowerCase());
	return (
		<h1 className={className}>
			{!isNamed && (
				<span className="eyebrow mb-2 block">
					{link}
					<span className="sr-only">: </span>
				</span>
			)}
			{heading}
		</h1>
	);
}

/** What patients ask first: cost, pain or stay, time off work, scar. Nothing if the content has none of them. */
export function QuickFacts({ treatment: { treatment, price, timeOffWork }, page }: TreatmentProps) {
	const { facts: labels, cost } = page.labels.treatment;
	const { pain, stay, scar } = treatment.facts;
	const range = price && priceRange(price, page);
	const entries = [
		{ Icon: Banknote, term: labels.cost, fact: range && (price.taxed ? fill(cost.beforeTax, { range }) : range) },
		pain ? { Icon: Activity, term: labels.pain, fact: pain } : { Icon: BedDouble, term: labels.stay, fact: stay },
		{ Icon: BriefcaseBusiness, term: labels.timeOffWork, fact: timeOffWork },
		{ Icon: Bandage, term: labels.scar, fact: scar },
	].filter(({ fact }) => fact);
	if (entries.length === 0) return null;
	return (
		<section aria-label={labels.heading} className="bg-ink text-paper">
			<dl className="page-width grid gap-x-8 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none print:grid-cols-4 print:border-t">
				{entries.map(({ Icon, term, fact }) => (
					<div key={term} className="quick-fact">
						<dt className="text-note text-sage">
							<Icon
								aria-hidden="true"
								className="absolute top-[0.1rem] left-0 size-6 text-marigold"
								strokeWidth={1.6}
							/>
							{term}
						</dt>
						<dd className="text-small font-semibold">{fact}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
