import type { ReactNode } from "react";
import { Breadcrumb } from "../layout/breadcrumb";

type PageBannerProps = {
	trail?: { label: string; path: string }[];
	/** The page's name at the end of the breadcrumb. */
	here: string;
	heading: string;
	children?: ReactNode;
};

/** The top of a page without a picture: where it stands, its heading and what follows it. */
export function PageBanner({ trail = [], here, heading, children }: PageBannerProps) {
	return (
		<div className="bg-mist">
			<div className="page-width pt-8 pb-12 lg:pt-12 lg:pb-20">
				<Breadcrumb trail={trail} here={here} />
				<h1 className="mt-8 text-h1 lg:mt-14">{heading}</h1>
				{children}
			</div>
		</div>
	);
}
