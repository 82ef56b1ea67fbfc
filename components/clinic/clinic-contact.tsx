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
import { Stars } from "../ui/brand-symbols";
import { Picture, type ShownPicture } from "../ui/picture";
import { PageSection } from "../ui/section-head";
import "./clinic-contact.css";

/** Contact details, map and opening hours of the clinic, or of each of its locations. */
export function ClinicContact({
	title,
	intro,
	doctors,
	house,
	page,
}: ClinicPage["contact"] & { doctors: Doctor[]; house?: ShownPicture; page: Page }) {
	const locations = locationsOf(page.clinic);
	const [main] = locations;
	const hasTable = hasHours(page.clinic);
	const beside = hasTable && page.clinic.maps?.embed;
	return (
		<PageSection id="contact" title={title} intro={intro} page={page}>
			<ContactCards page={page} />
			{locations.length > 1 && (
				<ul className="mt-8 grid gap-6">
					{locations.map((location) => (
						<Branch
							key={location.name}
							location={location}
							// Only the first takes emergencies.
							emergencies={location === main ? page.clinic.emergencies : undefined}
							doctors={doctors}
							page={page}
						/>
					))}
				</ul>
			)}
			{locations.length === 1 && (hasTable || page.clinic.maps) && (
				<div className={`mt-6 grid gap-x-16 gap-y-6 ${beside ? "lg:grid-cols-[5fr_7fr]" : ""}`}>
					{hasTable && (
						<div className="min-w-0">
							<h3 className="text-h3">{page.labels.hours.heading}</h3>
							<HoursTable page={page} location={main} emergencies={page.clinic.emergencies} className="mt-3" />
						</div>
					)}
					<MapSection
						page={page}
						location={page.clinic}
						house={house}
						name={page.clinic.name}
						title={page.labels.clinicPage.mapTitle}
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

/** The clinic's contact details in a card, and the vCard to download. With several locations, each shows its own address. */
function ContactCards({ page }: { page: Page }) {
	const { address, phones, whatsapp, email, maps, branches } = page.clinic;
	const { clinicPage, footer, actionBar } = page.labels;
	const single = branches.length === 0 ? address : undefined;
	const cards: ContactCard[] = [
		{
			Icon: MapPin,
			title: clinicPage.address,
			ways: single ? [{ text: addressLine(single), href: maps?.place }] : [],
		},
		{
			Icon: Phone,
			title: clinicPage.phone,
			ways: phones.map(({ number, label }) => ({ text: number, href: telHref(number), label })),
		},
		// Only without a phone: otherwise footer, action bar and form have WhatsApp.
		{
			Icon: MessageCircle,
			title: actionBar.whatsapp,
			ways: whatsapp && phones.length === 0 ? [{ text: footer.whatsapp, href: whatsappHref(whatsapp) }] : [],
		},
		{ Icon: Mail, title: clinicPage.email, ways: email ? [{ text: email, href: mailHref(email) }] : [] },
	];
	const filled = cards.filter(({ ways }) => ways.length > 0);
	return (
		<div className="mt-head">
			<ul className="rounded-card border border-ink-line bg-paper sm:flex">
				{filled.map(({ Icon, title, ways }) => (
					<li
						key={title}
						className="grid flex-1 grid-cols-[auto_1fr] content-start items-center gap-x-4 border-ink-line px-4 py-3 not-first:border-t sm:px-6 sm:py-5 sm:not-first:border-t-0 sm:not-first:border-l"
					>
						<Icon aria-hidden="true" className="row-span-2 size-6 text-pine" strokeWidth={1.75} />
						<h3 className="sm:text-[1.3125rem]">{title}</h3>
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
				{clinicPage.saveContact}
			</a>
		</div>
	);
}

type BranchProps = { location: ClinicLocation; emergencies?: string; doctors: Doctor[]; page: Page };

const contactLine = "inline-flex min-h-11 items-center gap-3";

/** A location: its details beside the embedded map, or beside its hours if there is no map. */
function Branch({ location, emergencies, doctors, page }: BranchProps) {
	const { name = page.clinic.name, address, phones, whatsapp, hours, note, maps } = location;
	const map = (
		<MapSection
			page={page}
			location={location}
			name={name}
			title={fill(page.labels.clinicPage.mapTitleOf, { place: name })}
		/>
	);
	const table = <HoursTable page={page} location={{ hours }} emergencies={emergencies} className="mt-5 text-small" />;
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
				<DoctorsHere location={location} doctors={doctors} page={page} />
				{maps?.embed ? table : map}
			</div>
			<div className="min-w-0">{maps?.embed ? map : table}</div>
		</li>
	);
}

/** The doctors who see patients at a location, with their hours there. Nothing if no doctor's timings name it. */
function DoctorsHere({ location, doctors, page }: Omit<BranchProps, "emergencies">) {
	const here = doctorsAt(page, doctors, location);
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

type MapSectionProps = {
	location: Pick<ClinicLocation, "address" | "phones" | "maps">;
	/** Behind the card. */
	house?: ShownPicture;
	/** Shown on the card over the map. */
	name: string;
	/** The accessible name of the map. */
	title: string;
	page: Page;
};

/** The address card, which the map covers once loaded, and links (specification, section 2). Nothing without a map. */
function MapSection({ location, house, name, title, page }: MapSectionProps) {
	const { address, maps } = location;
	const phone = mainPhone(location);
	if (!maps) return null;
	const links = [
		{ Icon: Navigation, text: page.labels.clinicPage.getDirections, href: maps.directions },
		...(phone ? [{ Icon: Phone, text: page.labels.clinicPage.callClinic, href: telHref(phone) }] : []),
		{ Icon: ExternalLink, text: page.labels.clinicPage.openInMaps, href: maps.place },
	];
	return (
		<div className="min-w-0">
			{maps.embed && (
				<div className="relative grid min-h-60 place-items-center overflow-hidden rounded-card bg-sage p-6 sm:min-h-104 print:hidden">
					{house && (
						<Picture
							picture={{ ...house, alt: "" }}
							ratio="own"
							widths={{ phone: "100vw", lg: "42rem" }}
							className="absolute inset-0 size-full object-cover"
						/>
					)}
					<div className="relative grid max-w-96 gap-3 rounded-card bg-paper p-5 sm:p-7">
						<Stars count={1} bright={1} className="size-8" />
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
