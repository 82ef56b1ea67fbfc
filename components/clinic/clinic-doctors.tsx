import { getContent } from "@/lib/content";
import { doctorPath } from "@/lib/site/routes";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";

/** The two doctors as cards. */
export function ClinicDoctors() {
	const { clinicPage, doctors } = getContent();
	return (
		<section aria-labelledby="doctors" className="bg-ink py-section text-paper">
			<div className="page-width grid items-center gap-x-20 gap-y-12 lg:grid-cols-[5fr_7fr]">
				<SectionHead id="doctors" title={clinicPage.doctors.title} intro={clinicPage.doctors.intro} />
				<ul className="grid grid-cols-2 gap-5 sm:gap-8">
					{doctors.map((doctor) => (
						<li key={doctor.slug} className="text-center">
							<Plate picture={doctor.portrait} ratio="3/4" className="arch" />
							<h3 className="mt-5 text-h3">
								<a href={doctorPath(doctor.slug)} className="underline decoration-marigold underline-offset-4">
									{doctor.name}
								</a>
							</h3>
							<p className="mt-1 text-small">{doctor.role}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
