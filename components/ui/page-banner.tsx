import type { ReactNode } from "react";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { Page } from "@/lib/site/page";
import { Breadcrumb } from "./breadcrumb";

type PageBannerProps = {
	crumbs: Crumbs;
	heading: string;
	page: Page;
	children?: ReactNode;
};

/** The top of a page without a picture: where it stands, its heading and what follows it. */
export function PageBanner({ crumbs, heading, page, children }: PageBannerProps) {
	return (
		<div className="bg-mist">
			<div className="page-width pt-8 pb-12 lg:pt-12 lg:pb-20">
				<Breadcrumb page={page} crumbs={crumbs} />
				<h1 className="mt-8 text-h1 lg:mt-14">{heading}</h1>
				{children}
			</div>
		</div>
	);
}
