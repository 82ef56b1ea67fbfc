import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { WhenCanI as WhenCanIData } from "@/lib/content/schema/sections";
import { activities } from "@/lib/site/topics";
import "./when-can-i.css";

type WhenCanIProps = { whenCanI: WhenCanIData; words: Pick<InterfaceWords["treatment"], "whenCanI"> };

/** When a patient can do what again, as a table of two columns. */
export function WhenCanI({ whenCanI, words }: WhenCanIProps) {
	const rows = [
		...activities.map((activity) => ({ what: words.whenCanI[activity], when: whenCanI[activity] })),
		...whenCanI.others,
	].filter(({ when }) => when);
	return (
		<table className="when-table">
			<caption>{words.whenCanI.heading}</caption>
			<tbody>
				{rows.map(({ what, when }) => (
					<tr key={what}>
						<th scope="row">{what}</th>
						<td>{when}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
