import type { Finished } from "@/lib/content/finished";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { ClinicPage } from "@/lib/content/schema/pages";
import { type Page, siteLink } from "@/lib/site/page";
import { doctorPath } from "@/lib/site/routes";
import { Plate } from "../ui/plate";
import { SectionHead, type SectionHeadProps } from "../ui/section-head";

type ClinicDoctorsProps = ClinicPage["doctors"] & {
	doctors: Finished<Pick<Doctor, "slug" | "name" | "role" | "portrait">>[];
	page: Page;
} & Pick<SectionHeadProps, "linkTo">;

/** The doctors as cards: up to three beside the words, more below them, the last row in the middle. */
export function ClinicDoctors({ title, intro, doctors, linkTo, page }: ClinicDoctorsProps) {
	const few = doctors.length < 4;
	const widths = [
		"w-full max-w-xs",
		"w-[calc(50%-1rem)]",
		few
			? "w-[calc(50%-1rem)] md:w-[calc(33%-1.34rem)]"
			: "w-[calc(50%-1rem)] sm:w-[calc(33%-1.34rem)] lg:w-[calc(25%-1.5rem)]",
	];
	return (
		<section aria-labelledby="clinic-doctors" className="bg-ink py-section text-paper">
			<div className={`page-width grid items-center gap-x-20 gap-y-12 ${few ? "lg:grid-cols-[5fr_7fr]" : ""}`}>
				<SectionHead id="clinic-doctors" title={title} intro={intro} linkTo={linkTo} />
				<ul className="flex flex-wrap justify-center gap-8">
					{doctors.map((doctor) => (
						<li key={doctor.slug} className={`text-center wrap-anywhere ${widths[Math.min(doctors.length, 3) - 1]}`}>
							<Plate picture={doctor.portrait} ratio="3/4" className="arch" />
							<h3 className="mt-5 text-h3">
								<a
									{...siteLink(page, doctorPath(doctor.slug))}
									className="underline decoration-marigold underline-offset-4"
								>
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
