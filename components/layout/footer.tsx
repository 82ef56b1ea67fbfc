import { ChevronDown, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { normalisePath } from "@/lib/model/routes";
import type { Clinic } from "@/lib/model/schema/clinic";
import type { SiteContent } from "@/lib/pages/content";
import { type ClinicLocation, locationsOf } from "@/lib/pages/locations";
import { type Page, pageOf, siteLink } from "@/lib/pages/page";
import { addressLine, mailHref, telHref, type WhatsApp, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { BrandIcon } from "../ui/brand-icon";
import { Logo } from "../ui/brand-symbols";
import { HoursTables, hasHours } from "./hours-table";
import { LanguageLinks } from "./language-links";

const contactLine = "line-link py-1.5";

/** A group of the footer under its heading, which folds it on phones. */
function FooterGroup({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<div className="footer-group">
			<h2 className="eyebrow max-lg:hidden">{heading}</h2>
			<details className="unfold-in-print lg:unfolded">
				<summary className="min-h-11 items-center justify-between gap-2">
					<span className="eyebrow">{heading}</span>
					<ChevronDown aria-hidden="true" className="chevron size-4" />
				</summary>
				{children}
			</details>
		</div>
	);
}

function FooterContact({ page }: { page: Page }) {
	const { phones, email, whatsapp } = page.clinic;
	const [main, ...others] = phones;
	const locations = locationsOf(page.clinic).filter(({ address }) => address);
	return (
		<address className="not-italic">
			<ul className="footer-contacts">
				{main && <Call {...main} />}
				{whatsapp && <Chat page={page} whatsapp={whatsapp} />}
				{others.map((phone) => (
					<Call key={phone.number} {...phone} className="col-span-full" />
				))}
				{email && (
					<li>
						<a href={mailHref(email)} className={contactLine}>
							<Mail aria-hidden="true" className="size-5 shrink-0 text-marigold" />
							{email}
						</a>
					</li>
				)}
				{locations.map((location) =>
					location.name ? (
						<li key={location.name} className="mt-4">
							<span className="font-semibold">{location.name}</span>
							<ul className="grid gap-1">
								<Address page={page} location={location} />
								{location.phones
									.filter(({ number }) => !phones.some((phone) => phone.number === number))
									.map((phone) => (
										<Call key={phone.number} {...phone} />
									))}
								{location.whatsapp && location.whatsapp.number !== whatsapp?.number && (
									<Chat page={page} whatsapp={location.whatsapp} />
								)}
							</ul>
						</li>
					) : (
						<Address page={page} key="own" location={location} />
					),
				)}
			</ul>
		</address>
	);
}

function Call({ number, label, className }: Clinic["phones"][number] & { className?: string }) {
	return (
		<li className={className}>
			<a href={telHref(number)} className={contactLine}>
				<Phone aria-hidden="true" className="size-5 shrink-0 text-marigold" />
				<span className="even-figures">
					{number}
					{label && <span className="block text-note"> {label}</span>}
				</span>
			</a>
		</li>
	);
}

function Chat({ whatsapp, page }: { whatsapp: WhatsApp; page: Page }) {
	return (
		<li>
			<a href={whatsappHref(whatsapp)} className={contactLine}>
				<BrandIcon name="whatsapp" className="size-5 shrink-0 text-marigold" />
				{page.labels.footer.whatsapp}
			</a>
		</li>
	);
}

/** An address, with a link to directions if there is a map. */
function Address({ location, page }: { location: Pick<ClinicLocation, "address" | "maps">; page: Page }) {
	const { address, maps } = location;
	if (!address) return null;
	const pin = <MapPin aria-hidden="true" className="size-5 shrink-0 self-start text-marigold" />;
	return (
		<li>
			{maps ? (
				<a href={maps.directions} className={contactLine}>
					{pin}
					<span>
						{addressLine(address)}
						<span className="block underline underline-offset-4">{page.labels.footer.directions}</span>
					</span>
				</a>
			) : (
				<p className={contactLine}>
					{pin}
					{addressLine(address)}
				</p>
			)}
		</li>
	);
}

function FooterLinks({ columns, page }: { columns: SiteContent["navigation"]["footer"]; page: Page }) {
	return (
		<nav aria-label={page.labels.footer.links} className="footer-links">
			{columns.map(({ heading, links }) => (
				<FooterGroup key={heading} heading={heading}>
					<ul>
						{links.map(({ label, path }) => (
							<li key={path}>
								<a {...siteLink(page, normalisePath(path))} className="line-link">
									{label}
								</a>
							</li>
						))}
					</ul>
				</FooterGroup>
			))}
		</nav>
	);
}

/** The footer of every page (specification, sections 1 and 2). */
export function Footer({ content, path }: { content: SiteContent; path?: string }) {
	const page = pageOf(content);
	const ambulance = content.emergency?.ambulance;
	const { band, markIsName, markOnDark } = content.brand;
	const links = content.navigation.footer;
	return (
		<footer className="site-footer bg-ink wrap-anywhere text-paper">
			{band && <div className="band bg-ink" aria-hidden="true" />}
			<div
				className={`footer-columns page-width pt-5 pb-2 lg:grid lg:gap-x-16 lg:gap-y-12 lg:pt-20 lg:pb-12 ${links.length > 0 ? "lg:grid-cols-[5fr_7fr]" : ""}`}
			>
				<div className="min-w-0">
					<p className="flex items-center gap-3">
						<Logo className={`text-paper ${markIsName ? "h-11 lg:h-14" : "h-7 lg:h-8"}`} onDark={Boolean(markOnDark)} />
						<span className={markIsName ? "sr-only" : "font-display text-h3"}>{page.clinic.name}</span>
					</p>
					<p className="mt-2 max-w-md text-small lg:mt-6">{page.clinic.blurb}</p>
					{(page.clinic.emergencies || ambulance) && (
						<p className="mt-2 font-semibold text-marigold lg:mt-6">
							{page.clinic.emergencies && `${fill(page.labels.footer.emergency, { hours: page.clinic.emergencies })} `}
							{ambulance && (
								<a href={telHref(ambulance.number)} className="line-link lg:flex">
									{fill(page.labels.footer.danger, { number: ambulance.number }, page.locale.tag)}
								</a>
							)}
						</p>
					)}
					<div className="text-small lg:mt-8">
						<h2 className="eyebrow mb-2 max-lg:sr-only">{page.labels.footer.contact}</h2>
						<FooterContact page={page} />
					</div>
					{hasHours(page.clinic) && (
						<div className="footer-hours lg:mt-10">
							<FooterGroup heading={page.labels.hours.heading}>
								<HoursTables page={page} className="pb-3 text-small" />
							</FooterGroup>
						</div>
					)}
				</div>
				{links.length > 0 && <FooterLinks page={page} columns={links} />}
			</div>
			<div className="page-width print:hidden flex flex-wrap items-center justify-between gap-x-8 border-t border-paper-line py-1 text-note lg:py-6">
				<CopyrightLine page={page} />
				<div className="max-lg:hidden">
					<LanguageLinks page={page} path={path} position="footer" />
				</div>
				{page.clinic.social.length > 0 && (
					<ul aria-label={page.labels.footer.social} className="flex flex-wrap gap-1">
						{page.clinic.social.map(({ label, network, url }) => (
							<li key={url}>
								<a href={url} rel="me noopener" className="grid size-11 place-items-center">
									<BrandIcon name={network} className="size-5" />
									<span className="sr-only">{label}</span>
								</a>
							</li>
						))}
					</ul>
				)}
			</div>
		</footer>
	);
}

const YEAR = "{year}";

/** The copyright line. Its island updates the year. */
function CopyrightLine({ page }: { page: Page }) {
	const [before, after] = fill(page.labels.footer.copyright, { clinic: page.clinic.name, year: YEAR }).split(YEAR);
	return (
		<Island name="copyright-line" wake="visible">
			<p>
				{before}
				{after !== undefined && <span data-year>{new Date().getFullYear()}</span>}
				{after}
			</p>
		</Island>
	);
}
