import type { Clinic } from "@/lib/content/schema/clinic";
import type { Emergency } from "@/lib/content/schema/emergency";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Treatment } from "@/lib/content/schema/treatment";
import type { Crumbs } from "@/lib/site/breadcrumb";
import { fill } from "@/lib/text/fill";
import { EmergencyCalls } from "../emergency/emergency-calls";
import { KeptPage } from "../emergency/kept-page";
import { Breadcrumb } from "../ui/breadcrumb";
import { Markdown } from "../ui/markdown";
import { TreatmentHeading } from "./treatment-heading";
import "./first-aid.css";

type FirstAidProps = {
	treatment: Pick<Treatment, "link" | "heading"> & { emergency: NonNullable<Treatment["emergency"]> };
	ambulance?: Emergency["ambulance"];
	clinic: Pick<Clinic, "name" | "phone" | "firstAidOffline">;
	crumbs: Crumbs;
	words: Pick<InterfaceWords, "emergency" | "header">;
};

/**
 * What to do now, above all else on the page: the first step in large letters, the numbers to call, then the other
 * steps. On paper it fills a sheet of its own.
 */
export function FirstAid({ treatment, ambulance, clinic, crumbs, words }: FirstAidProps) {
	const { heading, steps, never, go } = treatment.emergency;
	const [first, ...then] = steps;
	return (
		<section aria-labelledby="first-aid" className="first-aid">
			<div className="page-width grid gap-x-16 gap-y-8 pt-3 pb-10 lg:grid-cols-[7fr_5fr] lg:pt-12 lg:pb-16 print:block">
				<div>
					<Breadcrumb {...crumbs} />
					<TreatmentHeading
						link={treatment.link}
						heading={treatment.heading}
						className="first-aid-title mt-2 lg:mt-8 print:mt-0"
					/>
					<h2 id="first-aid" className="first-aid-heading">
						{heading}
					</h2>
					{first && (
						<ol>
							<li>
								<p className="first-aid-first">{first.do}</p>
								{first.how && <p className="mt-3 max-w-measure text-lead">{first.how}</p>}
							</li>
						</ol>
					)}
					<EmergencyCalls ambulance={ambulance} phone={clinic.phone} words={words} />
					<KeptPage clinic={clinic} words={words} />
				</div>
				<div className="first-aid-then self-start rounded-card bg-paper empty:hidden">
					{then.length > 0 && (
						<>
							<h3 className="font-sans font-semibold">{words.emergency.then}</h3>
							<ol start={2} className="first-aid-steps">
								{then.map(({ do: order, how }) => (
									<li key={order}>
										<p className="font-semibold">{order}</p>
										{how && <p>{how}</p>}
									</li>
								))}
							</ol>
						</>
					)}
					{never && <p className="mt-5 border-t border-ink-line pt-4 font-semibold text-clay-deep">{never}</p>}
					{go && <Markdown className="mt-4">{go}</Markdown>}
				</div>
				<p className="mt-6 hidden text-small print:block">
					{clinic.phone
						? fill(words.emergency.poster, { clinic: clinic.name, phone: clinic.phone })
						: fill(words.emergency.posterWithoutPhone, { clinic: clinic.name })}
				</p>
			</div>
		</section>
	);
}
