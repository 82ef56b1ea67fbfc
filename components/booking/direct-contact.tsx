import { Mail, Phone } from "lucide-react";
import { getContent } from "@/lib/content";
import { callHref, mailHref, whatsappHref } from "@/lib/text/contact";
import { HoursTable } from "../layout/hours-table";
import { BrandIcon } from "../ui/brand-icon";

/** Telephone, WhatsApp and e-mail, and when somebody answers. */
export function DirectContact() {
	const { clinic, words } = getContent();
	const ways = [
		{ href: callHref(clinic), text: clinic.phone, icon: <Phone aria-hidden="true" className="size-5" /> },
		...(clinic.whatsapp
			? [
					{
						href: whatsappHref(clinic.whatsapp),
						text: words.footer.whatsapp,
						icon: <BrandIcon name="whatsapp" className="size-5" />,
					},
				]
			: []),
		{ href: mailHref(clinic.email), text: clinic.email, icon: <Mail aria-hidden="true" className="size-5" /> },
	];
	return (
		<aside aria-labelledby="direct-contact" className="direct-contact min-w-0">
			<h2 id="direct-contact" className="text-h3">
				{words.booking.direct}
			</h2>
			<ul className="mt-4 grid gap-1">
				{ways.map(({ href, text, icon }) => (
					<li key={href}>
						<a href={href} className="direct-way">
							<span className="direct-icon">{icon}</span>
							<span className="tabular-nums [overflow-wrap:anywhere]">{text}</span>
						</a>
					</li>
				))}
			</ul>
			<HoursTable className="mt-6 text-small" />
			{clinic.emergencies && (
				<p className="mt-6 border-t border-ink/15 pt-5 text-small font-semibold">{words.booking.emergency}</p>
			)}
		</aside>
	);
}
