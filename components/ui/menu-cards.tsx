import type { MenuLink } from "@/lib/menus";

/** The pages of a menu as cards: label, a line about each, the whole card a link. */
export function MenuCards({ links }: { links: MenuLink[] }) {
	return (
		<ul className="mt-10 grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
			{links.map(({ label, path, line }) => (
				<li key={path} className="menu-card">
					<a href={path} className="menu-card-link">
						{label}
					</a>
					<p className="mt-2 text-small">{line}</p>
				</li>
			))}
		</ul>
	);
}
