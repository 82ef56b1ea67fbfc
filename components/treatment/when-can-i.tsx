import type { WhenCanI as WhenCanIData } from "@/lib/content/schema/sections";
import type { Page } from "@/lib/site/page";
import { timesAgain } from "@/lib/site/treatment-facts";
import "./when-can-i.css";

type WhenCanIProps = { whenCanI: WhenCanIData; page: Page };

/** When a patient can do what again, as a table of two columns. */
export function WhenCanI({ whenCanI, page }: WhenCanIProps) {
	return (
		<table className="when-table">
			<caption>{page.labels.treatment.whenCanI.heading}</caption>
			<tbody>
				{timesAgain(whenCanI, page.labels.treatment).map(({ what, when }) => (
					<tr key={what}>
						<th scope="row">{what}</th>
						<td>{when}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
