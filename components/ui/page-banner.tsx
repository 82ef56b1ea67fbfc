import type { ReactNode } from "react";
import type { Crumbs } from "@/lib/site/breadcrumb";
import { Breadcrumb } from "./breadcrumb";

type PageBannerProps = {
	crumbs: Crumbs;
	heading: string;
	children?: ReactNode;
};

/** The top of a page without a picture: where it stands, its heading and what follows it. */
export function PageBanner({ crumbs, heading, children }: PageBannerProps) {
	return (
		<div className="bg-mist">
			<div className="page-width pt-8 pb-12 lg:pt-12 lg:pb-20">
				<Breadcrumb {...crumbs} />
				<h1 className="mt-8 text-h1 lg:mt-14">{heading}</h1>
				{children}
			</div>
		</div>
	);
}
