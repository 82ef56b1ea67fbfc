import type { Finished } from "@/lib/content/finished";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { Page } from "@/lib/site/page";
import { Island } from "../islands/island";
import { Breadcrumb } from "../ui/breadcrumb";
import { grounds } from "../ui/grounds";
import { Plate } from "../ui/plate";
import "./doctor-banner.css";

type DoctorBannerProps = {
	doctor: Finished<Pick<Doctor, "portrait" | "ground" | "title">>;
	crumbs: Crumbs;
	page: Page;
};

/** Halves of a title with more letters do not fit beside the face: such a title stands below the portrait. */
const LONG_NAME = 12;

/** The portrait in its arch between the halves of the title, which slide apart with the scroll. */
export function DoctorBanner({ doctor, crumbs, page }: DoctorBannerProps) {
	const { left, right } = doctor.title;
	return (
		<div className={`overflow-hidden ${grounds[doctor.ground]}`}>
			<div className="page-width pt-8 lg:pt-12">
				<Breadcrumb page={page} crumbs={crumbs} />
			</div>
			<div className="relative grid justify-items-center pt-8">
				<Plate picture={doctor.portrait} ratio="3/4" eager className="doctor-head-portrait" />
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
