import type { ReactNode } from "react";
import "./price-table.css";

type PriceTableProps = {
	head: [item: string, price: string];
	rows: [item: string, price: ReactNode][];
	className: string;
};

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
				{rows.map(([item, price]) => (
					<tr key={item}>
						<th scope="row">{item}</th>
						<td>{price}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
