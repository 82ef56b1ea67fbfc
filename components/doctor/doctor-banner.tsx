import type { Finished } from "@/lib/content/finished";
import type { Doctor } from "@/lib/content/schema/doctor";
import type { Crumbs } from "@/lib/site/breadcrumb";
import { Island } from "../islands/island";
import { Breadcrumb } from "../ui/breadcrumb";
import { Plate } from "../ui/plate";

type DoctorBannerProps = {
	doctor: Finished<Pick<Doctor, "portrait" | "ground" | "title">>;
	crumbs: Crumbs;
};

/** The portrait in its arch between the halves of the title, which slide apart with the scroll. */
export function DoctorBanner({ doctor, crumbs }: DoctorBannerProps) {
	return (
		<div className={`doctor-head ground-${doctor.ground}`}>
			<div className="page-width pt-8 lg:pt-12">
				<Breadcrumb {...crumbs} />
			</div>
			<div className="doctor-head-stage">
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
