import type { SectionOn } from "@/lib/content/schema/sections";
import type { Page } from "@/lib/site/page";
import { priceRange, taxOn } from "@/lib/site/treatment-facts";
import "../ui/price-table.css";

type CostProps = {
	section: Pick<SectionOn<"cost">, "price" | "includes" | "raises">;
	page: Page;
};

/** From and to, single prices of it, what that includes, and what can raise it. */
export function Cost({ section: { price, includes, raises }, page }: CostProps) {
	const { cost } = page.labels.treatment;
	const lists = [
		{ heading: cost.includes, entries: includes },
		{ heading: cost.raises, entries: raises },
	].filter(({ entries }) => entries.length > 0);
	if (!price && lists.length === 0) return null;
	const tax = price && taxOn(price, page.clinic, page.labels.treatment);
	return (
		<div className="mt-6 max-w-measure rounded-card bg-sage p-6 sm:p-8 print:p-0">
			{price && (
				<p>
					<span className="block font-display text-h3 even-figures">
						{priceRange(price, page.clinic, page.labels.treatment)}
					</span>
					{price.per}
				</p>
			)}
			{tax && <p className="mt-2 text-small">{tax}</p>}
			{price?.items && (
				<table className="price-table mt-5">
					<thead>
						<tr>
							<th scope="col">{cost.item}</th>
							<th scope="col">{cost.price}</th>
						</tr>
					</thead>
					<tbody>
						{price.items.map((item) => (
							<tr key={item.what}>
								<th scope="row">{item.what}</th>
								<td>
									{priceRange(item, page.clinic, page.labels.treatment)}
									{item.taxed && (
										<span className="block font-normal">{taxOn(item, page.clinic, page.labels.treatment)}</span>
									)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
				{lists.map(({ heading, entries }) => (
					<div key={heading} className="prose">
						<p className="font-semibold">{heading}</p>
						<ul className="text-small">
							{entries.map((entry) => (
								<li key={entry}>{entry}</li>
							))}
						</ul>
					</div>
				))}
			</div>
			{price && <p className="mt-5 text-small">{cost.estimate}</p>}
		</div>
	);
}
