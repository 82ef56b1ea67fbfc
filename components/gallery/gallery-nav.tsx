import type { SiteMenu } from "@/lib/site/menus";
import { type Page, siteLink } from "@/lib/site/page";

export type GalleryNavProps = {
	/** The menu that lists the page, where one does. */
	menu: Pick<SiteMenu, "label" | "links"> | undefined;
	/** The page's canonical path. */
	path: string;
	page: Page;
};

/** The pages of the gallery's menu, as tabs between them; nothing where there is no other to go to. */
export function GalleryNav({ menu, path, page }: GalleryNavProps) {
	if (!menu || menu.links.length < 2) return null;
	return (
		<nav aria-label={menu.label} className="mt-8">
			<ul className="flex flex-wrap gap-3">
				{menu.links.map((link) => (
					<li key={link.path}>
						<a
							{...siteLink(page, link.path)}
							className="button button-quiet wrap-anywhere aria-[current]:bg-pine aria-[current]:text-paper"
							aria-current={link.path === path ? "page" : undefined}
						>
							{link.label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
