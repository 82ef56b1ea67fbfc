import { Fragment } from "react";
import type { Treatment } from "@/lib/content/schema/treatment";
import type { DoctorLink } from "@/lib/site/doctors";
import { type Page, siteLink } from "@/lib/site/page";

export type WhoComesProps = {
	conditions?: Treatment["conditions"];
	/** Who gives the treatment. */
	doctors?: DoctorLink[];
	page: Page;
};

/** What patients come with, by which a reader sees whether this is the right page, and who treats it. */
export function WhoComes({ conditions = [], doctors = [], page }: WhoComesProps) {
	const [before, after] = page.labels.treatment.treatedBy.split("{doctors}");
	const names = new Intl.ListFormat(page.clinic.language).formatToParts(doctors.map(({ name }) => name));
	return (
		<>
			{conditions.length > 0 && (
				<div className="prose mt-6">
					<h3 className="font-sans font-semibold">{page.labels.treatment.complaints}</h3>
					<ul className="mt-3">
						{conditions.map((complaint) => (
							<li key={complaint}>{complaint}</li>
						))}
					</ul>
				</div>
			)}
			{doctors.length > 0 && (
				<p className="mt-6">
					{before}
					{names.map(({ type, value }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
						<Fragment key={index}>
							{type === "element" ? (
								<a {...siteLink(page, doctors.find(({ name }) => name === value)?.path ?? "")} className="text-link">
									{value}
								</a>
							) : (
								value
							)}
						</Fragment>
					))}
					{after}
				</p>
			)}
		</>
	);
}
