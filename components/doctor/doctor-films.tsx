import type { Finished } from "@/lib/content/finished";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { Page } from "@/lib/site/page";
import { Films } from "../films/films";
import { SectionHead } from "../ui/section-head";

type DoctorFilmsProps = {
	films: Finished<Doctor["films"]>;
	page: Page;
};

/** The films in which a doctor introduces the practice; nothing where there are none. */
export function DoctorFilms({ films, page }: DoctorFilmsProps) {
	if (!films || films.items.length === 0) return null;
	return (
		<section aria-labelledby="films" className="py-section print:hidden">
			<div className="page-width">
				<SectionHead id="films" title={films.heading} linkTo={page.labels.common.linkToSection} />
				<Films films={films.items} loop headingLevel={3} page={page} />
			</div>
		</section>
	);
}
