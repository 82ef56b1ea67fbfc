import type { TreatmentOption } from "@/lib/content/schema/sections";
import type { Page } from "@/lib/site/page";
import { columnNames, comparedBy } from "@/lib/site/treatment-facts";
import { Markdown } from "../ui/markdown";
import "./options-table.css";

type OptionsTableProps = {
	options: TreatmentOption[];
	/** The name of the last column, where it is not that of the interface. */
	returnsLabel?: string;
	page: Page;
};

/** The ways to treat, doing nothing among them, as a table; on small screens each row is a card. */
export function OptionsTable({ options, returnsLabel, page }: OptionsTableProps) {
	const names = columnNames(page.labels.treatment, returnsLabel);
	return (
		<table className="options-table">
			<caption className="sr-only">{page.labels.treatment.topics.options}</caption>
			<thead>
				<tr>
					<th scope="col">{names.option}</th>
					{comparedBy.map((column) => (
						<th key={column} scope="col">
							{names[column]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{options.map(({ name, nothing, elsewhere, ...row }) => (
					<tr key={name} data-nothing={nothing}>
						<th scope="row">
							{name}
							{elsewhere && <span className="options-elsewhere">{names.elsewhere}</span>}
						</th>
						{comparedBy.map((column) => (
							<td key={column}>
								<span className="options-label">{names[column]}</span>
								<Markdown page={page}>{row[column]}</Markdown>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
