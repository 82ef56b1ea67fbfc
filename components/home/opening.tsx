import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { paths } from "@/lib/site/routes";
import { Mark } from "../ui/mark";
import "./hero.css";
import { siteLink } from "@/lib/site/page-language";

type OpeningProps = { clinic: Pick<Clinic, "name" | "tagline" | "blurb">; words: Pick<InterfaceWords, "common"> };

/** The top of a home page that does not begin with slides: who the clinic is, and the way to an appointment. */
export function Opening({ clinic, words }: OpeningProps) {
	return (
		<div className="bg-mist">
			<div className="page-width flex items-center justify-between gap-16 py-14 lg:py-28">
				<div className="min-w-0">
					<p className="eyebrow mb-6">{clinic.tagline}</p>
					<h1 className="hero-heading wrap-anywhere">{clinic.name}</h1>
					<p className="hero-text mt-3 max-w-136 lg:mt-6">{clinic.blurb}</p>
					<a {...siteLink(paths.booking)} className="button button-action mt-6 lg:mt-9">
						{words.common.bookAnAppointment}
					</a>
				</div>
				<Mark className="w-56 shrink-0 text-pine max-lg:hidden" />
			</div>
		</div>
	);
}
