import { Languages } from "lucide-react";
import type { Doctor } from "@/lib/content/schema/doctor";
import { type Page, untranslatedLang } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";
import { Markdown } from "../ui/markdown";
import { Registration } from "../ui/registration";
import { SectionHead } from "../ui/section-head";

type DoctorAboutProps = {
	doctor: Pick<Doctor, "about" | "role" | "degrees" | "registration" | "languages">;
	page: Page;
};

/** Who the doctor is: role, degrees, languages and a text. */
export function DoctorAbout({ doctor, page }: DoctorAboutProps) {
	const languages = new Intl.ListFormat(page.clinic.language).format(doctor.languages);
	return (
		<section aria-labelledby="about" className="py-section">
			<div className="page-width grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
				<div>
					<SectionHead id="about" title={doctor.about.heading} linkTo={page.labels.common.linkToSection} />
					<p className="mt-6 font-semibold">{doctor.role}</p>
					<p {...untranslatedLang(page, doctor.degrees)} className="mt-1 text-small">
						{doctor.degrees}
					</p>
					<Registration page={page} registration={doctor.registration} className="mt-1 text-small" />
					<p className="mt-4 flex items-center gap-3 text-small">
						<Languages aria-hidden="true" className="size-5 text-pine" strokeWidth={1.75} />
						{fill(page.labels.doctor.languages, { languages })}
					</p>
				</div>
				<Markdown page={page} className="text-lead">
					{doctor.about.text}
				</Markdown>
			</div>
		</section>
	);
}
