import { Ambulance, CalendarDays, Mail, Phone } from "lucide-react";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { Emergency } from "@/lib/content/schema/emergency";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { siteLink } from "@/lib/site/page-language";
import { paths } from "@/lib/site/routes";
import { mailHref, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { BrandIcon } from "../ui/brand-icon";

type ActionBarProps = {
	clinic: Pick<Clinic, "phone" | "whatsapp" | "email">;
	/** Where it may be an emergency, the number that comes first, in place of WhatsApp and the booking. */
	ambulance?: Pick<Emergency["ambulance"], "number">;
	words: Pick<InterfaceWords, "actionBar" | "emergency">;
};

/**
 * Call, WhatsApp and Book at the bottom edge of small screens, e-mail where the clinic has neither of the first two; on
 * pages with first aid the ambulance and the clinic alone. Away while a field is being filled in.
 */
export function ActionBar({ clinic: { phone, whatsapp, email }, ambulance, words }: ActionBarProps) {
	return (
		<nav aria-label={words.actionBar.label} className="action-bar">
			{ambulance && (
				<a href={telHref(ambulance.number)} className="col-span-2 bg-clay text-white even-figures">
					<Ambulance aria-hidden="true" className="size-5" />
					{fill(words.emergency.call, { number: ambulance.number })}
				</a>
			)}
			{phone && (
				<a href={telHref(phone)}>
					<Phone aria-hidden="true" className="size-5" />
					{ambulance ? words.actionBar.clinic : words.actionBar.call}
				</a>
			)}
			{whatsapp && !ambulance && (
				<a href={whatsappHref(whatsapp)}>
					<BrandIcon name="whatsapp" className="size-5" />
					{words.actionBar.whatsapp}
				</a>
			)}
			{email && !phone && !whatsapp && (
				<a href={mailHref(email)}>
					<Mail aria-hidden="true" className="size-5" />
					{words.actionBar.email}
				</a>
			)}
			{!ambulance && (
				<a {...siteLink(paths.booking)} className="bg-clay text-white">
					<CalendarDays aria-hidden="true" className="size-5" />
					{words.actionBar.book}
				</a>
			)}
		</nav>
	);
}
