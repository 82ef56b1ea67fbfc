import type { ReactNode } from "react";
import type { Crumbs } from "@/lib/pages/menus";
import { type Page, siteLink } from "@/lib/pages/page";
import { grounds } from "./grounds";

/** The breadcrumb. The current page is last and not a link. On phones only the page above is shown, as a way back. */
export function Breadcrumb({ crumbs: { label: name, above, here }, page }: { crumbs: Crumbs; page: Page }) {
	return (
		<nav aria-label={name} className="text-small print:hidden">
			<ol className="flex flex-wrap items-center gap-x-2">
				{above.map(({ label, path }, index) => (
					<li key={path} className={`flex items-center gap-x-2 ${index < above.length - 1 ? "max-lg:hidden" : ""}`}>
						<span aria-hidden="true" className="lg:hidden">
							‹
						</span>
						<a {...siteLink(page, path)} className="inline-flex min-h-9 items-center underline underline-offset-4">
							{label}
						</a>
						<span aria-hidden="true" className="max-lg:hidden">
							/
						</span>
					</li>
				))}
				<li aria-current="page" className="max-lg:hidden">
					{here}
				</li>
			</ol>
		</nav>
	);
}

type PageBannerProps = {
	crumbs: Crumbs;
	heading: string;
	ground?: keyof typeof grounds;
	page: Page;
	children?: ReactNode;
};

/** The top of a page without a picture: breadcrumb, heading and children. */
export function PageBanner({ crumbs, heading, ground = "mist", page, children }: PageBannerProps) {
	return (
		<div className={grounds[ground]}>
			<div className="page-width pt-1 pb-5 lg:pt-12 lg:pb-20">
				<Breadcrumb page={page} crumbs={crumbs} />
				<h1 className="text-h1 max-lg:text-title lg:mt-10">{heading}</h1>
				{children}
			</div>
		</div>
	);
}
