import { Pencil } from "lucide-react";
import type { ReachOptions } from "@/lib/booking/fields";
import { localDate } from "@/lib/hours/calendar";
import { paths } from "@/lib/model/routes";
import type { LeaveNote } from "@/lib/pages/doctors";
import { hoursOfLocations } from "@/lib/pages/locations";
import { isOriginal, type Page, pageInLocales, siteLink } from "@/lib/pages/page";
import { addressLine, mailHref, mainPhone, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { LeaveNotes } from "../doctor/leave-notes";
import { Island } from "../islands/island";
import { Markdown } from "../ui/markdown";
import { DirectContact } from "./direct-contact";
import "./booking-section.css";

const FORM_ID = "appointment-form";

type BookingSectionProps = {
	page: Page;
	/** Heading of the section; not on the booking page, whose banner has it. */
	heading?: string;
	/** What becomes of a request, below the form. */
	note?: string;
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
 * The notice on personal data (DPDP Rules 2025, rule 3): which data, what for, who processes them, how to have them
 * corrected or deleted, and where to complain; and the privacy policy in every language of the site.
 */
function PrivacyNotice({ page }: { page: Page }) {
	const { notice, policy, myData } = page.labels.booking;
	const write = page.clinic.email
		? mailHref(page.clinic.email, { subject: myData, body: "" })
		: siteLink(page, paths.privacy).href;
	const languages = pageInLocales(page, paths.privacy);
	return (
		<div className="mt-4 max-w-measure text-small">
			<Markdown text={fill(notice, { myData: `[${myData}](${write})` })} page={page} />
			{languages.length > 0 && (
				<p className="mt-3">
					{policy}:{" "}
					{languages.map(({ name, ...link }, index) => (
						<span key={name}>
							{index > 0 && " · "}
							<a {...link} className="text-pine underline underline-offset-4">
								{name}
							</a>
						</span>
					))}
				</p>
			)}
		</div>
	);
}

/**
 * Shown below a form whose script has not loaded: that it is not ready, and other ways to send the request. The e-mail
 * button submits the form to a mail program, so that it needs no script. The style sheet shows it after a delay, at once
 * without JavaScript, or when form-fallback.ts says so; it is hidden once the form is awake.
 */
function NotReady({ page }: { page: Page }) {
	const phone = mainPhone(page.clinic);
	return (
		<div role="status" className="not-ready">
			<p className="mt-5 max-w-measure rounded-card border-l-6 border-marigold bg-sand p-5 noscript:hidden">
				{page.labels.booking.notReady}
			</p>
			<ul className="mt-4 flex flex-wrap gap-3">
				{page.clinic.whatsapp && (
					<li className="noscript:hidden">
						<a href={whatsappHref(page.clinic.whatsapp)} className="button button-quiet" data-carries>
							{page.labels.footer.whatsapp}
						</a>
					</li>
				)}
				{page.clinic.email && (
					<li>
						<button
							type="submit"
							form={FORM_ID}
							// Not on the form: on loading, browsers report a form whose action is not a secure address.
							formAction={`mailto:${page.clinic.email}`}
							formMethod="post"
							formEncType="text/plain"
							className="button button-quiet"
						>
							{page.labels.booking.form.byEmail}
						</button>
					</li>
				)}
				{phone && (
					<li className="noscript:hidden">
						<a href={telHref(phone)} className="button button-quiet">
							{fill(page.labels.booking.form.byPhone, { phone })}
						</a>
					</li>
				)}
			</ul>
		</div>
	);
}

/**
 * The ways to an appointment: WhatsApp, call, and the form. Below 768 px the form of a section with a heading opens under
 * "Write"; on wide windows the direct ways stand beside it.
 */
export function BookingSection({ page, heading, note, ground = "", treatment, leave }: BookingSectionProps) {
	const { form, intro, policy, write, anotherDay, ...labels } = page.labels.booking;
	const { name, address, branches } = page.clinic;
	const options = [{ id: "for-somebody-else", label: labels.forSomebodyElse, sentence: labels.messageForSomebodyElse }];
	if (treatment) {
		const [label, sentence] = [fill(labels.thisPage, { treatment }), fill(labels.messageAbout, { treatment })];
		options.push({ id: "about-treatment", label, sentence });
	}
	return (
		<section aria-label={heading ?? form.label} id="appointment" className={`booking print:hidden ${ground}`}>
			<div className="page-width booking-grid grid">
				{(heading || leave.length > 0) && (
					<div className="booking-head">
						{heading && (
							<>
								<h2 className="text-h2">{heading}</h2>
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
							locations: hoursOfLocations(page.clinic),
							...(leave.length > 0 && { leave: leave.map(({ begins, until, text }) => ({ begins, until, text })) }),
							days: page.labels.hours.days,
							options,
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
					{note && <p className="mt-6 max-w-measure">{note}</p>}
					<PrivacyNotice page={page} />
					<NotReady page={page} />
				</div>
			</div>
		</section>
	);
}
