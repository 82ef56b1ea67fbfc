import type { PicturedLink } from "@/lib/site/menu-pictures";
import type { Page } from "@/lib/site/page";
import { MenuCards } from "../ui/menu-cards";

type RelatedProps = { heading: string; links: PicturedLink[]; page: Page };

/** Treatments that a reader of this page may be looking for instead, or next; nothing where there are none. */
export function Related({ heading, links, page }: RelatedProps) {
	if (links.length === 0) return null;
	return (
		<section aria-labelledby="related" className="print:hidden bg-sand py-section">
			<div className="page-width">
				<h2 id="related" className="text-h2">
					{heading}
				</h2>
				<MenuCards page={page} links={links} />
			</div>
		</section>
	);
}
