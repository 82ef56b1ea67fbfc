import { Mail, MapPin, Phone } from "lucide-react";
import type { SiteContent } from "@/lib/content";
import { normalisePath } from "@/lib/model/routes";
import { type ClinicLocation, locationsOf } from "@/lib/site/locations";
import { type Page, pageOf, siteLink } from "@/lib/site/page";
import { addressLine, mailHref, telHref, type WhatsApp, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { BrandIcon } from "../ui/brand-icon";
import { Logo } from "../ui/brand-symbols";
import { HoursTables, hasHours } from "./hours-table";
import { LanguageLinks } from "./language-links";

const contactLine = "footer-link min-h-11 py-[0.35rem]";

function FooterHeading({ children }: { children: string }) {
	return <h2 className="eyebrow text-sage">{children}</h2>;
}

function FooterContact({ page }: { page: Page }) {
	const { phone, email, whatsapp } = page.clinic;
	const places = locationsOf(page.clinic).filter(({ address }) => address);
	return (
		<address className="not-italic">
			<ul className="grid gap-1">
				{phone && <Call phone={phone} />}
				{email && (
					<li>
						<a href={mailHref(email)} className={contactLine}>
							<Mail aria-hidden="true" className="size-5 shrink-0 text-marigold" />
							{email}
						</a>
					</li>
				)}
				{whatsapp && <Chat page={page} whatsapp={whatsapp} />}
				{places.map((place) =>
					place.name ? (
						<li key={place.name} className="mt-4">
							<span className="font-semibold">{place.name}</span>
							<ul className="grid gap-1">
								<Address page={page} place={place} />
								{place.phone && place.phone !== phone && <Call phone={place.phone} />}
								{place.whatsapp && place.whatsapp.number !== whatsapp?.number && (
									<Chat page={page} whatsapp={place.whatsapp} />
								)}
							</ul>
						</li>
					) : (
						<Address page={page} key="own" place={place} />
					),
				)}
			</ul>
		</address>
	);
}

function Call({ phone }: { phone: string }) {
	return (
		<li>
			<a href={telHref(phone)} className={contactLine}>
				<Phone aria-hidden="true" className="size-5 shrink-0 text-marigold" />
				<span className="even-figures">{phone}</span>
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
function Address({ place: { address, maps }, page }: { place: Pick<ClinicLocation, "address" | "maps">; page: Page }) {
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
				<div key={heading} className="break-inside-avoid pb-9">
					<FooterHeading>{heading}</FooterHeading>
					<ul className="mt-2">
						{links.map(({ label, path }) => (
							<li key={path}>
								<a {...siteLink(page, normalisePath(path))} className="footer-link">
									{label}
								</a>
							</li>
						))}
					</ul>
				</div>
			))}
		</nav>
	);
}

/** The footer of every page (specification, sections 1 and 2). */
export function Footer({ content, path }: { content: SiteContent; path?: string }) {
	const page = pageOf(content);
	const ambulance = content.emergency?.ambulance;
	const links = content.navigation.footer;
	return (
		<footer className="site-footer bg-ink wrap-anywhere text-paper">
			{content.brand.band && <div className="band" aria-hidden="true" />}
			<div
				className={`page-width grid gap-x-16 gap-y-12 pt-16 pb-12 lg:pt-20 ${links.length > 0 ? "lg:grid-cols-[5fr_7fr]" : ""}`}
			>
				<div className="min-w-0">
					<p className="flex items-center gap-3">
						<Logo className="w-10 text-paper" />
						<span className="font-display text-h3">{page.clinic.name}</span>
					</p>
					<p className="mt-5 max-w-md text-small">{page.clinic.blurb}</p>
					{(page.clinic.emergencies || ambulance) && (
						<p className="mt-6 font-semibold text-marigold">
							{page.clinic.emergencies && `${fill(page.labels.footer.emergency, { hours: page.clinic.emergencies })} `}
							{ambulance && (
								<a
									href={telHref(ambulance.number)}
									className="flex min-h-11 items-center hover:underline hover:underline-offset-4"
								>
									{fill(page.labels.footer.danger, { number: ambulance.number }, page.locale.tag)}
								</a>
							)}
						</p>
					)}
					<div className={`mt-8 grid grid-cols-1 gap-10 sm:grid-cols-2 ${links.length > 0 ? "lg:grid-cols-1" : ""}`}>
						<div>
							<FooterHeading>{page.labels.footer.contact}</FooterHeading>
							<div className="mt-2 text-small">
								<FooterContact page={page} />
							</div>
						</div>
						{hasHours(page.clinic) && (
							<div>
								<FooterHeading>{page.labels.hours.heading}</FooterHeading>
								<HoursTables page={page} className="mt-3 text-small" />
							</div>
						)}
					</div>
				</div>
				{links.length > 0 && <FooterLinks page={page} columns={links} />}
			</div>
			<div className="page-width print:hidden flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-paper-line py-6 text-note">
				<CopyrightLine page={page} />
				<LanguageLinks page={page} path={path} place="footer" />
				{page.clinic.social.length > 0 && (
					<ul aria-label={page.labels.footer.social} className="flex flex-wrap gap-1">
						{page.clinic.social.map(({ label, network, url }) => (
							<li key={url}>
								<a href={url} rel="me noopener" className="round-button border-0 hover:bg-paper-line hover:text-paper">
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
