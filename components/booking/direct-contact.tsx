import { CalendarPlus, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { allPhones, locationsOf } from "@/lib/pages/locations";
import type { Page } from "@/lib/pages/page";
import { mailHref, mainPhone, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { HoursTables } from "../layout/hours-table";
import { BrandIcon } from "../ui/brand-icon";

type Way = {
	href: string;
	text: string;
	icon: ReactNode;
	/** The locations and the label that tell it from others of its kind. */
	name?: string;
	rel?: string;
};

/** Removes duplicates; if several are left, each names its locations. */
function distinct(ways: Way[]): Way[] {
	const byHref = new Map<string, Way>();
	for (const way of ways) {
		const name = [byHref.get(way.href)?.name, way.name].filter(Boolean).join(", ");
		byHref.set(way.href, { ...way, name });
	}
	return byHref.size > 1 ? [...byHref.values()] : ways.slice(0, 1).map((way) => ({ ...way, name: undefined }));
}

function contactWays({ clinic, labels }: Page): Way[] {
	const icons = {
		call: <Phone aria-hidden="true" className="size-5" />,
		chat: <BrandIcon name="whatsapp" className="size-5" />,
		mail: <Mail aria-hidden="true" className="size-5" />,
	};
	const chats = locationsOf(clinic).flatMap(({ name, whatsapp }): Way[] =>
		whatsapp ? [{ href: whatsappHref(whatsapp), text: labels.footer.whatsapp, name, icon: icons.chat }] : [],
	);
	const calls = allPhones(clinic).map(
		({ number, name }): Way => ({ href: telHref(number), text: number, name, icon: icons.call }),
	);
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
	return [...distinct(chats), ...calls, ...elsewhere, ...mail];
}

/**
 * WhatsApp, telephone, a booking page elsewhere and e-mail, as far as the clinic has them: large buttons on phones, the
 * first filled; elsewhere a panel that has the hours, too.
 * @param ground background class of the panel, different from that around it
 */
export function DirectContact({ page, ground }: { page: Page; ground: string }) {
	const { whatsapp, emergencies } = page.clinic;
	const phone = mainPhone(page.clinic);
	const ways = contactWays(page);
	return (
		<aside
			aria-labelledby="direct-contact"
			className={`direct-contact max-w-measure self-start rounded-card lg:sticky-below-header ${ground}`}
		>
			<h2 id="direct-contact" className="text-h3 max-lg:sr-only">
				{phone || whatsapp ? page.labels.booking.direct : page.labels.booking.directEmail}
			</h2>
			<ul className="flex flex-wrap gap-2 lg:mt-4 lg:block">
				{ways.map(({ href, text, name, icon, rel }) => (
					// On phones, who would rather write uses the form, or finds the address in the footer.
					<li
						key={href}
						className={`${href.startsWith("tel:") ? "" : "flex-1"} ${ways.length > 1 && href.startsWith("mailto:") ? "max-lg:hidden" : ""}`}
					>
						<a href={href} rel={rel} className="flex items-center gap-2 font-semibold wrap-anywhere max-lg:text-small">
							<span className="direct-contact-icon">{icon}</span>
							<span className="even-figures snug-lines">
								{name && <span className="block text-small font-normal">{name}</span>}
								{text}
							</span>
						</a>
					</li>
				))}
			</ul>
			<HoursTables page={page} className="mt-6 text-small max-lg:hidden" />
			{emergencies && phone && (
				<p className="mt-1 text-small font-semibold snug-lines lg:mt-6 lg:border-t lg:border-ink-line lg:pt-5">
					{page.labels.booking.emergency}
				</p>
			)}
		</aside>
	);
}
