import { Ambulance, CalendarDays, Phone } from "lucide-react";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { Emergency } from "@/lib/content/schema/emergency";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { paths } from "@/lib/site/routes";
import { callHref, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { BrandIcon } from "../ui/brand-icon";

type ActionBarProps = {
	clinic: Pick<Clinic, "phone" | "whatsapp">;
	/** Where it may be an emergency, the number that comes first, in place of the booking. */
	ambulance?: Pick<Emergency["ambulance"], "number">;
	words: Pick<InterfaceWords, "actionBar" | "emergency">;
};

/** Call, WhatsApp and Book at the bottom edge of small screens; away while a field is being filled in. */
export function ActionBar({ clinic, ambulance, words }: ActionBarProps) {
	return (
		<nav aria-label={words.actionBar.label} className="action-bar">
			{ambulance && (
				<a href={telHref(ambulance.number)} className="bg-clay text-white even-figures">
					<Ambulance aria-hidden="true" className="size-5" />
					{fill(words.emergency.call, { number: ambulance.number })}
				</a>
			)}
			<a href={callHref(clinic)}>
				<Phone aria-hidden="true" className="size-5" />
				{words.actionBar.call}
			</a>
			{clinic.whatsapp && (
				<a href={whatsappHref(clinic.whatsapp)}>
					<BrandIcon name="whatsapp" className="size-5" />
					{words.actionBar.whatsapp}
				</a>
			)}
			{!ambulance && (
				<a href={paths.booking} className="bg-clay text-white">
					<CalendarDays aria-hidden="true" className="size-5" />
					{words.actionBar.book}
				</a>
			)}
		</nav>
	);
}
