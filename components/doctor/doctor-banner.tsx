import type { SiteContent } from "@/lib/pages/content";
import type { Crumbs } from "@/lib/pages/menus";
import type { Page } from "@/lib/pages/page";
import { Island } from "../islands/island";
import { grounds } from "../ui/grounds";
import { Breadcrumb } from "../ui/page-banner";
import { Picture } from "../ui/picture";
import "./doctor-banner.css";

type DoctorBannerProps = { doctor: SiteContent["doctors"][number]; crumbs: Crumbs; page: Page };

/** Longer halves do not fit beside the portrait, so the title goes below it. */
const LONG_NAME = 12;

/** The portrait between the two halves of the title, which slide apart on scroll. */
export function DoctorBanner({ doctor, crumbs, page }: DoctorBannerProps) {
	const { left, right } = doctor.title;
	return (
		<div className={`overflow-hidden ${grounds[doctor.ground]}`}>
			<div className="page-width pt-8 lg:pt-12">
				<Breadcrumb page={page} crumbs={crumbs} />
			</div>
			<div className="relative grid justify-items-center pt-8">
				<Picture
					picture={doctor.portrait}
					ratio="3/4"
					widths={{ phone: "min(70vw, 20rem)", lg: "min(32vw, 25rem)" }}
					eager
					className="doctor-head-portrait"
				/>
				{Math.max(left.length, right.length) > LONG_NAME ? (
					<h1 className="order-2 px-5 py-8 text-center text-h1 wrap-anywhere">
						{left} {right}
					</h1>
				) : (
					<Island name="sliding-title" wake="load">
						<h1 className="sliding-title">
							<span>{left}</span> <span>{right}</span>
						</h1>
					</Island>
				)}
			</div>
		</div>
	);
}
