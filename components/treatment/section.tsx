import { PhoneCall } from "lucide-react";
import type { Finished } from "@/lib/content/finished";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { TreatmentSection } from "@/lib/content/schema/treatment";
import { anchor } from "@/lib/text/anchor";
import { callHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { Markdown } from "../ui/markdown";
import { Plate } from "../ui/plate";
import { Faqs } from "./faqs";
import { Pairs } from "./pairs";
import "./section.css";

export type SectionProps = {
	section: Finished<TreatmentSection>;
	clinic: Pick<Clinic, "phone">;
	words: Pick<InterfaceWords, "header" | "treatment">;
};

/** A part of a treatment's details: a subheading with text, images, pairs or questions. */
export function Section({ section, clinic, words }: SectionProps) {
	const { topic, subHeading, text, images, pairs, faqs } = section;
	const id = anchor(subHeading);
	const urgent = topic === "urgent";
	return (
		<section aria-labelledby={id} className={urgent ? "urgent" : "mt-14 lg:mt-16"}>
			<h2 id={id} className="text-h3">
				{subHeading}
			</h2>
			{text && <Markdown className="mt-4">{text}</Markdown>}
			{urgent && <UrgentCall clinic={clinic} words={words} />}
			{images?.map((image) => (
				<Plate key={image.alt} picture={image} ratio="4/3" className="mt-6 max-w-measure rounded-card" />
			))}
			{pairs && <Pairs pairs={pairs} words={words} />}
			{faqs && <Faqs faqs={faqs} words={words} />}
		</section>
	);
}

function UrgentCall({ clinic, words }: Omit<SectionProps, "section">) {
	return (
		<a href={callHref(clinic)} className="button mt-6 bg-ink text-paper">
			<PhoneCall aria-hidden="true" className="size-5 text-marigold" />
			<span className="even-figures">{fill(words.header.call, { phone: clinic.phone })}</span>
		</a>
	);
}
