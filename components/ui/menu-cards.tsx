import type { PicturedLink } from "@/lib/pages/menus";
import { linkedTextLang, type Page, siteLink } from "@/lib/pages/page";
import { PictureImage } from "./picture";

/** Pages as cards: label, description, and pictures if any page has one. The whole card is a link. */
export function MenuCards({ links, page }: { links: PicturedLink[]; page: Page }) {
	const pictured = links.some(({ picture }) => picture);
	return (
		<ul className="menu-cards full-rows">
			{links.map(({ label, path, description, picture }) => (
				<li
					key={path}
					{...linkedTextLang(page, path)}
					className={`menu-card relative flex rounded-card bg-white ${links.length === 1 ? "lone-card" : ""}`}
				>
					{pictured && (
						<PictureImage
							built={picture}
							alt=""
							ratio="4/3"
							widths={{ phone: "9rem", sm: "50vw", lg: links.length === 2 ? "37rem" : "25rem" }}
							className="menu-card-picture shrink-0"
						/>
					)}
					<div className="min-w-0">
						<a {...siteLink(page, path)} className="menu-card-link">
							{label}
						</a>
						<p>{description}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
