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
		<aside
			aria-labelledby="direct-contact"
			className="min-w-0 self-start rounded-card bg-sand px-[clamp(1.25rem,3vw,2.25rem)] py-8"
		>
			<h2 id="direct-contact" className="text-h3">
				{words.booking.direct}
			</h2>
			<ul className="mt-4 grid gap-1">
				{ways.map(({ href, text, icon }) => (
					<li key={href}>
						<a
							href={href}
							className="inline-flex min-h-13 items-center gap-3.5 font-semibold wrap-anywhere hover:underline hover:underline-offset-[0.25em]"
						>
							<span className="grid size-10 flex-none place-items-center rounded-full bg-pine text-paper">{icon}</span>
							<span className="even-figures">{text}</span>
						</a>
					</li>
				))}
			</ul>
			<HoursTable clinic={clinic} words={words} className="mt-6 text-small" />
			{clinic.emergencies && (
				<p className="mt-6 border-t border-ink-line pt-5 text-small font-semibold">{words.booking.emergency}</p>
			)}
		</aside>
	);
}
