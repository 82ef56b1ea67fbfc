import { getContent } from "@/lib/content";
import type { Treatment } from "@/lib/content/schema/treatment";
import { withPictures } from "@/lib/site/menu-pictures";
import { treatmentPath } from "@/lib/site/routes";
import { MenuCards } from "../ui/menu-cards";

/** Treatments that a reader of this page may be looking for instead, or next. */
export function Related({ treatments }: { treatments: Treatment[] }) {
	const content = getContent();
	const links = treatments.map((treatment) => ({
		label: treatment.link,
		path: treatmentPath(treatment),
		description: treatment.menuLine,
	}));
	return (
		<section aria-labelledby="related" className="screen-only bg-sand py-section">
			<div className="page-width">
				<h2 id="related" className="text-h2">
					{content.words.treatment.related}
				</h2>
				<MenuCards links={withPictures(content, links)} />
			</div>
		</section>
	);
}
