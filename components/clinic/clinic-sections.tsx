import { localDate } from "@/lib/hours/calendar";
import { doctorPath, paths } from "@/lib/model/routes";
import type { ClinicPage } from "@/lib/model/schema/pages";
import type { SiteContent } from "@/lib/pages/content";
import type { LeaveNote } from "@/lib/pages/doctors";
import { datedAttributes } from "@/lib/pages/first-paint";
import { type Page, siteLink } from "@/lib/pages/page";
import type { Fee } from "@/lib/pages/prices";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { CardLabel } from "../ui/card-section";
import { Fold } from "../ui/fold";
import { Markdown } from "../ui/markdown";
import { Picture } from "../ui/picture";
import { PageSection, SectionHead } from "../ui/section-head";
import { FeeTable } from "./fee-table";
import "./room-gallery.css";

export function ClinicIntro({ title, text, page }: ClinicPage["intro"] & { page: Page }) {
	return (
		<PageSection
			id="intro"
			title={title}
			page={page}
			className="bg-sand py-section"
			column="page-width grid gap-x-20 gap-y-3 lg:grid-cols-[5fr_7fr]"
		>
			<p className="max-w-measure text-lead">{text}</p>
		</PageSection>
	);
}

type ClinicPageProps<Field extends keyof SiteContent["clinicPage"]> = Pick<SiteContent["clinicPage"], Field> & {
	page: Page;
};

/** The clinic's facilities with pictures, which phones fold. Nothing if there are none. */
export function Facilities({ facilities, page }: ClinicPageProps<"facilities">) {
	if (!facilities || facilities.items.length === 0) return null;
	return (
		<PageSection id="facilities" title={facilities.title} page={page}>
			<ul className="paired-rows mt-head gap-x-8 sm:gap-y-12">
				{facilities.items.map(({ title, text, label, image }) => (
					<li key={title} className="max-sm:border-t max-sm:border-ink-line">
						<Fold onPhones summary={<h3 className="text-h3">{title}</h3>}>
							<Picture
								picture={image}
								ratio="16/9"
								widths={{ phone: "100vw", sm: "50vw", lg: "36rem" }}
								className="rounded-card"
							/>
							<h3 className="mt-5 text-h3 max-sm:hidden">{title}</h3>
							<p className="mt-2 max-w-measure">{text}</p>
							{label && <CardLabel>{label}</CardLabel>}
						</Fold>
					</li>
				))}
			</ul>
			{page.clinic.nightCare && <p className="mt-6 max-w-measure font-semibold">{page.clinic.nightCare}</p>}
		</PageSection>
	);
}

type ClinicDoctorsProps = ClinicPage["doctors"] & { doctors: SiteContent["doctors"]; leave: LeaveNote[]; page: Page };

/** The doctors as cards: up to three beside the text, more below it. */
export function ClinicDoctors({ title, intro, doctors, leave, page }: ClinicDoctorsProps) {
	const today = localDate(new Date(), page.clinic.timeZone);
	const few = doctors.length < 4;
	const widths = [
		"w-full max-w-xs",
		"w-[calc(50%-1rem)]",
		few
			? "w-[calc(50%-1rem)] md:w-[calc(33%-1.34rem)]"
			: "w-[calc(50%-1rem)] sm:w-[calc(33%-1.34rem)] lg:w-[calc(25%-1.5rem)]",
	];
	return (
		<PageSection
			id="clinic-doctors"
			title={title}
			intro={intro}
			page={page}
			className="bg-ink py-section text-paper"
			column={`page-width grid items-center gap-x-20 gap-y-6 ${few ? "lg:grid-cols-[5fr_7fr]" : ""}`}
		>
			<ul className="flex flex-wrap justify-center gap-x-8 gap-y-6">
				{doctors.map((doctor) => (
					<li key={doctor.slug} className={`text-center wrap-anywhere ${widths[Math.min(doctors.length, 3) - 1]}`}>
						<Picture
							picture={doctor.portrait}
							ratio="3/4"
							widths={{ phone: doctors.length === 1 ? "20rem" : "min(45vw, 20rem)" }}
							className="arch"
						/>
						<h3 className="mt-5 text-h3">
							<a
								{...siteLink(page, doctorPath(doctor.slug))}
								className="underline decoration-marigold underline-offset-4"
							>
								{doctor.name}
							</a>
						</h3>
						<p className="mt-1 text-small">{doctor.role}</p>
						{leave
							.filter(({ slug }) => slug === doctor.slug)
							.map(({ text, ...dates }) => (
								<p key={text} {...datedAttributes(dates, today)} className="mt-2 text-small text-marigold">
									{text}
								</p>
							))}
					</li>
				))}
			</ul>
		</PageSection>
	);
}

/** Pictures of the rooms, which open in a dialog. Nothing if there are none. */
export function Rooms({ gallery, page }: ClinicPageProps<"gallery">) {
	if (!gallery || gallery.images.length === 0) return null;
	const images = gallery.images.map(({ built, alt, caption }) => ({ built, alt, caption }));
	return (
		<PageSection id="rooms" title={gallery.title} intro={gallery.intro} page={page} className="py-section print:hidden">
			<Island name="room-gallery" wake="visible" props={{ images, labels: page.labels.clinicPage }} />
		</PageSection>
	);
}

type ChargesProps = ClinicPageProps<"charges" | "grievance"> & { fees: Fee[] };

/** A link to the payment page of another service; nothing without one. */
function PaymentLink({ page }: { page: Page }) {
	const { payment } = page.clinic.services ?? {};
	if (!payment) return null;
	const { pay, payOnPhone } = page.labels.services;
	return (
		<p className="mt-6">
			<a href={payment.url} rel="external" className="button button-quiet">
				{fill(pay, { service: payment.name })}
			</a>
			{payment.url.startsWith("upi:") && <span className="mt-2 block text-small">{payOnPhone}</span>}
		</p>
	);
}

/** Prices of services and how to pay them, and contact for complaints. Nothing if the content has none. */
export function Charges({ charges, fees, grievance, page }: ChargesProps) {
	if (!charges && !grievance) return null;
	return (
		<div className="bg-sand py-section">
			<div className="page-width grid gap-x-20 gap-y-8 lg:grid-cols-[7fr_5fr]">
				{charges && (
					<section aria-labelledby="charges">
						<SectionHead id="charges" title={charges.title} intro={charges.intro} page={page} />
						<FeeTable fees={fees} page={page} />
						<a {...siteLink(page, paths.fees)} className="text-link mt-3 inline-flex min-h-11 items-center">
							{page.labels.fees.all}
						</a>
						<PaymentLink page={page} />
					</section>
				)}
				{grievance && (
					<section aria-labelledby="grievance">
						<SectionHead id="grievance" title={grievance.title} page={page} />
						<Markdown text={grievance.text} page={page} className="mt-5 text-small" />
					</section>
				)}
			</div>
		</div>
	);
}
