import type { FinishedPicture } from "@/lib/content/finished";
import type { SiteMenu } from "@/lib/site/menus";
import { type Page, siteLink } from "@/lib/site/page";
import { paths } from "@/lib/site/routes";
import { SearchBox } from "../search/search-box";
import { PictureImage } from "../ui/picture-image";
import { LostInLanguage } from "./lost-in-language";

export type NotFoundPicture = { finished?: FinishedPicture; alt: string };

type NotFoundViewProps = {
	menus: Pick<SiteMenu, "label" | "path">[];
	page: Page;
	/** The same in the other languages of the site: see `LostInLanguage`. */
	translated?: Page[];
	/** The brand's picture for this page, if it has one. */
	picture?: NotFoundPicture;
};

/** The not-found page's content (specification, section 2), with a link to every menu. */
export function NotFoundView({ menus, page, translated = [], picture }: NotFoundViewProps) {
	const { heading, text, backHome, menus: where } = page.labels.notFound;
	return (
		<div className="page-width grid items-center gap-x-20 gap-y-14 py-section lg:grid-cols-[7fr_5fr]">
			<div>
				{translated.map((other) => (
					<LostInLanguage key={other.locale.code} page={other} />
				))}
				<h1 className="text-h1">{heading}</h1>
				<p className="mt-6 max-w-measure text-lead">{text}</p>
				<div className="mt-8">
					<SearchBox page={page} />
				</div>
				<a {...siteLink(page, paths.home)} className="button button-action mt-8">
					{backHome}
				</a>
				<h2 className="mt-14 text-h3">{where}</h2>
				<ul className="mt-5 flex flex-wrap gap-3">
					{menus.map(({ label, path }) => (
						<li key={path}>
							<a {...siteLink(page, path)} className="button button-quiet">
								{label}
							</a>
						</li>
					))}
				</ul>
			</div>
			{picture && (
				<PictureImage
					finished={picture.finished}
					alt={picture.alt}
					ratio="own"
					className="mx-auto max-w-80 lg:max-w-none"
				/>
			)}
		</div>
	);
}
