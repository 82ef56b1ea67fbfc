import type { Finished } from "@/lib/content/finished";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { Crumbs } from "@/lib/site/breadcrumb";
import { Island } from "../islands/island";
import { Breadcrumb } from "../ui/breadcrumb";
import { grounds } from "../ui/grounds";
import { Plate } from "../ui/plate";
import "./doctor-banner.css";

type DoctorBannerProps = {
	doctor: Finished<Pick<Doctor, "portrait" | "ground" | "title">>;
	crumbs: Crumbs;
};

/** The portrait in its arch between the halves of the title, which slide apart with the scroll. */
export function DoctorBanner({ doctor, crumbs }: DoctorBannerProps) {
	return (
		<div className={`overflow-hidden ${grounds[doctor.ground]}`}>
			<div className="page-width pt-8 lg:pt-12">
				<Breadcrumb {...crumbs} />
			</div>
			<div className="relative grid justify-items-center pt-8">
				<Plate picture={doctor.portrait} ratio="3/4" eager className="doctor-head-portrait" />
				<Island name="sliding-title" wake="load">
					<h1 className="sliding-title">
						<span>{doctor.title.left}</span> <span>{doctor.title.right}</span>
					</h1>
				</Island>
			</div>
		</div>
	);
}
