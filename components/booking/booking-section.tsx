import { localDate } from "@/lib/hours/calendar";
import { inOriginal, pageTag, siteLink } from "@/lib/site/page-language";
import { hoursOfPlaces } from "@/lib/site/places";
import { paths } from "@/lib/site/routes";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { DirectContact, type DirectContactProps } from "./direct-contact";
import { NotReady } from "./not-ready";
import { PrivacyNotice } from "./privacy-notice";
import "./booking-section.css";

const FORM_ID = "appointment-form";

type BookingSectionProps = {
	clinic: DirectContactProps["clinic"];
	words: DirectContactProps["words"];
	/** Heading of the section; the booking page, whose banner has said it, leaves it out. */
	heading?: string;
	/** Background class of the section. */
	ground?: string;
	/** The name of the treatment that the page is about. */
	treatment?: string;
};

/** The appointment form, with the direct ways to the clinic beside it. */
export function BookingSection({ clinic, words, heading, ground = "", treatment }: BookingSectionProps) {
	const { form, messageAbout, policy, thisPage } = words.booking;
	return (
		<section aria-label={heading ?? form.label} id="appointment" className={`py-section print:hidden ${ground}`}>
			<div className="page-width grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
				<div className="booking-place min-w-0">
					{heading && (
						<>
							<h2 className="text-h2">{heading}</h2>
							<p className="mt-4 mb-8 max-w-measure text-lead text-balance">{words.booking.intro}</p>
						</>
					)}
					<noscript>
						<p className="mb-6 font-semibold">{clinic.email ? words.booking.noScript : words.booking.noScriptDirect}</p>
					</noscript>
					<Island
						name="booking-form"
						wake="visible"
						props={{
							id: FORM_ID,
							words: form,
							contact: { email: clinic.email, phone: clinic.phone, whatsapp: clinic.whatsapp },
							places: hoursOfPlaces(clinic),
							days: words.hours.days,
							...(treatment && {
								topic: { label: fill(thisPage, { treatment }), sentence: fill(messageAbout, { treatment }) },
							}),
							policy: { text: policy, link: siteLink(paths.privacy) },
							built: localDate(new Date()),
							language: pageTag(),
							...(!inOriginal() && { written: words.languages.written }),
						}}
					/>
					<PrivacyNotice clinic={clinic} words={words} />
					<NotReady form={FORM_ID} clinic={clinic} words={words} />
				</div>
				<DirectContact clinic={clinic} words={words} ground={ground === "bg-sand" ? "bg-paper" : "bg-sand"} />
			</div>
		</section>
	);
}
