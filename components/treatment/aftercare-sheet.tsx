import { Download } from "lucide-react";
import { encode } from "uqr";
import type { AftercareSheet as Sheet } from "@/lib/pages/aftercare";
import type { Page } from "@/lib/pages/page";
import { mainPhone, onOneLine } from "@/lib/text/contact";
import { DangerSigns } from "../emergency/danger-signs";
import { EmergencyCalls } from "../emergency/emergency-calls";
import { PageBanner } from "../ui/page-banner";
import "./aftercare-sheet.css";

/** The looks of columns, by what they are about. */
const looks: Partial<Record<string, string>> = {
	ambulance: "font-semibold text-clay-deep",
	hospital: "font-semibold text-clay-deep",
	call: "font-semibold",
};

type SheetProps = { sheet: Sheet; page: Page };

/**
 * The danger signs of every day; then what is normal, what to do, and when to call, day by day: a table, on small screens
 * a card for each day. It is printed on one page of A4, with lines to fill in by hand and a code that leads back to the page.
 */
export function AftercareSheet({ sheet, page }: SheetProps) {
	const { crumbs, heading, when, signs, firstDay, days, columns, ambulance, names, picture } = sheet;
	const phone = mainPhone(page.clinic);
	return (
		<div className="aftercare">
			<PageBanner crumbs={crumbs} heading={heading} ground="sage" page={page}>
				<div className="items-end gap-3 lg:flex">
					{/* On phones the action bar has the numbers. */}
					<div className="max-lg:hidden">
						<EmergencyCalls ambulance={ambulance} phone={phone} page={page} />
					</div>
					<a href={picture} download className="button button-quiet max-lg:mt-3">
						<Download aria-hidden="true" className="size-5" />
						{names.picture}
					</a>
				</div>
			</PageBanner>
			<div className="page-width pt-6 pb-12">
				<h2 className="text-h3">{when}</h2>
				<DangerSigns signs={signs} page={page} />
				{firstDay && <p className="max-w-measure font-semibold">{firstDay}</p>}
				<table className="card-table">
					<caption className="sr-only">{heading}</caption>
					<thead>
						<tr>
							<th scope="col">{names.day}</th>
							{columns.map((column) => (
								<th key={column} scope="col" className={looks[column]}>
									{names[column]}
									{column === "call" && phone && <span className="block even-figures">{onOneLine(phone)}</span>}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{days.map((day) => (
							<tr key={day.when}>
								<th scope="row">{day.when}</th>
								{columns.map((column) => (
									<td key={column} className={looks[column]}>
										{day[column] && <span className="card-table-label">{names[column]}</span>}
										{day[column]}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
				<p className="mt-6 text-small print:hidden">{page.labels.treatment.share.howToPrint}</p>
				<div className="hidden print:flex aftercare-foot">
					<dl>
						{[names.night, names.hospitalAtNight, names.operation, names.medicines].map((name) => (
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
