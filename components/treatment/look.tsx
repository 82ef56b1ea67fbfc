import type { Page } from "@/lib/pages/page";
import type { TreatmentPage } from "@/lib/pages/treatment-page";
import { Markdown } from "../ui/markdown";
import { Picture } from "../ui/picture";
import "./look.css";

type LookProps = { look: TreatmentPage["firstAid"][number]["look"]; page: Page };

/** Signs to look for, drawn three in a row: where to go with one of them, and where with none. */
export function Look({ look, page }: LookProps) {
	if (!look) return null;
	return (
		<div data-ending="" className="look mt-4 mb-6 max-w-md">
			<h3 className="text-h3 text-clay-deep">{look.any}</h3>
			<ul className="look-signs mt-3 grid grid-cols-3 gap-x-2 gap-y-3">
				{look.signs.map(({ alt: sign, ...drawing }) => (
					<li key={sign}>
						<Picture picture={{ ...drawing, alt: "" }} ratio="own" widths={{ phone: "8rem" }} />
						{sign}
					</li>
				))}
			</ul>
			{look.also && <p className="mt-3">{look.also}</p>}
			<Markdown text={look.none} page={page} className="mt-3" />
		</div>
	);
}
