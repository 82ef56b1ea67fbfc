import type { ClinicPage } from "@/lib/content/schema/pages";
import { SectionHead } from "../ui/section-head";
import { ContactCards, type ContactCardsProps } from "./contact-cards";
import { MapSection, type MapSectionProps } from "./map-section";

type ClinicContactProps = ClinicPage["contact"] & {
	clinic: ContactCardsProps["clinic"] & MapSectionProps["clinic"];
	words: ContactCardsProps["words"];
};

/** How to reach the clinic, and where it is. */
export function ClinicContact({ title, intro, clinic, words }: ClinicContactProps) {
	return (
		<section aria-labelledby="contact" className="py-section">
			<div className="page-width">
				<SectionHead id="contact" title={title} intro={intro} />
				<ContactCards clinic={clinic} words={words} />
				<MapSection clinic={clinic} words={words} />
			</div>
		</section>
	);
}
