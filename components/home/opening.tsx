import { type Page, siteLink } from "@/lib/site/page";
import { paths } from "@/lib/site/routes";
import { Mark } from "../ui/mark";
import "./hero.css";

type OpeningProps = { page: Page };

/** The top of a home page that does not begin with slides: who the clinic is, and the way to an appointment. */
export function Opening({ page }: OpeningProps) {
	return (
		<div className="bg-mist">
			<div className="page-width flex items-center justify-between gap-16 py-14 lg:py-28">
				<div className="min-w-0">
					<p className="eyebrow mb-6">{page.clinic.tagline}</p>
					<h1 className="hero-heading wrap-anywhere">{page.clinic.name}</h1>
					<p className="hero-text mt-3 max-w-136 lg:mt-6">{page.clinic.blurb}</p>
					<a {...siteLink(page, paths.booking)} className="button button-action mt-6 lg:mt-9">
						{page.labels.common.bookAnAppointment}
					</a>
				</div>
				<Mark className="w-56 shrink-0 text-pine max-lg:hidden" />
			</div>
		</div>
	);
}
