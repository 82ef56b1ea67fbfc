import { PhoneCall } from "lucide-react";
import { getContent } from "@/lib/content";
import type { TreatmentSection } from "@/lib/content/schema/treatment";
import { anchor } from "@/lib/text/anchor";
import { callHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { Markdown } from "../ui/markdown";
import { Plate } from "../ui/plate";
import { Faqs } from "./faqs";
import { Pairs } from "./pairs";

/** A part of a treatment's details: a subheading with text, images, pairs or questions. */
export function Section({ section }: { section: TreatmentSection }) {
	const { topic, subHeading, text, images, pairs, faqs } = section;
	const id = anchor(subHeading);
	const urgent = topic === "urgent";
	return (
		<section aria-labelledby={id} className={urgent ? "urgent" : "mt-14 lg:mt-16"}>
			<h2 id={id} className="text-h3">
				{subHeading}
			</h2>
			{text && <Markdown className="mt-4">{text}</Markdown>}
			{urgent && <UrgentCall />}
			{images?.map((image) => (
				<Plate key={image.alt} picture={image} ratio="4/3" className="mt-6 max-w-measure rounded-card" />
			))}
			{pairs && <Pairs pairs={pairs} />}
			{faqs && <Faqs faqs={faqs} />}
		</section>
	);
}

function UrgentCall() {
	const { clinic, words } = getContent();
	return (
		<a href={callHref(clinic)} className="button mt-6 bg-ink text-paper">
			<PhoneCall aria-hidden="true" className="size-5 text-marigold" />
			<span className="tabular-nums">{fill(words.header.call, { phone: clinic.phone })}</span>
		</a>
	);
}
