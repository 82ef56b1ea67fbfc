import type { ReactNode } from "react";
import type { Price } from "@/lib/model/schema/sections";
import type { Page } from "@/lib/pages/page";
import { priceRange, taxOn } from "@/lib/pages/prices";

/** A price, and the price with tax if it is taxed. */
export function Amount({ price, page }: { price: Pick<Price, "from" | "to" | "items" | "taxed">; page: Page }) {
	const tax = taxOn(price, page);
	return (
		<>
			{priceRange(price, page)}
			{tax && <span className="block font-normal">{tax}</span>}
		</>
	);
}

export type PriceRow = { key: string; item: ReactNode; price: ReactNode };

type PriceTableProps = { head: [item: string, price: string]; rows: PriceRow[]; className: string };

/** What is charged, and how much: a row each. */
export function PriceTable({ head, rows, className }: PriceTableProps) {
	return (
		<table className={`price-table ${className}`}>
			<thead>
				<tr>
					<th scope="col">{head[0]}</th>
					<th scope="col">{head[1]}</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, item, price }) => (
					<tr key={key}>
						<th scope="row">{item}</th>
						<td>{price}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
