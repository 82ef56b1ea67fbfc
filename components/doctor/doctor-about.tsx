import { Languages } from "lucide-react";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { asLeft } from "@/lib/site/page-language";
import { fill } from "@/lib/text/fill";
import { Markdown } from "../ui/markdown";
import { Registration } from "../ui/registration";
import { SectionHead } from "../ui/section-head";

type DoctorAboutProps = {
	doctor: Pick<Doctor, "about" | "role" | "degrees" | "registration" | "languages">;
	/** The language of the page. */
	language: string;
	words: Pick<InterfaceWords, "common" | "doctor">;
};

/** Who the doctor is: role, degrees, languages and a text. */
export function DoctorAbout({ doctor, language, words }: DoctorAboutProps) {
	const languages = new Intl.ListFormat(language).format(doctor.languages);
	return (
		<section aria-labelledby="about" className="py-section">
			<div className="page-width grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
				<div>
					<SectionHead id="about" title={doctor.about.heading} linkTo={words.common.linkToSection} />
					<p className="mt-6 font-semibold">{doctor.role}</p>
					<p {...asLeft(doctor.degrees)} className="mt-1 text-small">
						{doctor.degrees}
					</p>
					<Registration registration={doctor.registration} className="mt-1 text-small" words={words} />
					<p className="mt-4 flex items-center gap-3 text-small">
						<Languages aria-hidden="true" className="size-5 text-pine" strokeWidth={1.75} />
						{fill(words.doctor.languages, { languages })}
					</p>
				</div>
				<Markdown className="text-lead">{doctor.about.text}</Markdown>
			</div>
		</section>
	);
}
