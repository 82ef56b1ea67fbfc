import { Mail, Phone } from "lucide-react";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { callHref, mailHref, whatsappHref } from "@/lib/text/contact";
import { HoursTable, type HoursTableProps } from "../layout/hours-table";
import { BrandIcon } from "../ui/brand-icon";

export type DirectContactProps = {
	clinic: Pick<Clinic, "phone" | "whatsapp" | "email"> & HoursTableProps["clinic"];
	words: Pick<InterfaceWords, "booking" | "footer" | "hours">;
};

/** Telephone, WhatsApp and e-mail, and when somebody answers. */
export function DirectContact({ clinic, words }: DirectContactProps) {
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
			<HoursTable clinic={clinic} words={words} className="mt-6 text-small" />
			{clinic.emergencies && (
				<p className="mt-6 border-t border-ink/15 pt-5 text-small font-semibold">{words.booking.emergency}</p>
			)}
		</aside>
	);
}
