import { Ambulance, PhoneCall } from "lucide-react";
import type { ReactNode } from "react";
import type { Emergency } from "@/lib/model/schema/emergency";
import type { Page } from "@/lib/pages/page";
import { onOneLine, telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import "./emergency-calls.css";

type EmergencyCallsProps = {
	ambulance?: Pick<Emergency["ambulance"], "number">;
	phone?: string;
	/** The label of the button for the phone; by default the clinic's. */
	phoneLabel?: string;
	page: Page;
	/** Whether phones have the ambulance in the bar at the bottom of the window, and no button here. */
	inBar?: boolean;
	/** Further buttons. */
	children?: ReactNode;
};

/** Buttons to call the ambulance and the clinic, or a hospital, if they have numbers. */
export function EmergencyCalls({ ambulance, phone, phoneLabel, page, inBar, children }: EmergencyCallsProps) {
	if (!ambulance && !phone) return null;
	return (
		<div className="emergency-calls mt-4 flex flex-wrap gap-x-3 gap-y-2">
			{ambulance && (
				<a
					href={telHref(ambulance.number)}
					className={`button button-action even-figures ${inBar ? "max-lg:hidden" : ""}`}
				>
					<Ambulance aria-hidden="true" className="size-6" />
					{fill(page.labels.emergency.call, { number: ambulance.number })}
				</a>
			)}
			{phone && (
				<a href={telHref(phone)} className="button bg-ink text-paper even-figures">
					<PhoneCall aria-hidden="true" className="size-5 shrink-0 text-marigold" />
					{fill(phoneLabel ?? page.labels.header.call, { phone: onOneLine(phone) })}
				</a>
			)}
			{children}
		</div>
	);
}
