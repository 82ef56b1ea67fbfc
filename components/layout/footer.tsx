import { Mail, MapPin, Phone } from "lucide-react";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Navigation } from "@/lib/content/schema/navigation";
import { normalisePath } from "@/lib/site/routes";
import { addressLine, callHref, mailHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { Band } from "../ui/band";
import { BrandIcon } from "../ui/brand-icon";
import { Mark } from "../ui/mark";
import { CopyrightLine } from "./copyright-line";
import { HoursTable, type HoursTableProps } from "./hours-table";

/** The classes of a line that tells one way to reach the clinic. */
const contactLine = "footer-link min-h-11 py-[0.35rem]";

function FooterHeading({ children }: { children: string }) {
	return <h2 className="eyebrow tracking-[0.08em] text-sage">{children}</h2>;
}

type FooterContactProps = {
	clinic: Pick<Clinic, "phone" | "email" | "whatsapp" | "address"> & Partial<Pick<Clinic, "maps">>;
	words: Pick<InterfaceWords, "footer">;
};

function FooterContact({ clinic, words }: FooterContactProps) {
	return (
		<address className="not-italic">
			<ul className="grid gap-1">
				<li>
					<a href={callHref(clinic)} className={contactLine}>
						<Phone aria-hidden="true" className="size-5 shrink-0 text-marigold" />
						<span className="even-figures">{clinic.phone}</span>
					</a>
				</li>
				<li>
					<a href={mailHref(clinic.email)} className={contactLine}>
						<Mail aria-hidden="true" className="size-5 shrink-0 text-marigold" />
						{clinic.email}
					</a>
				</li>
				{clinic.whatsapp && (
					<li>
						<a href={whatsappHref(clinic.whatsapp)} className={contactLine}>
							<BrandIcon name="whatsapp" className="size-5 shrink-0 text-marigold" />
							{words.footer.whatsapp}
						</a>
					</li>
				)}
				<li>
					<Address directions={clinic.maps?.directions} words={words}>
						{addressLine(clinic)}
					</Address>
				</li>
			</ul>
		</address>
	);
}

type AddressProps = {
	/** Where the way is shown; none where the clinic links no map. */
	directions: string | undefined;
	words: FooterContactProps["words"];
	children: string;
};

function Address({ directions, words, children }: AddressProps) {
	const pin = <MapPin aria-hidden="true" className="size-5 shrink-0 self-start text-marigold" />;
	if (!directions) {
		return (
			<p className={contactLine}>
				{pin}
				{children}
			</p>
		);
	}
	return (
		<a href={directions} className={contactLine}>
			{pin}
			<span>
				{children}
				<span className="block underline underline-offset-4">{words.footer.directions}</span>
			</span>
		</a>
	);
}

type FooterLinksProps = { links: Navigation["footer"]; words: Pick<InterfaceWords, "footer"> };

function FooterLinks({ links: columns, words }: FooterLinksProps) {
	return (
		<nav aria-label={words.footer.links} className="footer-links">
			{columns.map(({ heading, links }) => (
				<div key={heading} className="break-inside-avoid pb-9">
					<FooterHeading>{heading}</FooterHeading>
					<ul className="mt-2">
						{links.map(({ label, path }) => (
							<li key={path}>
								<a href={normalisePath(path)} className="footer-link">
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

type FooterProps = {
	/** Whether the brand has a band. */
	band: boolean;
	clinic: FooterContactProps["clinic"] & HoursTableProps["clinic"] & Pick<Clinic, "name" | "blurb" | "social">;
	/** Columns of links. */
	links: FooterLinksProps["links"];
	words: Pick<InterfaceWords, "footer" | "hours">;
};

/** The footer of every page (specification, sections 1 and 2). */
export function Footer({ band, clinic, links, words }: FooterProps) {
	return (
		<footer className="site-footer bg-ink wrap-anywhere text-paper">
			{band && <Band />}
			<div
				className={`page-width grid gap-x-16 gap-y-12 pt-16 pb-12 lg:pt-20 ${links.length > 0 ? "lg:grid-cols-[5fr_7fr]" : ""}`}
			>
				<div className="min-w-0">
					<p className="flex items-center gap-3">
						<Mark className="w-10 text-paper" />
						<span className="font-display text-h3">{clinic.name}</span>
					</p>
					<p className="mt-5 max-w-md text-small">{clinic.blurb}</p>
					{clinic.emergencies && (
						<p className="mt-6 font-semibold text-marigold">
							{fill(words.footer.emergency, { hours: clinic.emergencies })}
						</p>
					)}
					<div className={`mt-8 grid grid-cols-1 gap-10 sm:grid-cols-2 ${links.length > 0 ? "lg:grid-cols-1" : ""}`}>
						<div>
							<FooterHeading>{words.footer.contact}</FooterHeading>
							<div className="mt-2 text-small">
								<FooterContact clinic={clinic} words={words} />
							</div>
						</div>
						<div>
							<FooterHeading>{words.hours.heading}</FooterHeading>
							<HoursTable clinic={clinic} words={words} className="mt-3 text-small" />
						</div>
					</div>
				</div>
				{links.length > 0 && <FooterLinks links={links} words={words} />}
			</div>
			<div className="page-width print:hidden flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-paper-line py-6 text-note">
				<CopyrightLine words={words.footer.copyright} clinic={clinic.name} />
				{clinic.social.length > 0 && (
					<ul aria-label={words.footer.social} className="flex flex-wrap gap-1">
						{clinic.social.map(({ label, network, url }) => (
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
