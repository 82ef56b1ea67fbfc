import { CalendarPlus, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { locationsOf } from "@/lib/site/locations";
import type { Page } from "@/lib/site/page";
import { mailHref, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { HoursTables } from "../layout/hours-table";
import { BrandIcon } from "../ui/brand-icon";

type Way = { href: string; text: string; icon: ReactNode; place?: string; rel?: string };

/** Removes duplicates; if several ways of a kind are left, each names its places. */
function distinct(ways: Way[]): Way[] {
	const once = new Map<string, Way>();
	for (const way of ways) {
		const place = [once.get(way.href)?.place, way.place].filter(Boolean).join(", ");
		once.set(way.href, { ...way, place });
	}
	return once.size > 1 ? [...once.values()] : ways.slice(0, 1).map((way) => ({ ...way, place: undefined }));
}

function contactWays({ clinic, labels }: Page): Way[] {
	const icons = {
		call: <Phone aria-hidden="true" className="size-5" />,
		chat: <BrandIcon name="whatsapp" className="size-5" />,
		mail: <Mail aria-hidden="true" className="size-5" />,
	};
	const calls: Way[] = [];
	const chats: Way[] = [];
	for (const { name: place, phone, whatsapp } of locationsOf(clinic)) {
		if (phone) calls.push({ href: telHref(phone), text: phone, place, icon: icons.call });
		if (whatsapp) chats.push({ href: whatsappHref(whatsapp), text: labels.footer.whatsapp, place, icon: icons.chat });
	}
	const { email } = clinic;
	const mail = email ? [{ href: mailHref(email), text: email, icon: icons.mail }] : [];
	const { booking } = clinic.services ?? {};
	const elsewhere = booking
		? [
				{
					href: booking.url,
					text: fill(labels.services.book, { service: booking.name }),
					icon: <CalendarPlus aria-hidden="true" className="size-5" />,
					rel: "external",
				},
			]
		: [];
	return [...distinct(chats), ...distinct(calls), ...elsewhere, ...mail];
}

/**
 * WhatsApp, telephone, a booking page elsewhere and e-mail, as far as the clinic has them: large buttons on phones, elsewhere a panel that has the
 * hours, too.
 * @param ground background class of the panel, different from that around it
 */
export function DirectContact({ page, ground = "bg-sand" }: { page: Page; ground?: string }) {
	const { phone, whatsapp, emergencies } = page.clinic;
	return (
		<aside aria-labelledby="direct-contact" className={`direct-contact ${ground}`}>
			<h2 id="direct-contact" className="text-h3 max-lg:sr-only">
				{phone || whatsapp ? page.labels.booking.direct : page.labels.booking.directEmail}
			</h2>
			<ul>
				{contactWays(page).map(({ href, text, place, icon, rel }) => (
					<li key={href}>
						<a href={href} rel={rel}>
							<span className="direct-contact-icon">{icon}</span>
							<span className="even-figures leading-snug">
								{place && <span className="block text-small font-normal">{place}</span>}
								{text}
							</span>
						</a>
					</li>
				))}
			</ul>
			<HoursTables page={page} className="mt-6 text-small max-lg:hidden" />
			{emergencies && phone && (
				<p className="mt-4 text-small font-semibold lg:mt-6 lg:border-t lg:border-ink-line lg:pt-5">
					{page.labels.booking.emergency}
				</p>
			)}
		</aside>
	);
}
