import { Ambulance, ChevronDown, Mail, Menu, Phone, X } from "lucide-react";
import type { SiteContent } from "@/lib/content";
import { paths } from "@/lib/model/routes";
import type { Emergency } from "@/lib/model/schema/emergency";
import { emergencyLinks } from "@/lib/site/emergencies";
import { type SiteMenu, siteMenus } from "@/lib/site/menus";
import { linkedTextLang, type Page, pageOf, siteLink } from "@/lib/site/page";
import { mailHref, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { EmergencyEntry } from "../emergency/emergency-entry";
import { Island } from "../islands/island";
import { ContactBarSearch, HeaderSearch } from "../search/header-search";
import { BrandIcon } from "../ui/brand-icon";
import { Logo } from "../ui/brand-symbols";
import { OpenNow } from "./open-now";

const MENU_ID = "site-menu";

/** Longer wordmarks are smaller on phones, to fit on one line. */
const LONG_WORDMARK = 13;

type ContactBarProps = { page: Page; emergency?: Emergency; urgent: boolean };

/** The slim bar above the menu: phone and e-mail, or WhatsApp if there is neither, and the link to first aid. */
function ContactBar({ page, emergency, urgent }: ContactBarProps) {
	const { phone, email, whatsapp } = page.clinic;
	return (
		<div className="contact-bar bg-ink text-paper">
			<div className="page-width flex min-h-10 items-center justify-between gap-x-3 text-note sm:justify-start sm:gap-x-5 lg:text-[0.875rem]">
				{emergency && urgent && (
					<a href={telHref(emergency.ambulance.number)} className="contact-bar-link even-figures font-semibold">
						<Ambulance aria-hidden="true" className="size-4 text-marigold" />
						{fill(page.labels.emergency.call, { number: emergency.ambulance.number })}
					</a>
				)}
				{phone && (
					<a href={telHref(phone)} className="contact-bar-link" aria-label={fill(page.labels.header.call, { phone })}>
						<Phone aria-hidden="true" className="size-4 text-marigold" />
						<span className="even-figures">{phone}</span>
					</a>
				)}
				{email && (
					<a
						href={mailHref(email)}
						className={`contact-bar-link min-w-0 ${urgent ? "max-sm:hidden" : ""}`}
						aria-label={fill(page.labels.header.write, { email })}
					>
						<Mail aria-hidden="true" className="size-4 shrink-0 text-marigold" />
						<span className="truncate">{email}</span>
					</a>
				)}
				{whatsapp && !phone && !email && (
					<a href={whatsappHref(whatsapp)} className="contact-bar-link">
						<BrandIcon name="whatsapp" className="size-4 text-marigold" />
						{page.labels.footer.whatsapp}
					</a>
				)}
				{emergency && !urgent && (
					<a {...siteLink(page, paths.emergency)} className="contact-bar-link font-semibold max-lg:hidden">
						<Ambulance aria-hidden="true" className="size-4 text-marigold" />
						{emergency.heading}
					</a>
				)}
				<ContactBarSearch page={page} />
				<div className="ml-auto hidden lg:block">
					<OpenNow page={page} />
				</div>
			</div>
		</div>
	);
}

type HeaderProps = {
	content: SiteContent;
	/** Marks the active link. */
	path?: string;
	/** Puts the ambulance's number first. */
	urgent: boolean;
};

/** The navigation bar of every page. */
export function Header({ content, path, urgent }: HeaderProps) {
	const { emergency } = content;
	const page = pageOf(content);
	const isLong = page.clinic.wordmark.length > LONG_WORDMARK;
	return (
		<header className="site-header">
			<ContactBar page={page} emergency={emergency} urgent={urgent} />
			<div className="header-row page-width">
				<a
					href={siteLink(page, paths.home).href}
					className="flex items-center gap-2.5 justify-self-start"
					aria-label={fill(page.labels.header.home, { clinic: page.clinic.name })}
					aria-current={path === paths.home ? "page" : undefined}
				>
					<Logo className="w-9 text-pine" />
					<span className={`wordmark font-display ${isLong ? "max-sm:text-[min(1.125rem,7vw)]/[1]" : ""}`}>
						{page.clinic.wordmark}
					</span>
				</a>
				<HeaderSearch page={page} />
				<button
					type="button"
					popoverTarget={MENU_ID}
					className="menu-button -mr-2 inline-flex min-h-11 items-center gap-2 px-2 font-semibold lg:hidden"
				>
					<Menu aria-hidden="true" className="menu-button-open size-6" />
					<X aria-hidden="true" className="menu-button-close size-6" />
					<span className={isLong ? "max-sm:sr-only" : undefined}>{page.labels.header.menu}</span>
				</button>
				<div id={MENU_ID} popover="auto" className="header-sheet site-menu">
					<div className="lg:hidden">
						<EmergencyEntry page={page} emergency={emergency} links={emergencyLinks(content)} />
					</div>
					<div className="lg:hidden">
						<OpenNow page={page} />
					</div>
					<Island name="main-menu" wake="idle">
						<nav aria-label={page.labels.header.mainNavigation} className="main-menu">
							<ul className="menu-groups">
								{siteMenus(content).map((menu) => (
									<MenuGroup key={menu.slug} menu={menu} path={path} page={page} />
								))}
							</ul>
						</nav>
					</Island>
					<a
						{...siteLink(page, paths.booking)}
						className={`button ${urgent ? "button-quiet" : "button-action"} book-button whitespace-nowrap aria-[current]:bg-clay-deep`}
						aria-current={path === paths.booking ? "page" : undefined}
					>
						{page.labels.common.bookAppointment}
					</a>
				</div>
			</div>
		</header>
	);
}

type MenuGroupProps = { menu: SiteMenu; path?: string; page: Page };

const current = (path: string | undefined, of: string) => (path === of ? ("page" as const) : undefined);

/** One group of the menu, a native disclosure. The shared name keeps at most one open (HTML: exclusive accordions). */
function MenuGroup({ menu, path, page }: MenuGroupProps) {
	const active = path?.startsWith(menu.path);
	return (
		<li className="menu-group">
			<details name="menu-group" data-group>
				<summary className="menu-summary" data-active={active || undefined}>
					{menu.label}
					<ChevronDown aria-hidden="true" className="chevron size-4 lg:hidden" />
				</summary>
				<div className="menu-panel">
					<div className="hidden lg:block">
						<p className="font-display text-h3">{menu.heading}</p>
						<p className="mt-3 text-small text-ink-muted">{menu.intro}</p>
					</div>
					<ul className="menu-links">
						{menu.links.map((link) => (
							<li key={link.path} {...linkedTextLang(page, link.path)}>
								<a {...siteLink(page, link.path)} className="menu-link" aria-current={current(path, link.path)}>
									<span className="menu-link-label">{link.label}</span>
									<span className="menu-link-description">{link.description}</span>
								</a>
							</li>
						))}
						<li>
							<a {...siteLink(page, menu.path)} className="menu-link" aria-current={current(path, menu.path)}>
								<span className="menu-link-label text-pine underline underline-offset-[0.25em]">
									{fill(page.labels.header.allOf, { menu: menu.label })}
								</span>
							</a>
						</li>
					</ul>
				</div>
			</details>
		</li>
	);
}
