import type { ReactNode } from "react";
import type { Price } from "@/lib/model/schema/sections";
import type { Page } from "@/lib/pages/page";
import { priceBeforeTax, taxOn } from "@/lib/pages/prices";

type AmountProps = { price: Pick<Price, "from" | "to" | "items" | "taxed">; page: Page };

/** Digits of one width in one line, which letters of twice the usual size may break. */
const amount = "even-figures min-[18rem]:whitespace-nowrap";

/** An amount, or the lowest and the highest, on one line, and whether tax comes on top. */
export function Amount({ price, page }: AmountProps) {
	const [before, range, after] = priceBeforeTax(price, page);
	return (
		<>
			{before}
			<span className={amount}>{range}</span>
			{after && (
				<>
					{" "}
					<span className="inline-block text-note font-normal">{after.trim()}</span>
				</>
			)}
		</>
	);
}

/** The tax on a price, and the price with it. Nothing if it is not taxed. */
export function Tax({ price, page, className }: AmountProps & { className: string }) {
	const tax = taxOn(price, page);
	if (!tax) return null;
	const [before, range, after] = tax;
	return (
		<span className={`block ${className}`}>
			{before}
			<span className={amount}>{range}</span>
			{after}
		</span>
	);
}

type PriceTableProps = {
	head: [item: string, price: string];
	rows: { key: string; item: ReactNode; price: AmountProps["price"] }[];
	page: Page;
	className: string;
};

/** On phones a price stands below its name where both do not fit. */
const row = "max-sm:flex max-sm:flex-wrap justify-between";

/** What is charged, and how much: a row each. */
export function PriceTable({ head, rows, page, className }: PriceTableProps) {
	return (
		<table className={`price-table ${className}`}>
			<thead>
				<tr className={row}>
					<th scope="col">{head[0]}</th>
					<th scope="col" className="text-end">
						{head[1]}
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, item, price }) => (
					<tr key={key} className={row}>
						<th scope="row" className="flex-1 basis-36 font-normal">
							{item}
						</th>
						<td className="ml-auto pl-4 text-end font-semibold">
							<Amount price={price} page={page} />
							<Tax price={price} page={page} className="font-normal" />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
