import { Ambulance, ChevronDown, Mail, Menu, Phone, Search, X } from "lucide-react";
import { paths } from "@/lib/model/routes";
import type { Emergency } from "@/lib/model/schema/emergency";
import type { SiteContent } from "@/lib/pages/content";
import { hoursOfLocations } from "@/lib/pages/locations";
import { type SiteMenu, siteMenus } from "@/lib/pages/menus";
import { linkedTextLang, type Page, pageOf, siteLink } from "@/lib/pages/page";
import { mailHref, mainPhone, telHref, whatsappHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { ContactBarSearch, HeaderSearch } from "../search/search-box";
import { BrandIcon } from "../ui/brand-icon";
import { Logo } from "../ui/brand-symbols";
import { LanguageLinks } from "./language-links";
import { LeaveLink } from "./leave-link";
import { OpenNotes, OpenNow } from "./open-now";

const MENU_ID = "site-menu";

type ContactLinksProps = { page: Page; emergency?: Emergency; urgent: boolean };

/**
 * The ambulance's number on pages with first aid, phone and e-mail, or WhatsApp if there is neither, and elsewhere the
 * link to first aid.
 */
function ContactLinks({ page, emergency, urgent }: ContactLinksProps) {
	const { email, whatsapp } = page.clinic;
	const phone = mainPhone(page.clinic);
	return (
		<>
			{emergency && urgent && (
				<a href={telHref(emergency.ambulance.number)} className="line-link contact-link even-figures font-semibold">
					<Ambulance aria-hidden="true" />
					{fill(page.labels.emergency.call, { number: emergency.ambulance.number })}
				</a>
			)}
			{phone && (
				<a
					href={telHref(phone)}
					className="line-link contact-link"
					aria-label={fill(page.labels.header.call, { phone })}
				>
					<Phone aria-hidden="true" />
					<span className="even-figures">{phone}</span>
				</a>
			)}
			{email && (
				<a
					href={mailHref(email)}
					className="line-link contact-link"
					aria-label={fill(page.labels.header.write, { email })}
				>
					<Mail aria-hidden="true" />
					{email}
				</a>
			)}
			{whatsapp && !phone && !email && (
				<a href={whatsappHref(whatsapp)} className="line-link contact-link">
					<BrandIcon name="whatsapp" className="" />
					{page.labels.footer.whatsapp}
				</a>
			)}
			{emergency && !urgent && (
				<a {...siteLink(page, paths.emergency)} className="line-link contact-link font-semibold">
					<Ambulance aria-hidden="true" />
					{emergency.heading}
				</a>
			)}
		</>
	);
}

type HeaderProps = {
	content: SiteContent;
	/** Marks the active link. */
	path?: string;
	/** Puts the ambulance's number first. */
	urgent: boolean;
	/** On discreet pages, where the link to leave them leads. */
	leaveTo?: string;
};

/**
 * The navigation bar of every page. On phones one row with logo, languages and menu, which holds the rest; on wide
 * windows a bar with the contacts above it.
 */
export function Header({ content, path, urgent, leaveTo }: HeaderProps) {
	const { emergency } = content;
	const { markIsName } = content.brand;
	const page = pageOf(content);
	const { common, header, search } = page.labels;
	const contacts = <ContactLinks page={page} emergency={emergency} urgent={urgent} />;
	const book = (
		<a
			{...siteLink(page, paths.booking)}
			className={`button ${urgent ? "button-quiet" : "button-action"} ${leaveTo ? "w-full" : "book-button"} whitespace-nowrap aria-[current]:bg-clay-deep`}
			{...(leaveTo && { "aria-label": common.bookAppointment })}
			aria-current={path === paths.booking ? "page" : undefined}
		>
			{/* Beside the way out there is room for one word. */}
			{leaveTo ? page.labels.actionBar.book : common.bookAppointment}
		</a>
	);
	return (
		<header className="site-header bg-paper">
			<div className="contact-bar bg-ink text-paper max-lg:hidden">
				<div className="contact-row page-width flex items-center gap-x-5">
					{contacts}
					<ContactBarSearch page={page} />
					<div className="ml-auto">
						{emergency ? <OpenNotes locations={hoursOfLocations(page.clinic)} page={page} /> : <OpenNow page={page} />}
					</div>
				</div>
			</div>
			<div className="header-row page-width relative grid items-center">
				<a
					href={siteLink(page, paths.home).href}
					className="flex min-w-0 items-center gap-2 justify-self-start"
					aria-label={fill(header.home, { clinic: page.clinic.name })}
					aria-current={path === paths.home ? "page" : undefined}
				>
					<Logo className={`text-pine ${markIsName ? "h-9" : "h-7 lg:h-8"}`} />
					{!markIsName && <span className="wordmark font-display">{page.clinic.wordmark}</span>}
				</a>
				<LanguageLinks page={page} path={path} position="top" />
				<HeaderSearch page={page} />
				<button
					type="button"
					popoverTarget={MENU_ID}
					aria-label={header.menu}
					className="menu-button -mr-2.5 grid size-11 place-items-center lg:hidden"
				>
					<Menu aria-hidden="true" className="menu-button-open size-6" />
					<X aria-hidden="true" className="menu-button-close size-6" />
				</button>
				<div id={MENU_ID} popover="auto" className="header-sheet site-menu">
					<a {...siteLink(page, paths.search)} className="line-link contact-link font-semibold lg:hidden">
						<Search aria-hidden="true" />
						{search.label}
					</a>
					<Island name="main-menu" wake="idle">
						<nav aria-label={header.mainNavigation} className="main-menu">
							<ul className="menu-groups">
								{siteMenus(content).map((menu) => (
									<MenuGroup key={menu.slug} menu={menu} path={path} page={page} />
								))}
							</ul>
						</nav>
					</Island>
					{leaveTo ? (
						<div className="book-button flex gap-3">
							{book}
							<LeaveLink to={leaveTo} page={page} className="button button-quiet whitespace-nowrap max-lg:hidden" />
						</div>
					) : (
						book
					)}
					<div className="menu-contacts text-small lg:hidden">
						{contacts}
						<OpenNow page={page} />
					</div>
				</div>
			</div>
		</header>
	);
}

type MenuGroupProps = { menu: SiteMenu; path?: string; page: Page };

const current = (path: string | undefined, of: string) => (path === of ? ("page" as const) : undefined);

/**
 * One group of the menu, a native disclosure. The shared name keeps at most one open (HTML: exclusive accordions). The
 * export moves what is deferred out of the page until the menu is used; without script the last link remains.
 */
function MenuGroup({ menu, path, page }: MenuGroupProps) {
	const active = path?.startsWith(menu.path);
	return (
		<li className="menu-group">
			<details name="menu-group" data-group>
				<summary className="menu-summary flex items-center justify-between gap-1" data-active={active || undefined}>
					{menu.label}
					<ChevronDown aria-hidden="true" className="chevron size-4 lg:hidden" />
				</summary>
				<div className="menu-panel">
					<div data-deferred className="hidden lg:block">
						<p className="font-display text-h3">{menu.heading}</p>
						<p className="mt-3 text-small text-ink-muted">{menu.intro}</p>
					</div>
					<ul className="menu-links">
						{menu.links.map((link) => (
							<li key={link.path} data-deferred {...linkedTextLang(page, link.path)}>
								<a
									{...siteLink(page, link.path)}
									className="menu-link block min-h-11"
									aria-current={current(path, link.path)}
								>
									<span className="menu-link-label block font-semibold">{link.label}</span>
									<span className="menu-link-description block text-ink-muted">{link.description}</span>
								</a>
							</li>
						))}
						<li>
							<a
								{...siteLink(page, menu.path)}
								className="menu-link block min-h-11"
								aria-current={current(path, menu.path)}
							>
								<span className="menu-link-label block font-semibold text-pine underline underline-offset-4">
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
