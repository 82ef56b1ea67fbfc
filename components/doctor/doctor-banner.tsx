import { getContent } from "@/lib/content";
import type { Doctor } from "@/lib/content/schema/doctor";
import { menuCrumbs } from "@/lib/site/menus";
import { doctorPath } from "@/lib/site/routes";
import { Island } from "../islands/island";
import { Breadcrumb } from "../layout/breadcrumb";
import { Plate } from "../ui/plate";

/** The portrait in its arch between the halves of the title, which slide apart with the scroll. */
export function DoctorBanner({ doctor }: { doctor: Doctor }) {
	const trail = menuCrumbs(getContent(), doctorPath(doctor.slug));
	return (
		<div className={`doctor-head ground-${doctor.ground}`}>
			<div className="page-width pt-8 lg:pt-12">
				<Breadcrumb trail={trail} here={doctor.name} />
			</div>
			<div className="doctor-head-stage">
				<Plate picture={doctor.portrait} ratio="3/4" eager className="doctor-head-portrait" />
				<Island name="sliding-title" wake="load" props={doctor.title} />
			</div>
		</div>
	);
}
