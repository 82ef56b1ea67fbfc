import { getContent } from "@/lib/content";
import { siteMenus } from "@/lib/site/menus";
import { paths } from "@/lib/site/routes";

/** The pages of the Gallery menu, as tabs between its pages. */
export function GalleryNav({ path }: { path: string }) {
	const menu = siteMenus(getContent()).find(({ links }) => links.some((link) => link.path === paths.videos));
	if (!menu) return null;
	return (
		<nav aria-label={menu.label} className="mt-8">
			<ul className="flex flex-wrap gap-3">
				{menu.links.map((link) => (
					<li key={link.path}>
						<a
							href={link.path}
							className="button button-quiet gallery-tab"
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
