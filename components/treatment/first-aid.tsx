import { Hourglass, MapPin, PhoneCall } from "lucide-react";
import type { Emergency } from "@/lib/model/schema/emergency";
import type { Page } from "@/lib/site/page";
import type { TreatmentPage } from "@/lib/site/treatment-page";
import { mainPhone, onOneLine, telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { EmergencyCalls } from "../emergency/emergency-calls";
import { Island } from "../islands/island";
import { Markdown } from "../ui/markdown";
import { Breadcrumb } from "../ui/page-banner";
import { Picture } from "../ui/picture";
import { TreatmentHeading } from "./treatment-banner";
import "./first-aid.css";

type TreatmentProps = { treatment: TreatmentPage; page: Page };

/** The heading of a page that begins with first aid, with links to its parts if there are several. */
export function FirstAidHead({ treatment, page }: TreatmentProps) {
	const { crumbs, firstAid, cited } = treatment;
	if (firstAid.length === 0) return null;
	return (
		<div className="bg-blush">
			<div className="page-width pt-2 lg:pt-12">
				<div className="max-lg:hidden">
					<Breadcrumb page={page} crumbs={crumbs} />
				</div>
				<TreatmentHeading {...cited} className="first-aid-title lg:mt-8 print:mt-0" />
				{firstAid.length > 1 && (
					<nav aria-label={page.labels.emergency.which} className="mt-2 flex flex-wrap gap-2 print:hidden">
						{firstAid.map(({ id, entry }) => (
							<a key={id} href={`#${id}`} className="button bg-paper px-4">
								{entry}
							</a>
						))}
					</nav>
				)}
			</div>
		</div>
	);
}

/** A line at the top that links to first aid further down the page. */
export function FirstAidStrip({ treatment }: Pick<TreatmentProps, "treatment">) {
	return treatment.firstAidBelow.map(({ id, entry, strip }) => (
		<p key={id} className="border-b-6 border-clay bg-blush print:hidden">
			<a href={`#${id}`} className="page-width block py-2 text-small max-lg:leading-snug">
				<span className="font-semibold text-clay-deep">{entry}</span> <span className="underline">{strip}</span>
			</a>
		</p>
	));
}

/** Starts to count the minutes of the first step. Hidden until its script is there. */
function Timer({ minutes, page }: { minutes: number; page: Page }) {
	const { startTimer, timeLeft, timeOver } = page.labels.emergency;
	const language = page.locale.tag;
	return (
		<Island name="timer" wake="idle" props={{ minutes, language, labels: { startTimer, timeLeft, timeOver } }}>
			<button type="button" hidden className="button bg-paper even-figures print:hidden">
				<Hourglass aria-hidden="true" className="size-5" />
				<span>{fill(startTimer, { minutes }, language)}</span>
			</button>
			<span role="status" className="sr-only" />
		</Island>
	);
}

type FirstAidProps = { firstAid: TreatmentPage["firstAid"]; ambulance?: Emergency["ambulance"]; page: Page };

/**
 * First aid: the first step in large letters, the number to call, the other steps, hospitals. In print, one sheet each.
 */
export function FirstAid({ firstAid, ambulance, page }: FirstAidProps) {
	const phone = mainPhone(page.clinic);
	// A hospital is described once on the screen; in print each sheet stands alone.
	const isDescribed = (hospital: string, before: number) =>
		firstAid.slice(0, before).some(({ hospitals }) => hospitals.includes(hospital));
	return firstAid.map(({ id, strip, heading, alternatives, steps, minutes, drawing, ...entry }, index) => {
		const { avoid, never, go, hospitals, recording = "" } = entry;
		const [first, ...then] = steps;
		const Steps = alternatives ? "ul" : "ol";
		return (
			<section key={id} id={id} aria-labelledby={`${id}-heading`} data-listen={recording} className="first-aid">
				<div className="page-width grid gap-x-16 gap-y-8 pt-2 pb-6 lg:grid-cols-[7fr_5fr] lg:pt-12 lg:pb-16 print:block">
					<div className="first-aid-now">
						<h2
							id={`${id}-heading`}
							className="first-aid-heading mt-2 font-sans text-small font-semibold text-clay-deep"
						>
							{heading}
						</h2>
						{drawing && (
							<Picture
								picture={drawing}
								ratio="own"
								widths={{ phone: "min(100vw, 28rem)" }}
								eager={index === 0 && !strip}
								className="mt-2 mb-2 max-w-md rounded-card print:hidden"
							/>
						)}
						{first && (
							<Steps className={alternatives || then.length === 0 ? undefined : "first-aid-begin"}>
								<li>
									<p className="first-aid-first">{first.do}</p>
									{first.how && <p className="mt-2 max-w-measure text-lead max-lg:text-body">{first.how}</p>}
								</li>
							</Steps>
						)}
						<EmergencyCalls page={page} ambulance={ambulance}>
							{minutes && <Timer minutes={minutes} page={page} />}
						</EmergencyCalls>
						{avoid.length > 0 && (
							<ul className="first-aid-avoid">
								{avoid.map((one) => (
									<li key={one.alt}>
										<Picture picture={{ ...one, alt: "" }} ratio="own" widths={{ phone: "8rem" }} />
										{one.alt}
									</li>
								))}
							</ul>
						)}
					</div>
					<div className="first-aid-then self-start rounded-card bg-paper p-5 empty:hidden">
						{then.length > 0 && (
							<>
								<h3 className="font-sans font-semibold">{page.labels.emergency.then}</h3>
								<Steps {...(!alternatives && { start: 2 })} className="first-aid-steps">
									{then.map(({ do: order, how }) => (
										<li key={order}>
											<p className="font-semibold">{order}</p>
											{how && <p>{how}</p>}
										</li>
									))}
								</Steps>
							</>
						)}
						{never && <p className="mt-5 border-t border-ink-line pt-4 font-semibold text-clay-deep">{never}</p>}
						{go && <Markdown text={go} page={page} className="mt-4" />}
						{hospitals
							.flatMap((id) => page.clinic.hospitals.find((hospital) => hospital.id === id) ?? [])
							.map((hospital) => (
								<div key={hospital.id} className="mt-4 border-t border-ink-line pt-3 text-small">
									<p className="font-semibold text-body">{hospital.name}</p>
									<div className={isDescribed(hospital.id, index) ? "hidden print:block" : undefined}>
										<p>{hospital.for}</p>
										<p>{hospital.when}</p>
										<p>{hospital.address}</p>
									</div>
									<p className="emergency-calls">
										<a href={telHref(hospital.phone)} className="button bg-ink text-paper even-figures">
											<PhoneCall aria-hidden="true" className="size-5 text-marigold" />
											{fill(page.labels.emergency.callHospital, { phone: onOneLine(hospital.phone) })}
										</a>
										<a href={hospital.directions} className="button bg-white print:hidden">
											<MapPin aria-hidden="true" className="size-5" />
											{page.labels.emergency.directions}
										</a>
									</p>
								</div>
							))}
					</div>
					<p className="mt-6 hidden text-small print:block">
						{phone
							? fill(page.labels.emergency.poster, { clinic: page.clinic.name, phone })
							: fill(page.labels.emergency.posterWithoutPhone, { clinic: page.clinic.name })}
					</p>
				</div>
			</section>
		);
	});
}
