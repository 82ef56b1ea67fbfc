import { ChevronDown } from "lucide-react";
import type { SiteMenu } from "@/lib/site/menus";
import { linkedTextLang, type Page, siteLink } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";

type MenuGroupProps = {
	menu: SiteMenu;
	/** The page's canonical path, to mark the active link. */
	path?: string;
	page: Page;
};

export type MenuGroupsProps = Omit<MenuGroupProps, "menu"> & { menus: SiteMenu[] };

const current = (path: string | undefined, of: string) => (path === of ? ("page" as const) : undefined);

/**
 * One group of the menu: a native disclosure, so that it opens without script. The shared name
 * keeps at most one of them open (HTML: exclusive accordions).
 */
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

/** All groups of the navigation bar. */
export function MenuGroups({ menus, ...group }: MenuGroupsProps) {
	return (
		<ul className="menu-groups">
			{menus.map((menu) => (
				<MenuGroup key={menu.slug} menu={menu} {...group} />
			))}
		</ul>
	);
}
