import type { Finished } from "@/lib/content/finished";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Home } from "@/lib/content/schema/pages";
import { doctorPath } from "@/lib/site/routes";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";

type DoctorBannersProps = Home["doctors"] & {
	doctors: Finished<Pick<Doctor, "slug" | "name" | "role" | "degrees" | "sentence" | "portrait">>[];
	words: Pick<InterfaceWords, "common">;
};

/** A wide panel for each doctor, with the way to the profile; two side by side where there are several. */
export function DoctorBanners({ heading, intro, doctors, words }: DoctorBannersProps) {
	return (
		<section aria-labelledby="doctors" className="py-section">
			<div className="page-width">
				<SectionHead id="doctors" title={heading} intro={intro} />
				<div className={`mt-12 grid gap-6 ${doctors.length > 1 ? "lg:grid-cols-2" : ""}`}>
					{doctors.map((doctor, index) => (
						<article
							key={doctor.slug}
							className={`grid gap-x-8 overflow-hidden rounded-3xl px-6 pt-8 sm:grid-cols-[minmax(9rem,4fr)_6fr] sm:pt-10 sm:pr-9 sm:pl-10 ${index % 2 === 0 ? "bg-mist" : "bg-sand"}`}
						>
							<div className="w-44 sm:w-full sm:self-end sm:*:rounded-b-none">
								<Plate picture={doctor.portrait} ratio="3/4" className="arch" />
							</div>
							<div className="self-center py-8">
								<h3 className="text-h3">{doctor.name}</h3>
								<p className="mt-1 text-small font-semibold">{doctor.role}</p>
								<p className="mt-4">{doctor.sentence}</p>
								<p className="mt-4 text-note">{doctor.degrees}</p>
								<a href={doctorPath(doctor.slug)} className="button button-quiet mt-6">
									{words.common.knowMore}
									<span className="sr-only"> {doctor.name}</span>
								</a>
							</div>
						</article>
					))}
				</div>
			</div>
		</section>
	);
}
