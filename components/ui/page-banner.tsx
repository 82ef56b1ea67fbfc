import type { ReactNode } from "react";
import type { Crumbs } from "@/lib/site/breadcrumb";
import { type Page, siteLink } from "@/lib/site/page";
import { grounds } from "./grounds";

/** The breadcrumb. The current page is last and not a link. */
export function Breadcrumb({ crumbs: { label: name, above, here }, page }: { crumbs: Crumbs; page: Page }) {
	return (
		<nav aria-label={name} className="text-small print:hidden">
			<ol className="flex flex-wrap items-center gap-x-2">
				{above.map(({ label, path }) => (
					<li key={path} className="flex items-center gap-x-2">
						<a
							{...siteLink(page, path)}
							className="inline-flex min-h-8 items-center underline decoration-ink-faint underline-offset-4 hover:decoration-ink"
						>
							{label}
						</a>
						<span aria-hidden="true">/</span>
					</li>
				))}
				<li aria-current="page">{here}</li>
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
			<div className="page-width pt-8 pb-12 lg:pt-12 lg:pb-20">
				<Breadcrumb page={page} crumbs={crumbs} />
				<h1 className="mt-8 text-h1 lg:mt-14">{heading}</h1>
				{children}
			</div>
		</div>
	);
}
