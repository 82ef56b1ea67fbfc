import { doctorPath } from "@/lib/model/routes";
import type { SiteContent } from "@/lib/pages/content";
import type { PlacedHomeSection } from "@/lib/pages/home";
import { type Page, siteLink, untranslatedLang } from "@/lib/pages/page";
import { Picture } from "../ui/picture";
import { PageSection } from "../ui/section-head";

type DoctorBannersProps = PlacedHomeSection<"doctors"> & { doctors: SiteContent["doctors"]; page: Page };

/** A panel for each doctor, with a link to the profile. */
export function DoctorBanners({ section, id, ground, doctors, page }: DoctorBannersProps) {
	const panels = ["bg-mist", ground === "bg-paper" ? "bg-sand" : "bg-paper"];
	return (
		<PageSection id={id} title={section.title} intro={section.intro} marked className={`py-section ${ground}`}>
			<ul className="doctor-panels paired-rows mt-head gap-5">
				{doctors.map((doctor, index) => (
					<li key={doctor.slug}>
						<article className={`doctor-panel wrap-anywhere ${panels[index % 2]}`}>
							<div className="doctor-panel-portrait">
								<Picture
									picture={doctor.portrait}
									ratio="3/4"
									widths={{ phone: "5.5rem", sm: "18rem" }}
									className="doctor-panel-image arch"
								/>
							</div>
							<div className="doctor-panel-words">
								<h3 className="text-h3">{doctor.name}</h3>
								<p className="mt-1 text-small font-semibold">{doctor.role}</p>
								<p className="clear-left mt-3 text-small">{doctor.sentence}</p>
								<p {...untranslatedLang(page, doctor.degrees)} className="mt-3 text-note">
									{doctor.degrees}
								</p>
								<a {...siteLink(page, doctorPath(doctor.slug))} className="button button-quiet mt-4">
									{page.labels.common.knowMore}
									<span className="sr-only"> {doctor.name}</span>
								</a>
							</div>
						</article>
					</li>
				))}
			</ul>
		</PageSection>
	);
}
