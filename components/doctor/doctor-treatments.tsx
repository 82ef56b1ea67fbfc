import type { TreatmentGroup } from "@/lib/site/doctors";
import { linkedTextLang, type Page, siteLink } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";
import { SectionHead } from "../ui/section-head";

type DoctorTreatmentsProps = {
	/** The doctor's name. */
	name: string;
	groups: TreatmentGroup[];
	page: Page;
};

/** The treatments that a doctor gives, a row for each menu; nothing where the content names none. */
export function DoctorTreatments({ name, groups, page }: DoctorTreatmentsProps) {
	if (groups.length === 0) return null;
	return (
		<section aria-labelledby="treatments" className="bg-mist py-section">
			<div className="page-width">
				<SectionHead
					id="treatments"
					title={fill(page.labels.doctor.treatments, { doctor: name })}
					linkTo={page.labels.common.linkToSection}
				/>
				<div className="mt-11">
					{groups.map(({ label, path, links }) => (
						<div key={path} className="grid gap-x-8 border-t border-ink-faint py-6 md:grid-cols-[16rem_minmax(0,1fr)]">
							<h3 className="text-h3">{label}</h3>
							<ul className="gap-x-8 max-md:mt-2 md:-mt-1.5 lg:columns-2 xl:columns-3">
								{links.map(({ label, path, description }) => (
									<li key={path} {...linkedTextLang(page, path)} className="break-inside-avoid">
										<a {...siteLink(page, path)} className="block py-2">
											<span className="text-link">{label}</span>
											<span className="block text-small max-sm:hidden">{description}</span>
										</a>
									</li>
								))}
							</ul>
						</div>
					))}
				</div>
			</div>
		</section>
	);
}
