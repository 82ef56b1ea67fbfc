import { Ambulance, CalendarDays, Mail, MapPin, Phone } from "lucide-react";
import { paths } from "@/lib/model/routes";
import type { Emergency } from "@/lib/model/schema/emergency";
import { type Page, siteLink } from "@/lib/pages/page";
import { mailHref, mainPhone, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { BrandIcon } from "../ui/brand-icon";
import { LeaveLink } from "./leave-link";

type ActionBarProps = {
	page: Page;
	/** The page's canonical path: no link leads to the page itself. */
	path?: string;
	/** On pages with first aid, shown instead of WhatsApp and booking. */
	ambulance?: Pick<Emergency["ambulance"], "number">;
	/** On discreet pages, where the link to leave them leads; it takes the place of directions. */
	leaveTo?: string;
};

/**
 * The bar at the bottom of small screens: Call, WhatsApp, Book, Directions; e-mail if there is neither phone nor WhatsApp;
 * on pages with first aid only ambulance and clinic. Discreet pages have Leave in place of Directions. Hidden while a field
 * has the focus.
 */
export function ActionBar({ ambulance, leaveTo, path, page }: ActionBarProps) {
	const { whatsapp, email, maps } = page.clinic;
	const phone = mainPhone(page.clinic);
	return (
		<nav aria-label={page.labels.actionBar.label} className="action-bar grid bg-paper lg:hidden">
			{ambulance && (
				<a href={telHref(ambulance.number)} className="col-span-2 bg-clay text-white even-figures">
					<Ambulance aria-hidden="true" className="size-5" />
					{fill(page.labels.emergency.call, { number: ambulance.number })}
				</a>
			)}
			{phone && (
				<a href={telHref(phone)}>
					<Phone aria-hidden="true" className="size-5" />
					{ambulance ? page.labels.actionBar.clinic : page.labels.actionBar.call}
				</a>
			)}
			{whatsapp && !ambulance && (
				<a href={whatsappHref(whatsapp)}>
					<BrandIcon name="whatsapp" className="size-5" />
					{page.labels.actionBar.whatsapp}
				</a>
			)}
			{email && !phone && !whatsapp && (
				<a href={mailHref(email)}>
					<Mail aria-hidden="true" className="size-5" />
					{page.labels.actionBar.email}
				</a>
			)}
			{!ambulance && path !== paths.booking && (
				<a {...siteLink(page, paths.booking)} className="bg-clay text-white">
					<CalendarDays aria-hidden="true" className="size-5" />
					{page.labels.actionBar.book}
				</a>
			)}
			{leaveTo && <LeaveLink to={leaveTo} hasIcon page={page} />}
			{maps && !ambulance && !leaveTo && (
				<a href={maps.directions}>
					<MapPin aria-hidden="true" className="size-5" />
					{page.labels.actionBar.directions}
				</a>
			)}
		</nav>
	);
}
