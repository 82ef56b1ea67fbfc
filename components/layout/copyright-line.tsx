import type { Page } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";

/** Where the year stands in the line, until it is split there. */
const YEAR = "{year}";

type CopyrightLineProps = {
	page: Page;
};

/** The copyright line with the year of the build, in an element of its own that its island brings up to date. */
export function CopyrightLine({ page }: CopyrightLineProps) {
	const [before, after] = fill(page.labels.footer.copyright, { clinic: page.clinic.name, year: YEAR }).split(YEAR);
	return (
		<Island name="copyright-line" wake="visible">
			<p>
				{before}
				{after !== undefined && <span data-year>{new Date().getFullYear()}</span>}
				{after}
			</p>
		</Island>
	);
}
