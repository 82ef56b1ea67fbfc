import type { ClinicPage } from "@/lib/content/schema/pages";
import type { Page } from "@/lib/site/page";
import { Markdown } from "../ui/markdown";
import { SectionHead } from "../ui/section-head";
import "../ui/price-table.css";

type ChargesProps = Pick<ClinicPage, "charges" | "grievance"> & {
	page: Page;
};

/** What services cost, and whom a patient can complain to; nothing where the clinic tells neither. */
export function Charges({ charges, grievance, page }: ChargesProps) {
	if (!charges && !grievance) return null;
	return (
		<div className="bg-sand py-section">
			<div className="page-width grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_5fr]">
				{charges && (
					<section aria-labelledby="charges">
						<SectionHead
							id="charges"
							title={charges.title}
							intro={charges.intro}
							linkTo={page.labels.common.linkToSection}
						/>
						<table className="price-table mt-8">
							<thead>
								<tr>
									<th scope="col">{page.labels.clinicPage.service}</th>
									<th scope="col">{page.labels.clinicPage.charge}</th>
								</tr>
							</thead>
							<tbody>
								{charges.items.map(({ service, charge }) => (
									<tr key={service}>
										<th scope="row">{service}</th>
										<td>{charge}</td>
									</tr>
								))}
							</tbody>
						</table>
					</section>
				)}
				{grievance && (
					<section aria-labelledby="grievance">
						<SectionHead id="grievance" title={grievance.title} linkTo={page.labels.common.linkToSection} />
						<Markdown page={page} className="mt-6">
							{grievance.text}
						</Markdown>
					</section>
				)}
			</div>
		</div>
	);
}
