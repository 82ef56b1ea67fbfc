import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { TreatmentOption } from "@/lib/content/schema/sections";
import { comparedBy } from "@/lib/site/treatment-facts";
import { Markdown } from "../ui/markdown";
import "./options-table.css";

type OptionsTableProps = { options: TreatmentOption[]; words: Pick<InterfaceWords["treatment"], "options" | "topics"> };

/** The ways to treat, doing nothing among them, as a table; on small screens each row is a card. */
export function OptionsTable({ options, words }: OptionsTableProps) {
	return (
		<table className="options-table">
			<caption className="sr-only">{words.topics.options}</caption>
			<thead>
				<tr>
					<th scope="col">{words.options.option}</th>
					{comparedBy.map((column) => (
						<th key={column} scope="col">
							{words.options[column]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{options.map(({ name, nothing, elsewhere, ...row }) => (
					<tr key={name} data-nothing={nothing}>
						<th scope="row">
							{name}
							{elsewhere && <span className="options-elsewhere">{words.options.elsewhere}</span>}
						</th>
						{comparedBy.map((column) => (
							<td key={column}>
								<span className="options-label">{words.options[column]}</span>
								<Markdown>{row[column]}</Markdown>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
