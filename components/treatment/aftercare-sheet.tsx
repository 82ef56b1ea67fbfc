import { Download } from "lucide-react";
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
				<table className="card-table print:text-[9pt] print:leading-[1.35]">
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
					<SheetCode sheet={sheet} alt={page.labels.aftercare.code} />
				</div>
			</div>
		</div>
	);
}

type CodeProps = Pick<SheetProps, "sheet"> & { alt: string; children?: string; className?: string };

/** On paper, a QR code of a sheet's address, which browsers fetch to print it; beside it a text and the address. */
export function SheetCode({ sheet: { code, address }, alt, children, className = "print:block" }: CodeProps) {
	return (
		<figure className={`hidden ${className}`}>
			<img src={code} alt={alt} width={76} height={76} loading="lazy" />
			<figcaption>
				{children} {address}
			</figcaption>
		</figure>
	);
}
