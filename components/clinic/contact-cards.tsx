import { ContactRound, Mail, MapPin, Phone } from "lucide-react";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { CONTACT_FILE } from "@/lib/site/contact-file";
import { addressLine, callHref, mailHref } from "@/lib/text/contact";
import { HoursTable, type HoursTableProps } from "../layout/hours-table";
import "../ui/card-grid.css";
import "../ui/full-rows.css";

export type ContactCardsProps = {
	clinic: Pick<Clinic, "address" | "phone" | "email"> & Partial<Pick<Clinic, "maps">> & HoursTableProps["clinic"];
	words: Pick<InterfaceWords, "clinicPage" | "hours">;
};

/** Address, telephone and e-mail as cards, with the hours beside them. */
export function ContactCards({ clinic, words }: ContactCardsProps) {
	const cards = [
		{ Icon: MapPin, title: words.clinicPage.address, text: addressLine(clinic), href: clinic.maps?.place },
		{ Icon: Phone, title: words.clinicPage.phone, text: clinic.phone, href: callHref(clinic) },
		{ Icon: Mail, title: words.clinicPage.email, text: clinic.email, href: mailHref(clinic.email) },
	];
	return (
		<div className="mt-12">
			<ul className="card-grid full-rows">
				{cards.map(({ Icon, title, text, href }) => (
					<li key={title} className="rounded-card border border-ink-line bg-paper px-6 pt-6 pb-7">
						<Icon aria-hidden="true" className="size-6 text-pine" strokeWidth={1.75} />
						<h3 className="mt-3 text-[1.3125rem] leading-snug">{title}</h3>
						<p className="mt-1 text-small">
							{href ? (
								<a href={href} className="text-link even-figures wrap-anywhere">
									{text}
								</a>
							) : (
								text
							)}
						</p>
					</li>
				))}
			</ul>
			<a href={CONTACT_FILE} download className="text-link mt-4 inline-flex min-h-11 items-center gap-2 text-small">
				<ContactRound aria-hidden="true" className="size-5" />
				{words.clinicPage.saveContact}
			</a>
			<div className="mt-8">
				<h3 className="text-h3">{words.hours.heading}</h3>
				<HoursTable clinic={clinic} words={words} className="mt-3" />
			</div>
		</div>
	);
}
