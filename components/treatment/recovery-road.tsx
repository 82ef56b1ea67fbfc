import {
	Bath,
	Bike,
	Briefcase,
	Car,
	Dumbbell,
	Footprints,
	type LucideIcon,
	Milestone,
	Plane,
	Shirt,
	ShoppingBag,
} from "lucide-react";
import type { activities } from "@/lib/model/topics";
import type { Page } from "@/lib/pages/page";
import type { recoveryRoad } from "@/lib/pages/treatment-page";
import "./recovery-road.css";

const icons: Record<(typeof activities)[number], LucideIcon> = {
	walk: Footprints,
	bathe: Bath,
	deskWork: Briefcase,
	twoWheeler: Bike,
	drive: Car,
	lift: ShoppingBag,
	exercise: Dumbbell,
	fly: Plane,
	compression: Shirt,
};

/** When patients can do what again, as a road from the first day onward: down the page on phones, else across. */
export function RecoveryRoad({ stages, page }: { stages: ReturnType<typeof recoveryRoad>; page: Page }) {
	const labels = page.labels.treatment.whenCanI;
	return (
		<figure className="road">
			<figcaption className="text-body font-semibold">{labels.heading}</figcaption>
			<ol className="mt-3">
				{stages.map(({ stage, milestones }) => (
					<li key={stage ?? ""} className="road-stage relative">
						{stage && (
							<p className="road-stone relative rounded-full font-semibold text-paper">{labels.stages[stage]}</p>
						)}
						<ul className="grid gap-2 print:gap-1">
							{milestones.map(({ activity, what = activity && labels[activity], when }) => {
								const Icon = activity ? icons[activity] : Milestone;
								return (
									<li key={what} className="flex gap-2">
										<Icon aria-hidden="true" className="size-5 shrink-0 text-pine" />
										<p>
											<span className="font-semibold">{what}:</span> {when}
										</p>
									</li>
								);
							})}
						</ul>
					</li>
				))}
			</ol>
		</figure>
	);
}
