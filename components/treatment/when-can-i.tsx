import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { WhenCanI as WhenCanIData } from "@/lib/content/schema/sections";
import { timesAgain } from "@/lib/site/treatment-facts";
import "./when-can-i.css";

type WhenCanIProps = { whenCanI: WhenCanIData; words: Pick<InterfaceWords["treatment"], "whenCanI"> };

/** When a patient can do what again, as a table of two columns. */
export function WhenCanI({ whenCanI, words }: WhenCanIProps) {
	return (
		<table className="when-table">
			<caption>{words.whenCanI.heading}</caption>
			<tbody>
				{timesAgain(whenCanI, words).map(({ what, when }) => (
					<tr key={what}>
						<th scope="row">{what}</th>
						<td>{when}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
