import { ContactRound, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { CONTACT_FILE } from "@/lib/site/contact-file";
import type { Page } from "@/lib/site/page";
import { addressLine, mailHref, telHref, whatsappHref } from "@/lib/text/contact";
import "../ui/card-grid.css";
import "../ui/full-rows.css";

export type ContactCardsProps = {
	page: Page;
};

/** The clinic's ways as cards: those that it has, its address only where this is not told with its branches. */
function cardsOf({ clinic, labels }: Page) {
	const { address, phone, whatsapp, email, maps, branches } = clinic;
	const { clinicPage, footer, actionBar } = labels;
	const single = branches.length === 0 ? address : undefined;
	return [
		...(single ? [{ Icon: MapPin, title: clinicPage.address, text: addressLine(single), href: maps?.place }] : []),
		...(phone ? [{ Icon: Phone, title: clinicPage.phone, text: phone, href: telHref(phone) }] : []),
		// Only in place of a telephone: with one, the chat stands in footer, bar and form.
		...(whatsapp && !phone
			? [{ Icon: MessageCircle, title: actionBar.whatsapp, text: footer.whatsapp, href: whatsappHref(whatsapp) }]
			: []),
		...(email ? [{ Icon: Mail, title: clinicPage.email, text: email, href: mailHref(email) }] : []),
	];
}

/** Address, telephone and e-mail as cards, as far as the clinic has them, and the card for a telephone's contacts. */
export function ContactCards({ page }: ContactCardsProps) {
	const cards = cardsOf(page);
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
				{page.labels.clinicPage.saveContact}
			</a>
		</div>
	);
}
