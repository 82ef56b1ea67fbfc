import { getContent } from "@/lib/content";
import { doctorPath } from "@/lib/site/routes";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";

/** Two wide panels, one for each doctor, with the way to the profile. */
export function DoctorBanners() {
	const { doctors, home, words } = getContent();
	return (
		<section aria-labelledby="doctors" className="py-section">
			<div className="page-width">
				<SectionHead id="doctors" title={home.doctors.heading} intro={home.doctors.intro} />
				<div className="mt-12 grid gap-6 lg:grid-cols-2">
					{doctors.map((doctor, index) => (
						<article key={doctor.slug} className={`doctor-banner ${index % 2 === 0 ? "bg-mist" : "bg-sand"}`}>
							<div className="doctor-banner-portrait">
								<Plate picture={doctor.portrait} ratio="3/4" className="arch" />
							</div>
							<div className="self-center py-8">
								<h3 className="text-h3">{doctor.name}</h3>
								<p className="mt-1 text-small font-semibold">{doctor.role}</p>
								<p className="mt-4">{doctor.sentence}</p>
								<p className="mt-4 text-note">{doctor.degrees}</p>
								<a href={doctorPath(doctor.slug)} className="button button-quiet mt-6">
									{words.common.knowMore}
									<span className="visually-hidden"> {doctor.name}</span>
								</a>
							</div>
						</article>
					))}
				</div>
			</div>
		</section>
	);
}
