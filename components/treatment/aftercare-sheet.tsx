import { Download } from "lucide-react";
import { encode } from "uqr";
import { type AftercareSheet as Sheet, sheetColumns } from "@/lib/site/aftercare";
import type { Page } from "@/lib/site/page";
import { mainPhone } from "@/lib/text/contact";
import { EmergencyCalls } from "../emergency/emergency-calls";
import { PageBanner } from "../ui/page-banner";
import "../ui/card-table.css";
import "./aftercare-sheet.css";

type SheetProps = { sheet: Sheet; page: Page };

/**
 * What is normal, what to do, and when to call, day by day: a table, on small screens a card for each day. It is printed
 * on one page of A4, with lines to fill in by hand and a code that leads back to the page.
 */
export function AftercareSheet({ sheet, page }: SheetProps) {
	const { crumbs, heading, days, ambulance, names, picture } = sheet;
	const phone = mainPhone(page.clinic);
	return (
		<div className="aftercare">
			<PageBanner crumbs={crumbs} heading={heading} ground="sage" page={page}>
				<EmergencyCalls ambulance={ambulance} phone={phone} page={page} />
				<a href={picture} download className="button button-quiet mt-3">
					<Download aria-hidden="true" className="size-5" />
					{names.picture}
				</a>
			</PageBanner>
			<div className="page-width pb-12">
				<table className="card-table">
					<caption className="sr-only">{heading}</caption>
					<thead>
						<tr>
							<th scope="col">{names.day}</th>
							{sheetColumns.map((column) => (
								<th key={column} scope="col" className={`aftercare-${column}`}>
									{names[column]}
									{column === "call" && phone && <span className="block even-figures">{phone}</span>}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{days.map((day) => (
							<tr key={day.when}>
								<th scope="row">{day.when}</th>
								{sheetColumns.map((column) => (
									<td key={column} className={`aftercare-${column} ${day[column] ? "" : "max-md:hidden"}`}>
										<span className="card-table-label">{names[column]}</span>
										{day[column]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
				<p className="mt-4 font-semibold">{names.noAnswer}</p>
				<p className="mt-6 text-small print:hidden">{page.labels.treatment.share.howToPrint}</p>
				<div className="hidden print:flex aftercare-foot">
					<dl>
						{[names.night, names.hospital, names.operation, names.medicines].map((name) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd />
							</div>
						))}
					</dl>
					<QrCode sheet={sheet} page={page} />
				</div>
			</div>
		</div>
	);
}

/** A QR code of the sheet's address, with the address below it in letters. */
function QrCode({ sheet: { url, address }, page }: SheetProps) {
	const { data, size } = encode(url, { ecc: "M", border: 4 });
	const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
	return (
		<figure>
			<svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={page.labels.aftercare.code}>
				<path d={squares.join("")} />
			</svg>
			<figcaption>{address}</figcaption>
		</figure>
	);
}
