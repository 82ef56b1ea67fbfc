import { Mail, Menu, Phone, X } from "lucide-react";
import { getContent } from "@/lib/content";
import { paths } from "@/lib/site/routes";
import { callHref, mailHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { Island } from "../islands/island";
import { TwinStars } from "../ui/twin-stars";
import { MenuGroups } from "./menu-groups";
import { OpenNow } from "./open-now";

const MENU_ID = "site-menu";

/** The clinic's telephone and e-mail in a slim bar above the menu. */
function ContactBar() {
	const { clinic, words } = getContent();
	return (
		<div className="contact-bar">
			<div className="page-width flex min-h-10 flex-wrap items-center justify-between gap-x-3 text-note sm:justify-start sm:gap-x-5 lg:gap-x-6 lg:text-[0.875rem]">
				<a
					href={callHref(clinic)}
					className="contact-bar-link"
					aria-label={fill(words.header.call, { phone: clinic.phone })}
				>
					<Phone aria-hidden="true" className="size-4 text-marigold" />
					<span className="tabular-nums">{clinic.phone}</span>
				</a>
				<a
					href={mailHref(clinic.email)}
					className="contact-bar-link"
					aria-label={fill(words.header.write, { email: clinic.email })}
				>
					<Mail aria-hidden="true" className="size-4 text-marigold" />
					{clinic.email}
				</a>
				<div className="ml-auto hidden lg:block">
					<OpenNow />
				</div>
			</div>
		</div>
	);
}

/** The navigation bar of every page. */
export function Header({ path }: { path?: string }) {
	const { clinic, words } = getContent();
	return (
		<header className="site-header">
			<ContactBar />
			<div className="header-row page-width">
				<a
					href={paths.home}
					className="flex items-center gap-2.5 justify-self-start rounded-md"
					aria-label={fill(words.header.home, { clinic: clinic.name })}
					aria-current={path === paths.home ? "page" : undefined}
				>
					<TwinStars className="w-9 text-pine" />
					<span className="font-display text-[1.5rem] leading-none tracking-tight">{clinic.wordmark}</span>
				</a>
				<button type="button" popoverTarget={MENU_ID} className="menu-button">
					<Menu aria-hidden="true" className="menu-button-open size-6" />
					<X aria-hidden="true" className="menu-button-close size-6" />
					<span>{words.header.menu}</span>
				</button>
				<div id={MENU_ID} popover="auto" className="site-menu">
					<div className="lg:hidden">
						<OpenNow />
					</div>
					<Island name="main-menu" wake="idle" props={{ label: words.header.mainNavigation }}>
						<MenuGroups path={path} />
					</Island>
					<a
						href={paths.booking}
						className="button button-action book-button"
						aria-current={path === paths.booking ? "page" : undefined}
					>
						{words.common.bookAppointment}
					</a>
				</div>
			</div>
		</header>
	);
}
