import type { TreatmentOption } from "@/lib/model/schema/sections";
import { type Criterion, criteria } from "@/lib/model/topics";
import type { Page } from "@/lib/pages/page";
import { Markdown } from "../ui/markdown";
import "./options-table.css";

/** What the options are compared by. */
const columns = ["suits", "anaesthesia", "recovery", "returns"] as const;

type OptionsTableProps = {
	options: TreatmentOption[];
	/** Replaces the label of the last column. */
	returnsLabel?: string;
	page: Page;
};

/** Where a row comes if readers choose a criterion; those of rank 1 come first without a class. */
const rowClasses = (ranked: Criterion[], ranks: TreatmentOption["ranks"]) =>
	ranked
		.filter((criterion) => ranks[criterion] !== 1)
		.map((criterion) => `${criterion}-${ranks[criterion] ?? "last"}`)
		.join(" ") || undefined;

/**
 * The treatment options as a table, which readers may put in the order of what matters to them; on small screens each row
 * is a card.
 */
export function OptionsTable({ options, returnsLabel, page }: OptionsTableProps) {
	const labels = page.labels.treatment.options;
	const names = { ...labels, returns: returnsLabel ?? labels.returns };
	const ranked = criteria.filter((criterion) => options.some(({ ranks }) => ranks[criterion]));
	return (
		<div className={ranked.length > 0 ? "options" : undefined}>
			{ranked.length > 0 && (
				<fieldset className="options-wishes mt-4 print:hidden">
					<legend className="font-semibold">{labels.matters}</legend>
					<div className="mt-2 flex flex-wrap gap-2">
						{(["listed", ...ranked] as const).map((wish) => (
							<label
								key={wish}
								className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sand px-4 text-small font-semibold"
							>
								<input type="radio" name="matters" value={wish} defaultChecked={wish === "listed"} />
								{labels[wish]}
							</label>
						))}
					</div>
				</fieldset>
			)}
			<table className="card-table print:mt-2 print:leading-[1.3]">
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
					{options.map(({ name, nothing, elsewhere, ranks, ...row }) => (
						<tr key={name} data-nothing={nothing} className={rowClasses(ranked, ranks)}>
							<th scope="row">
								{name} {elsewhere && <span className="options-elsewhere block text-ink-muted">{names.elsewhere}</span>}
								{ranked
									.filter((criterion) => ranks[criterion] === 1)
									.map((criterion) => (
										<span key={criterion} className={`options-mark ${criterion}-1`}>
											{labels[criterion]}
										</span>
									))}
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
		</div>
	);
}
