import { paths } from "@/lib/model/routes";
import { type Page, siteLink } from "@/lib/pages/page";
import { priceBeforeTax } from "@/lib/pages/prices";
import type { TreatmentPage } from "@/lib/pages/treatment-page";
import { grounds } from "../ui/grounds";
import { Breadcrumb } from "../ui/page-banner";
import { Picture } from "../ui/picture";

type TreatmentProps = { treatment: TreatmentPage; page: Page };

/** The banner: heading (unless first aid above has it), paragraph, key facts, booking button and picture. */
export function TreatmentBanner({ treatment, page }: TreatmentProps) {
	const { crumbs, firstAid, cited } = treatment;
	const { heading, link, paragraph, cta, ground, banner } = cited;
	const belowFirstAid = firstAid.length > 0;
	return (
		<div className={grounds[ground]}>
			<div className="page-width grid items-end gap-x-16 lg:grid-cols-[7fr_5fr] print:grid-cols-[4fr_1fr]">
				<div className={`pt-1 pb-6 lg:pb-16 ${belowFirstAid ? "pt-8 lg:self-center" : "lg:pt-12"}`}>
					{!belowFirstAid && (
						<>
							<Breadcrumb page={page} crumbs={crumbs} />
							<TreatmentHeading link={link} heading={heading} className="text-h1 max-lg:text-title lg:mt-10" />
						</>
					)}
					<p className="mt-2 max-w-measure text-lead max-lg:text-body lg:mt-6">{paragraph}</p>
					<QuickFacts treatment={treatment} page={page} />
					{cta && (
						<a {...siteLink(page, paths.booking)} className="button button-action print:hidden mt-3 lg:mt-8">
							{page.labels.common.bookAnAppointment}
						</a>
					)}
				</div>
				<Picture
					picture={banner}
					ratio={belowFirstAid ? "4/3" : "banner"}
					widths={{ phone: "min(100vw, 28rem)", lg: "min(40vw, 30rem)" }}
					eager={!belowFirstAid}
					className={`rounded-t-full lg:mt-10 max-lg:mx-auto ${belowFirstAid ? "max-md:hidden max-w-md" : "max-lg:max-w-md"}`}
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
				<span className="eyebrow mb-2 block max-lg:sr-only">
					{link}
					<span className="sr-only">: </span>
				</span>
			)}
			{heading}
		</h1>
	);
}

/** What patients ask first: cost, pain or stay, when they can work again, scar. Nothing if the content has none of them. */
function QuickFacts({ treatment: { treatment, price, backToWork }, page }: TreatmentProps) {
	const labels = page.labels.treatment.facts;
	const { pain, stay, scar } = treatment.facts;
	const entries = [
		{ term: labels.cost, fact: price && priceBeforeTax(price, page).join("") },
		pain ? { term: labels.pain, fact: pain } : { term: labels.stay, fact: stay },
		{ term: labels.deskWork, fact: backToWork },
		{ term: labels.scar, fact: scar },
	].filter(({ fact }) => fact);
	if (entries.length === 0) return null;
	return (
		<section aria-label={labels.heading}>
			<dl className="mt-2 grid max-w-measure grid-cols-2 gap-2 text-small snug-lines lg:mt-7 lg:gap-3">
				{entries.map(({ term, fact }) => (
					<div key={term} className="rounded-small bg-paper px-3 py-1 print:break-inside-avoid print:p-0">
						<dt className="text-ink-muted print:text-inherit">{term}</dt>
						<dd className="font-semibold even-figures">{fact}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
