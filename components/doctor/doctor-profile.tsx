import { Clock, Languages, type LucideIcon, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { localDate } from "@/lib/hours/calendar";
import type { SiteContent } from "@/lib/pages/content";
import { consultingRows, type DoctorTimings, type LeaveNote, type TreatmentGroup } from "@/lib/pages/doctors";
import { linkedTextLang, type Page, siteLink, untranslatedLang } from "@/lib/pages/page";
import { telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { languageNames } from "@/lib/text/format";
import { Films } from "../films/films";
import { HoursRows } from "../layout/hours-table";
import { Fold } from "../ui/fold";
import { Markdown } from "../ui/markdown";
import { PageSection, SectionHead } from "../ui/section-head";
import { LeaveNotes } from "./leave-notes";

type Doctor = SiteContent["doctors"][number];

type DoctorProps<Field extends keyof Doctor> = { [Name in Field]: Doctor[Name] } & { page: Page };

/** The doctor's role, degrees, languages, leave and a text. */
export function DoctorAbout({ doctor, leave, page }: { doctor: Doctor; leave: LeaveNote[]; page: Page }) {
	const { language } = page.clinic;
	const languages = new Intl.ListFormat(language).format(languageNames(doctor.languages, language));
	return (
		<section aria-labelledby="about" className="py-section">
			<div className="page-width grid gap-x-20 gap-y-6 lg:grid-cols-[5fr_7fr]">
				<div>
					<SectionHead id="about" title={doctor.about.heading} page={page} />
					<p className="mt-6 font-semibold">{doctor.role}</p>
					<p {...untranslatedLang(page, doctor.degrees)} className="mt-1 text-small">
						{doctor.degrees}
					</p>
					<Registration page={page} registration={doctor.registration} className="mt-1 text-small" />
					<p className="mt-4 flex items-center gap-3 text-small">
						<Languages aria-hidden="true" className="size-5 text-pine" strokeWidth={1.75} />
						{fill(page.labels.doctor.languages, { languages })}
					</p>
					<LeaveNotes notes={leave} page={page} className="mt-4" />
				</div>
				<Markdown text={doctor.about.text} page={page} className="text-lead" />
			</div>
		</section>
	);
}

/** The doctor's treatments, a row for each menu, which phones fold. Nothing if there are none. */
export function DoctorTreatments({ name, groups, page }: { name: string; groups: TreatmentGroup[]; page: Page }) {
	if (groups.length === 0) return null;
	return (
		<PageSection
			id="treatments"
			title={fill(page.labels.doctor.treatments, { doctor: name })}
			page={page}
			className="bg-mist py-section"
		>
			<div className="mt-head">
				{groups.map(({ label, path, links }) => (
					<div key={path} className="border-t border-ink-faint sm:py-6">
						<Fold onPhones summary={<h3 className="text-h3">{label}</h3>}>
							<div className="grid gap-x-8 md:grid-cols-[16rem_minmax(0,1fr)]">
								<h3 className="text-h3 max-sm:hidden">{label}</h3>
								<ul className="grid gap-x-8 max-sm:pb-4 md:-mt-1.5 lg:grid-cols-2 xl:grid-cols-3">
									{links.map(({ label, path, description }) => (
										<li key={path} {...linkedTextLang(page, path)}>
											<a {...siteLink(page, path)} className="block py-2">
												<span className="text-link">{label}</span>
												<span className="block text-small max-sm:hidden">{description}</span>
											</a>
										</li>
									))}
								</ul>
							</div>
						</Fold>
					</div>
				))}
			</div>
		</PageSection>
	);
}

/** Films by the doctor. Nothing if there are none. */
export function DoctorFilms({ films, page }: DoctorProps<"films">) {
	if (!films || films.items.length === 0) return null;
	return (
		<PageSection id="films" title={films.heading} page={page} className="py-section print:hidden">
			<Films films={films.items} page={page} />
		</PageSection>
	);
}

/** The doctor's consulting hours by place. */
export function Timings({ timings, page }: { timings?: DoctorTimings; page: Page }) {
	if (!timings || timings.places.length === 0) return null;
	const today = localDate(new Date(), page.clinic.timeZone);
	return (
		<PageSection id="timings" title={timings.heading} page={page} className="bg-ink py-section text-paper">
			<ul className="card-grid full-rows">
				{timings.places.map(({ hospital, address, hours, timings: words, contact }) => (
					<li key={hospital} className="rounded-card border border-paper-line px-6 py-5 lg:py-7">
						<h3 className="text-h3">{hospital}</h3>
						<dl className="mt-4 grid gap-3 text-small">
							{address && (
								<Fact Icon={MapPin} label={page.labels.doctor.address}>
									<dd>{address}</dd>
								</Fact>
							)}
							<Fact Icon={Clock} label={page.labels.doctor.timings}>
								<dd className="even-figures">
									{hours && (
										<HoursRows
											caption={<caption className="sr-only">{`${page.labels.doctor.timings}: ${hospital}`}</caption>}
											rows={consultingRows(page, { hours, leave: timings.leave }, today)}
											page={page}
										/>
									)}
									{words}
								</dd>
							</Fact>
							{contact && (
								<Fact Icon={Phone} label={page.labels.doctor.contact}>
									<dd>
										<a href={telHref(contact)} className="even-figures underline underline-offset-4">
											{contact}
										</a>
									</dd>
								</Fact>
							)}
						</dl>
					</li>
				))}
			</ul>
		</PageSection>
	);
}

function Fact({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
	return (
		<div className="flex gap-3">
			<dt>
				<Icon aria-hidden="true" className="mt-0.5 size-5 text-marigold" />
				<span className="sr-only">{label}</span>
			</dt>
			{children}
		</div>
	);
}

/** The doctor's registration with a medical council, if given. */
export function Registration({ registration, className, page }: DoctorProps<"registration"> & { className: string }) {
	if (!registration) return null;
	const { council, number } = registration;
	return <p className={className}>{fill(page.labels.doctor.registration, { council, number })}</p>;
}
