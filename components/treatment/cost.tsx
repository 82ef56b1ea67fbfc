import { Fragment } from "react";
import type { SectionOn } from "@/lib/model/schema/sections";
import type { Page } from "@/lib/site/page";
import { priceRange, taxOn } from "@/lib/site/prices";
import { PriceTable } from "../ui/price-table";

type CostProps = { cost: Pick<SectionOn<"cost">, "price" | "includes" | "raises">; page: Page };

/** The price range, single prices, what they include and what raises them. */
export function Cost({ cost: { price, includes, raises }, page }: CostProps) {
	const labels = page.labels.treatment.cost;
	const lists = [
		{ heading: labels.includes, entries: includes },
		{ heading: labels.raises, entries: raises },
	].filter(({ entries }) => entries.length > 0);
	if (!price && lists.length === 0) return null;
	const tax = price && taxOn(price, page);
	return (
		<div className="mt-6 max-w-measure rounded-card bg-sage p-6 sm:p-8 print:p-0">
			{price && (
				<p>
					<span className="block font-display text-h3 even-figures">{priceRange(price, page)}</span>
					{price.per}
				</p>
			)}
			{tax && <p className="mt-2 text-small">{tax}</p>}
			{price?.items && (
				<PriceTable
					head={[labels.item, labels.price]}
					rows={price.items.map((item) => [
						item.what,
						<Fragment key="price">
							{priceRange(item, page)}
							{item.taxed && <span className="block font-normal">{taxOn(item, page)}</span>}
						</Fragment>,
					])}
					className="mt-5"
				/>
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
			{price && <p className="mt-5 text-small">{labels.estimate}</p>}
		</div>
	);
}
