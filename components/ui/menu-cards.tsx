import type { PicturedLink } from "@/lib/site/menu-pictures";
import { PictureImage } from "./picture-image";

/** The pages of a menu as cards: picture, label, a line about each, the whole card a link. */
export function MenuCards({ links }: { links: PicturedLink[] }) {
	return (
		<ul className="menu-cards">
			{links.map(({ label, path, description, picture }) => (
				<li key={path} className="menu-card">
					{picture && <PictureImage finished={picture} alt="" ratio="edge" />}
					<div className="menu-card-words">
						<a href={path} className="menu-card-link">
							{label}
						</a>
						<p className="mt-1.5 text-small">{description}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
