import { CalendarDays, Phone } from "lucide-react";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { paths } from "@/lib/site/routes";
import { callHref, whatsappHref } from "@/lib/text/contact";
import { BrandIcon } from "../ui/brand-icon";

type ActionBarProps = {
	clinic: Pick<Clinic, "phone" | "whatsapp">;
	words: Pick<InterfaceWords, "actionBar">;
};

/** Call, WhatsApp and Book at the bottom edge of small screens; away while a field is being filled in. */
export function ActionBar({ clinic, words }: ActionBarProps) {
	return (
		<nav aria-label={words.actionBar.label} className="action-bar">
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
			<a href={paths.booking} className="bg-clay text-white">
				<CalendarDays aria-hidden="true" className="size-5" />
				{words.actionBar.book}
			</a>
		</nav>
	);
}
