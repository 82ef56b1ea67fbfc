import { Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { locationsOf } from "@/lib/site/locations";
import type { Page } from "@/lib/site/page";
import { mailHref, telHref, whatsappHref } from "@/lib/text/contact";
import { HoursTables } from "../layout/hours-table";
import { BrandIcon } from "../ui/brand-icon";

type Way = { href: string; text: string; icon: ReactNode; place?: string };

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
	return [...distinct(calls), ...distinct(chats), ...mail];
}

/**
 * Telephone, WhatsApp and e-mail, as far as the clinic has them, and its hours.
 * @param ground background class of the panel, different from that around it
 */
export function DirectContact({ page, ground = "bg-sand" }: { page: Page; ground?: string }) {
	const { phone, whatsapp, emergencies } = page.clinic;
	return (
		<aside
			aria-labelledby="direct-contact"
			className={`min-w-0 max-w-measure self-start rounded-card px-[clamp(1.25rem,3vw,2.25rem)] py-8 ${ground}`}
		>
			<h2 id="direct-contact" className="text-h3">
				{phone || whatsapp ? page.labels.booking.direct : page.labels.booking.directEmail}
			</h2>
			<ul className="mt-4 grid gap-1">
				{contactWays(page).map(({ href, text, place, icon }) => (
					<li key={href}>
						<a
							href={href}
							className="inline-flex min-h-13 items-center gap-3.5 font-semibold wrap-anywhere hover:underline hover:underline-offset-[0.25em]"
						>
							<span className="grid size-10 flex-none place-items-center rounded-full bg-pine text-paper">{icon}</span>
							{place ? (
								<span className="even-figures leading-snug">
									<span className="block text-small font-normal">{place}</span>
									{text}
								</span>
							) : (
								<span className="even-figures">{text}</span>
							)}
						</a>
					</li>
				))}
			</ul>
			<HoursTables page={page} className="mt-6 text-small" />
			{emergencies && phone && (
				<p className="mt-6 border-t border-ink-line pt-5 text-small font-semibold">{page.labels.booking.emergency}</p>
			)}
		</aside>
	);
}
