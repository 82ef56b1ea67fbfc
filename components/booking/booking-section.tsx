import { localDate } from "@/lib/hours/calendar";
import { paths } from "@/lib/model/routes";
import { hoursOfLocations } from "@/lib/site/locations";
import { isOriginal, type Page, siteLink } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
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
};

/** The appointment form, with the direct ways to the clinic beside it. */
export function BookingSection({ page, heading, ground = "", treatment }: BookingSectionProps) {
	const { form, messageAbout, policy, thisPage } = page.labels.booking;
	return (
		<section aria-label={heading ?? form.label} id="appointment" className={`py-section print:hidden ${ground}`}>
			<div className="page-width grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
				<div className="booking-place min-w-0">
					{heading && (
						<>
							<h2 className="text-h2">{heading}</h2>
							<p className="mt-4 mb-8 max-w-measure text-lead text-balance">{page.labels.booking.intro}</p>
						</>
					)}
					<noscript>
						<p className="mb-6 font-semibold">
							{page.clinic.email ? page.labels.booking.noScript : page.labels.booking.noScriptDirect}
						</p>
					</noscript>
					<Island
						name="booking-form"
						wake="visible"
						props={{
							id: FORM_ID,
							words: form,
							contact: { email: page.clinic.email, phone: page.clinic.phone, whatsapp: page.clinic.whatsapp },
							places: hoursOfLocations(page.clinic),
							days: page.labels.hours.days,
							...(treatment && {
								topic: { label: fill(thisPage, { treatment }), sentence: fill(messageAbout, { treatment }) },
							}),
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
				<DirectContact page={page} ground={ground === "bg-sand" ? "bg-paper" : "bg-sand"} />
			</div>
		</section>
	);
}
