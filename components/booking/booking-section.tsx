import { Pencil } from "lucide-react";
import { localDate } from "@/lib/hours/calendar";
import { paths } from "@/lib/model/routes";
import type { LeaveNote } from "@/lib/pages/doctors";
import { hoursOfLocations } from "@/lib/pages/locations";
import { isOriginal, type Page, siteLink } from "@/lib/pages/page";
import { addressLine, mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { LeaveNotes } from "../doctor/leave-notes";
import { Island } from "../islands/island";
import type { ReachOptions } from "./booking-form.island";
import { DirectContact } from "./direct-contact";
import { NotReady } from "./not-ready";
import { PrivacyNotice } from "./privacy-notice";
import "./booking-section.css";

const FORM_ID = "appointment-form";

type BookingSectionProps = {
	page: Page;
	/** Heading of the section; not on the booking page, whose banner has it. */
	heading?: string;
	/** Background class of the section. */
	ground?: string;
	/** The name of the treatment that the page is about. */
	treatment?: string;
	/** The leave of the doctors who would see the patient. */
	leave: LeaveNote[];
};

/** The ways in which the clinic may reach a patient, and what the clinic then reads in its own language. */
function reachOptions({ clinic, labels }: Page): ReachOptions {
	const { anyWay, when, whenHint, message, ...words } = labels.booking.reach;
	const ways = (["call", "whatsapp", "email", "none"] as const)
		.filter((way) => way !== "whatsapp" || clinic.whatsapp)
		.map((way) => ({ label: words[way], sentence: message[way] }));
	return { ways: [{ label: anyWay, sentence: "" }, ...ways], when, whenHint, line: message.when };
}

/**
 * The ways to an appointment: WhatsApp, call, and the form. Below 768 px the form of a section with a heading opens under
 * "Write"; on wide windows the direct ways stand beside it.
 */
export function BookingSection({ page, heading, ground = "", treatment, leave }: BookingSectionProps) {
	const { form, intro, policy, write, anotherDay, ...labels } = page.labels.booking;
	const { name, address, branches } = page.clinic;
	return (
		<section aria-label={heading ?? form.label} id="appointment" className={`booking print:hidden ${ground}`}>
			<div className="page-width booking-grid">
				{(heading || leave.length > 0) && (
					<div className="booking-head">
						{heading && (
							<>
								<h2 className="text-h2 max-md:text-h3">{heading}</h2>
								<p className="mt-4 max-w-measure text-lead text-balance max-md:hidden">{intro}</p>
							</>
						)}
						<LeaveNotes notes={leave} otherwise={anotherDay} page={page} className="mt-4 max-w-measure" />
					</div>
				)}
				<DirectContact page={page} ground={ground === "bg-sand" ? "lg:bg-paper" : "lg:bg-sand"} />
				{heading && (
					<details className="booking-write">
						<summary className="button button-quiet w-full">
							<Pencil aria-hidden="true" className="size-5" />
							{write}
						</summary>
					</details>
				)}
				<div className="booking-place min-w-0">
					<noscript>
						<p className="mb-6 font-semibold">{page.clinic.email ? labels.noScript : labels.noScriptDirect}</p>
					</noscript>
					<Island
						name="booking-form"
						wake="visible"
						props={{
							id: FORM_ID,
							words: form,
							contact: { email: page.clinic.email, phone: mainPhone(page.clinic), whatsapp: page.clinic.whatsapp },
							places: hoursOfLocations(page.clinic),
							...(leave.length > 0 && { leave: leave.map(({ begins, until, text }) => ({ begins, until, text })) }),
							days: page.labels.hours.days,
							options: [
								{ id: "for-somebody-else", label: labels.forSomebodyElse, sentence: labels.messageForSomebodyElse },
								...(treatment
									? [
											{
												id: "about-treatment",
												label: fill(labels.thisPage, { treatment }),
												sentence: fill(labels.messageAbout, { treatment }),
											},
										]
									: []),
							],
							reach: reachOptions(page),
							calendar: {
								title: fill(labels.calendarTitle, { clinic: name }),
								...(address && branches.length === 0 && { location: addressLine(address) }),
							},
							policy: { text: policy, link: siteLink(page, paths.privacy) },
							built: localDate(new Date(), page.clinic.timeZone),
							timeZone: page.clinic.timeZone,
							language: page.locale.tag,
							...(!isOriginal(page) && { written: page.labels.languages.written }),
						}}
					/>
					<PrivacyNotice page={page} />
					<NotReady page={page} form={FORM_ID} />
				</div>
			</div>
		</section>
	);
}
