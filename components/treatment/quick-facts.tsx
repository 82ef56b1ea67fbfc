import { BedDouble, BriefcaseBusiness, CalendarCheck, Syringe } from "lucide-react";
import type { Treatment } from "@/lib/content/schema/treatment";
import type { Page } from "@/lib/site/page";
import { longDate } from "@/lib/text/dates";
import "./quick-facts.css";

type QuickFactsProps = {
	treatment: Partial<Pick<Treatment, "facts" | "review">>;
	/** When desk work can be done again, as the page's table says. */
	deskWork?: string;
	page: Page;
};

/** What a patient asks first, in short answers; nothing where the clinic gives none. */
export function QuickFacts({ treatment: { facts, review }, deskWork, page }: QuickFactsProps) {
	const entries = [
		{ Icon: Syringe, term: page.labels.treatment.anaesthesia, fact: facts?.anaesthesia },
		{ Icon: BedDouble, term: page.labels.treatment.stay, fact: facts?.stay },
		{ Icon: BriefcaseBusiness, term: page.labels.treatment.recovery, fact: deskWork },
		{
			Icon: CalendarCheck,
			term: page.labels.treatment.reviewed,
			fact: review && longDate(review.on, page.clinic.language),
		},
	].filter(({ fact }) => fact);
	if (entries.length === 0) return null;
	return (
		<section aria-label={page.labels.treatment.facts} className="bg-ink text-paper">
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
