import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { ClinicPage } from "@/lib/content/schema/pages";
import { Markdown } from "../ui/markdown";
import { SectionHead } from "../ui/section-head";
import "../ui/price-table.css";

type ChargesProps = Pick<ClinicPage, "charges" | "grievance"> & {
	words: Pick<InterfaceWords, "clinicPage" | "common">;
};

/** What services cost, and whom a patient can complain to; nothing where the clinic tells neither. */
export function Charges({ charges, grievance, words }: ChargesProps) {
	if (!charges && !grievance) return null;
	return (
		<div className="bg-sand py-section">
			<div className="page-width grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_5fr]">
				{charges && (
					<section aria-labelledby="charges">
						<SectionHead id="charges" title={charges.title} intro={charges.intro} linkTo={words.common.linkToSection} />
						<table className="price-table mt-8">
							<thead>
								<tr>
									<th scope="col">{words.clinicPage.service}</th>
									<th scope="col">{words.clinicPage.charge}</th>
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
						<SectionHead id="grievance" title={grievance.title} linkTo={words.common.linkToSection} />
						<Markdown className="mt-6">{grievance.text}</Markdown>
					</section>
				)}
			</div>
		</div>
	);
}
