import { localPath } from "@/lib/model/locales";
import { paths } from "@/lib/model/routes";
import type { SiteMenu } from "@/lib/pages/menus";
import { type Page, siteLink } from "@/lib/pages/page";
import { SearchBox } from "../search/search-box";
import { MenuCards } from "../ui/menu-cards";
import { Picture, type ShownPicture } from "../ui/picture";

type NotFoundViewProps = {
	menus: Pick<SiteMenu, "label" | "path">[];
	page: Page;
	/** The pages of the other languages, for `NotFoundInLanguage`. */
	translated?: Page[];
	picture?: ShownPicture;
};

/** The not-found page's content (specification, section 2), with a link to every menu. */
export function NotFoundView({ menus, page, translated = [], picture }: NotFoundViewProps) {
	const { heading, text, backHome, menus: where } = page.labels.notFound;
	return (
		<div className="page-width grid items-center gap-x-20 gap-y-14 py-section lg:grid-cols-[7fr_5fr]">
			<div>
				{translated.map((other) => (
					<NotFoundInLanguage key={other.locale.code} page={other} />
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
				<Picture
					picture={picture}
					ratio="own"
					widths={{ phone: "20rem", lg: "30rem" }}
					className="mx-auto max-w-80 lg:max-w-none"
				/>
			)}
		</div>
	);
}

/** The message in another language. The island shows it at its addresses, on hosts with a single 404 page. */
function NotFoundInLanguage({ page: { labels, locale } }: { page: Page }) {
	return (
		<p hidden data-lost-in={locale.code} lang={locale.tag} className="mb-8 border-l-4 border-marigold pl-5 text-lead">
			{labels.notFound.heading}{" "}
			<a href={localPath(locale, paths.home)} className="text-link">
				{labels.notFound.backHome}
			</a>
		</p>
	);
}

/** The pages of a menu. The island shows it for unknown addresses below that menu, and moves the page's h1 here. */
export function NotFoundMenu({ menu, page }: { menu: SiteMenu; page: Page }) {
	return (
		<div hidden data-menu={menu.slug} data-heading={menu.heading} className="page-width py-section">
			<p className="eyebrow">{page.labels.notFound.knownMenu}</p>
			<div data-place className="mt-3" />
			<MenuCards page={page} links={menu.allLinks} />
		</div>
	);
}
