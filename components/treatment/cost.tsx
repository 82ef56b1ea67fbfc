import type { SectionOn } from "@/lib/model/schema/sections";
import type { Page } from "@/lib/pages/page";
import { priceRange, taxOn } from "@/lib/pages/prices";
import { Amount, PriceTable } from "../ui/price-table";

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
		<div className="mt-4 max-w-measure rounded-card bg-sage p-5 sm:p-8 print:p-0">
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
					rows={price.items.map((item) => ({
						key: item.what,
						item: item.what,
						price: <Amount price={item} page={page} />,
					}))}
					className="mt-5"
				/>
			)}
			{lists.map(({ heading, entries }) => (
				<p key={heading} className="mt-3 text-small">
					<span className="font-semibold">{heading}:</span> {entries.join(", ")}
				</p>
			))}
			{price && <p className="mt-3 text-small">{labels.estimate}</p>}
		</div>
	);
}
