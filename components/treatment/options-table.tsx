import type { TreatmentOption } from "@/lib/model/schema/sections";
import type { Page } from "@/lib/site/page";
import { Markdown } from "../ui/markdown";
import "../ui/card-table.css";

/** What the options are compared by. */
const columns = ["suits", "anaesthesia", "recovery", "returns"] as const;

type OptionsTableProps = {
	options: TreatmentOption[];
	/** Replaces the label of the last column. */
	returnsLabel?: string;
	page: Page;
};

/** The treatment options as a table; on small screens each row is a card. */
export function OptionsTable({ options, returnsLabel, page }: OptionsTableProps) {
	const labels = page.labels.treatment.options;
	const names = { ...labels, returns: returnsLabel ?? labels.returns };
	return (
		<table className="card-table">
			<caption className="sr-only">{page.labels.treatment.topics.options}</caption>
			<thead>
				<tr>
					<th scope="col">{names.option}</th>
					{columns.map((column) => (
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
						{columns.map((column) => (
							<td key={column}>
								<span className="card-table-label">{names[column]}</span>
								<Markdown text={row[column]} page={page} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
