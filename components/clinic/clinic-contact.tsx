import {
	ContactRound,
	ExternalLink,
	type LucideIcon,
	Mail,
	MapPin,
	MessageCircle,
	Navigation,
	Phone,
} from "lucide-react";
import { CONTACT_FILE } from "@/lib/machines/text-files";
import { doctorPath } from "@/lib/model/routes";
import type { Doctor } from "@/lib/model/schema/doctor";
import type { ClinicPage } from "@/lib/model/schema/pages";
import { doctorsAt } from "@/lib/pages/doctors";
import { type ClinicLocation, locationsOf } from "@/lib/pages/locations";
import { type Page, siteLink } from "@/lib/pages/page";
import { addressLine, mailHref, mainPhone, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { HoursTable, hasHours } from "../layout/hours-table";
import { BrandIcon } from "../ui/brand-icon";
import { Star } from "../ui/brand-symbols";
import { PageSection } from "../ui/section-head";
import "../ui/full-rows.css";
import "./clinic-contact.css";

/** Contact details, map and opening hours of the clinic, or of each of its places. */
export function ClinicContact({
	title,
	intro,
	doctors,
	page,
}: ClinicPage["contact"] & { doctors: Doctor[]; page: Page }) {
	const places = locationsOf(page.clinic);
	const [own] = places;
	const hasTable = hasHours(page.clinic);
	const beside = hasTable && page.clinic.maps?.embed;
	return (
		<PageSection id="contact" title={title} intro={intro} page={page}>
			<ContactCards page={page} />
			{places.length > 1 && <Branches page={page} places={places} doctors={doctors} />}
			{places.length === 1 && (hasTable || page.clinic.maps) && (
				<div className={`mt-6 grid gap-x-16 gap-y-6 ${beside ? "lg:grid-cols-[5fr_7fr]" : ""}`}>
					{hasTable && (
						<div className="min-w-0">
							<h3 className="text-h3">{page.labels.hours.heading}</h3>
							<HoursTable page={page} place={own} emergencies={page.clinic.emergencies} className="mt-3" />
						</div>
					)}
					<MapSection
						page={page}
						place={page.clinic}
						name={page.clinic.name}
						title={page.labels.clinicPage.mapTitle}
						className="min-w-0"
					/>
				</div>
			)}
		</PageSection>
	);
}

type ContactCard = {
	Icon: LucideIcon;
	title: string;
	/** Each with what tells it from the others. */
	ways: { text: string; href?: string; label?: string }[];
};

/** The clinic's contact details as cards. With several places, `Branches` shows the addresses. */
function cardsOf({ clinic, labels }: Page): ContactCard[] {
	const { address, phones, whatsapp, email, maps, branches } = clinic;
	const { clinicPage, footer, actionBar } = labels;
	const single = branches.length === 0 ? address : undefined;
	return [
		...(single
			? [{ Icon: MapPin, title: clinicPage.address, ways: [{ text: addressLine(single), href: maps?.place }] }]
			: []),
		...(phones.length > 0
			? [
					{
						Icon: Phone,
						title: clinicPage.phone,
						ways: phones.map(({ number, label }) => ({ text: number, href: telHref(number), label })),
					},
				]
			: []),
		// Only without a phone: otherwise footer, action bar and form have WhatsApp.
		...(whatsapp && phones.length === 0
			? [
					{
						Icon: MessageCircle,
						title: actionBar.whatsapp,
						ways: [{ text: footer.whatsapp, href: whatsappHref(whatsapp) }],
					},
				]
			: []),
		...(email ? [{ Icon: Mail, title: clinicPage.email, ways: [{ text: email, href: mailHref(email) }] }] : []),
	];
}

/** Address, phone and e-mail as cards, and the vCard to download. */
function ContactCards({ page }: { page: Page }) {
	const cards = cardsOf(page);
	return (
		<div className="mt-head">
			<ul className="full-rows gap-x-5 gap-y-3">
				{cards.map(({ Icon, title, ways }) => (
					<li key={title} className="contact-card rounded-card border border-ink-line bg-paper">
						<Icon aria-hidden="true" className="size-6 text-pine" strokeWidth={1.75} />
						<h3>{title}</h3>
						<div>
							{ways.map(({ text, href, label }) => (
								<p key={text} className="text-small">
									{href ? (
										<a href={href} className="text-link even-figures wrap-anywhere">
											{text}
										</a>
									) : (
										text
									)}
									{label && ` ${label}`}
								</p>
							))}
						</div>
					</li>
				))}
			</ul>
			<a href={CONTACT_FILE} download className="text-link mt-2 inline-flex min-h-11 items-center gap-2 text-small">
				<ContactRound aria-hidden="true" className="size-5" />
				{page.labels.clinicPage.saveContact}
			</a>
		</div>
	);
}

type BranchProps = { place: ClinicLocation; emergencies?: string; doctors: Doctor[]; page: Page };

const contactLine = "inline-flex min-h-11 items-center gap-3";

/** One place: its details beside the embedded map, or beside its hours if there is no map. */
function Branch({ place, emergencies, doctors, page }: BranchProps) {
	const { name = page.clinic.name, address, phones, whatsapp, hours, note, maps } = place;
	const map = (
		<MapSection
			page={page}
			place={place}
			name={name}
			title={fill(page.labels.clinicPage.mapTitleOf, { place: name })}
		/>
	);
	const table = <HoursTable page={page} place={{ hours }} emergencies={emergencies} className="mt-5 text-small" />;
	return (
		<li className="grid gap-x-16 gap-y-8 rounded-card border border-ink-line bg-paper p-[clamp(1.25rem,4vw,2.5rem)] lg:grid-cols-[5fr_7fr]">
			<div className="min-w-0">
				<h3 className="text-h3">{name}</h3>
				<ul className="mt-3 grid text-small">
					{address && (
						<li className={contactLine}>
							<MapPin aria-hidden="true" className="size-5 shrink-0 text-pine" />
							{addressLine(address)}
						</li>
					)}
					{phones.map(({ number, label }) => (
						<li key={number} className="flex items-center gap-3">
							<a href={telHref(number)} className={`${contactLine} text-link even-figures`}>
								<Phone aria-hidden="true" className="size-5 shrink-0 text-pine" />
								{number}
							</a>
							{label && ` ${label}`}
						</li>
					))}
					{whatsapp && (
						<li>
							<a href={whatsappHref(whatsapp)} className={`${contactLine} text-link`}>
								<BrandIcon name="whatsapp" className="size-5 shrink-0 text-pine" />
								{page.labels.footer.whatsapp}
							</a>
						</li>
					)}
				</ul>
				{note && <p className="mt-3 max-w-measure text-small">{note}</p>}
				<DoctorsHere place={place} doctors={doctors} page={page} />
				{maps?.embed ? table : map}
			</div>
			<div className="min-w-0">{maps?.embed ? map : table}</div>
		</li>
	);
}

/** The doctors who see patients at a place, with their hours there. Nothing if no doctor's timings name it. */
function DoctorsHere({ place, doctors, page }: Omit<BranchProps, "emergencies">) {
	const here = doctorsAt(page, doctors, place);
	if (here.length === 0) return null;
	return (
		<div className="mt-5 text-small">
			<h4 className="font-semibold">{page.labels.clinicPage.doctorsHere}</h4>
			<ul>
				{here.map(({ doctor, lines }) => (
					<li key={doctor.slug} className="mt-2">
						<a {...siteLink(page, doctorPath(doctor.slug))} className="text-link">
							{doctor.name}
						</a>
						{lines.map((line) => (
							<span key={line} className="block even-figures">
								{line}
							</span>
						))}
					</li>
				))}
			</ul>
		</div>
	);
}

type BranchesProps = Pick<BranchProps, "doctors" | "page"> & { places: ClinicLocation[] };

/** All places of the clinic. Only the first takes emergencies. */
function Branches({ places, doctors, page }: BranchesProps) {
	return (
		<ul className="mt-8 grid gap-6">
			{places.map((place, index) => (
				<Branch
					page={page}
					key={place.name}
					place={place}
					doctors={doctors}
					emergencies={index === 0 ? page.clinic.emergencies : undefined}
				/>
			))}
		</ul>
	);
}

type MapSectionProps = {
	place: Pick<ClinicLocation, "address" | "phones" | "maps">;
	/** Shown on the card over the map. */
	name: string;
	/** The accessible name of the map. */
	title: string;
	page: Page;
	className?: string;
};

/** The address card, which the map covers once loaded, and links (specification, section 2). Nothing without a map. */
function MapSection({ place, name, title, className, page }: MapSectionProps) {
	const { address, maps } = place;
	const phone = mainPhone(place);
	if (!maps) return null;
	const links = [
		{ Icon: Navigation, text: page.labels.clinicPage.getDirections, href: maps.directions },
		...(phone ? [{ Icon: Phone, text: page.labels.clinicPage.callClinic, href: telHref(phone) }] : []),
		{ Icon: ExternalLink, text: page.labels.clinicPage.openInMaps, href: maps.place },
	];
	return (
		<div className={className}>
			{maps.embed && (
				<div className="relative grid min-h-60 place-items-center overflow-hidden rounded-card bg-sage p-6 sm:min-h-104 print:hidden">
					<div className="grid max-w-96 gap-3 rounded-card bg-paper p-5 sm:p-7">
						<Star className="size-8 text-marigold" />
						<p className="font-display text-h3">{name}</p>
						{address && (
							<p className="flex gap-2">
								<MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-pine" />
								{addressLine(address)}
							</p>
						)}
					</div>
					<Island name="map-frame" wake="visible" props={{ src: maps.embed, title }} />
				</div>
			)}
			<ul className="map-links mt-3 grid gap-3 sm:mt-5 sm:flex sm:flex-wrap">
				{links.map(({ Icon, text, href }) => (
					<li key={text}>
						<a href={href} className="button button-quiet w-full px-2 sm:px-6">
							<Icon aria-hidden="true" className="size-5" />
							{text}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
