import { Hourglass, MapPin, Play } from "lucide-react";
import type { Emergency } from "@/lib/model/schema/emergency";
import type { Page } from "@/lib/pages/page";
import type { TreatmentPage } from "@/lib/pages/treatment-page";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { EmergencyCalls } from "../emergency/emergency-calls";
import { NightSwitch } from "../emergency/night-switch";
import { Island } from "../islands/island";
import { Markdown } from "../ui/markdown";
import { Breadcrumb } from "../ui/page-banner";
import { Picture, type ShownPicture, type Widths } from "../ui/picture";
import { TreatmentHeading } from "./treatment-banner";
import "./first-aid.css";

type TreatmentProps = { treatment: TreatmentPage; page: Page };

/** The anchor of the doors. */
const DOORS = "what-happened";

/**
 * The heading of a page that begins with first aid. If that is of several kinds: a line for everybody, and a drawn door for
 * each. Behind a door is its first aid alone.
 */
export function FirstAidHead({ treatment, page }: TreatmentProps) {
	const { crumbs, firstAid, cited } = treatment;
	if (firstAid.length === 0) return null;
	return (
		<div className="bg-blush">
			<div className="page-width pt-2 lg:pt-6">
				<div className="max-lg:hidden">
					<Breadcrumb page={page} crumbs={crumbs} />
				</div>
				<div className="flex items-center justify-between gap-3 lg:mt-8 print:mt-0">
					<TreatmentHeading {...cited} className="text-h3" />
					<NightSwitch page={page} />
				</div>
				{firstAid.length > 1 && (
					<nav id={DOORS} aria-label={page.labels.emergency.which} className="py-1 lg:pt-4 print:hidden">
						{firstAid.map(
							({ id, warning }) =>
								warning && (
									<a key={id} href={`#${id}`} className="button button-action w-full">
										{warning}
									</a>
								),
						)}
						{/* Whole on a phone's first screen. */}
						<div
							className={`first-aid-doors grid gap-2 py-2 text-center text-small font-semibold ${firstAid.length === 3 ? "grid-cols-3" : "grid-cols-2 sm:grid-cols-4"}`}
						>
							{firstAid.map(({ id, cause, entry, steps }, index) => (
								<a key={id} href={`#${id}`} className="rounded-card border border-ink-line bg-paper p-2 snug-lines">
									<Drawing
										drawing={steps[0]?.drawing}
										widths={{ phone: "45vw", lg: "18rem" }}
										eager={index === 0}
										className="mb-1 w-full rounded-card"
									/>
									{cause ?? entry}
								</a>
							))}
						</div>
					</nav>
				)}
			</div>
		</div>
	);
}

type DrawingProps = { drawing?: Omit<ShownPicture, "alt">; widths: Widths; eager?: boolean; className?: string };

/** A drawing beside the words that say the same, so that it has no alternative text. Nothing without one. */
function Drawing({ drawing, ...layout }: DrawingProps) {
	return drawing && <Picture picture={{ ...drawing, alt: "" }} ratio="own" {...layout} />;
}

/** A drawing with its alternative text below it, as an item of a list. */
function CaptionedDrawing({ drawing, className }: { drawing: ShownPicture; className?: string }) {
	return (
		<li className="text-small font-semibold snug-lines">
			<Drawing drawing={drawing} widths={{ phone: "8rem" }} className={className} />
			{drawing.alt}
		</li>
	);
}

/** A line at the top that links to first aid further down the page. */
export function FirstAidStrip({ treatment }: Pick<TreatmentProps, "treatment">) {
	return treatment.firstAidBelow.map(({ id, entry, strip }) => (
		<p key={id} className="border-b-6 border-clay bg-blush print:hidden">
			<a href={`#${id}`} className="block py-2 text-small max-lg:snug-lines">
				<span className="page-width block">
					<span className="font-semibold text-clay-deep">{entry}</span> <span className="underline">{strip}</span>
				</span>
			</a>
		</p>
	));
}

type LookProps = { look: TreatmentPage["firstAid"][number]["look"]; page: Page };

/** Signs to look for, drawn three in a row: where to go with one of them, and where with none. In print one row. */
function Look({ look, page }: LookProps) {
	if (!look) return null;
	return (
		<div data-ending="" className="look mt-4 mb-6 max-w-md print:my-0 print:max-w-none">
			<h3 className="text-h3 text-clay-deep">{look.any}</h3>
			<ul className="mt-3 grid grid-cols-3 gap-x-2 gap-y-3 print:mt-[1mm] print:grid-cols-6">
				{look.signs.map((sign) => (
					<CaptionedDrawing key={sign.alt} drawing={sign} className="print:max-w-[11mm]" />
				))}
			</ul>
			{look.also && <p className="mt-3">{look.also}</p>}
			<Markdown text={look.none} page={page} className="mt-3" />
		</div>
	);
}

type BeginButtonProps = { minutes?: number; className: string; page: Page };

/**
 * Shows the steps one by one, and starts the timer of the step that it belongs to. Invisible until its script is there, with
 * its place kept unless the browser runs none: nothing moves below a finger.
 */
function BeginButton({ minutes, className, page }: BeginButtonProps) {
	const { startTimer, stepByStep } = page.labels.emergency;
	const Sign = minutes ? Hourglass : Play;
	return (
		<button
			type="button"
			data-begin=""
			className={`button even-figures invisible noscript:hidden print:hidden ${className}`}
		>
			<Sign aria-hidden="true" className="size-5" />
			<span>{minutes ? fill(startTimer, { minutes }, page.locale.tag) : stepByStep}</span>
		</button>
	);
}

type Step = TreatmentPage["firstAid"][number]["steps"][number];

/** What the script that shows the steps one by one reads of a step. */
const stepData = ({ minutes }: Step) => ({ "data-step": "", "data-minutes": minutes });

type FirstAidProps = {
	firstAid: TreatmentPage["firstAid"];
	emergencyNumbers: string[];
	ambulance?: Emergency["ambulance"];
	page: Page;
};

/**
 * First aid: the first step in large letters, the number to call, the other steps, hospitals. In print, one sheet each.
 */
export function FirstAid({ firstAid, emergencyNumbers, ambulance, page }: FirstAidProps) {
	const phone = mainPhone(page.clinic);
	const hasDoors = firstAid.length > 1;
	const words = page.labels.emergency;
	const { startTimer, timeLeft, minutesLeft, lastMinute, timeOver, stop, progress, back, next, close } = words;
	const { then: thenLabel, whereToGo } = words;
	const times = { startTimer, timeLeft, minutesLeft, lastMinute, timeOver, stop };
	const labels = { ...times, progress, back, next, close, following: thenLabel, whereToGo };
	const stepByStep = { language: page.locale.tag, labels, emergencyNumbers };
	return firstAid.map(({ id, strip, heading, steps, avoid, never, go, look, hospitals }, index) => {
		const [first, ...then] = steps;
		const name = hasDoors ? (
			<a href={`#${id}`} className="underline">
				{heading}
			</a>
		) : (
			heading
		);
		return (
			<section
				key={id}
				id={id}
				aria-labelledby={`${id}-heading`}
				data-listen=""
				className={`first-aid border-b-6 border-clay bg-blush ${hasDoors ? "behind-door" : ""}`}
			>
				<div className="page-width grid gap-x-16 gap-y-4 pt-2 pb-4 lg:grid-cols-[7fr_5fr] lg:pt-6 lg:pb-16 print:block">
					<div className="first-aid-now self-start lg:sticky-below-header">
						<div className="flex flex-wrap items-center justify-between gap-x-3">
							<h2
								id={`${id}-heading`}
								className="first-aid-heading py-2 font-sans text-small font-semibold text-clay-deep print:mt-[2mm] print:py-0 print:text-[11pt] print:text-inherit"
							>
								{name}
							</h2>
							{hasDoors && (
								<a
									href={`#${DOORS}`}
									className="first-aid-back text-link inline-flex min-h-11 items-center text-small print:hidden"
								>
									{words.which}
								</a>
							)}
							{index === 0 && strip && <NightSwitch page={page} />}
						</div>
						{strip && <Look look={look} page={page} />}
						{first && (
							<ol className={then.length > 0 ? "first-aid-begin" : undefined}>
								<li {...stepData(first)} className="grid">
									<p className="first-aid-first text-balance">{first.do}</p>
									{first.how && <p className="mt-2 max-w-measure text-lead max-lg:text-body">{first.how}</p>}
									<EmergencyCalls page={page} ambulance={ambulance} inBar>
										{then.length > 0 && (
											<Island name="step-by-step" wake="idle" props={stepByStep}>
												<BeginButton minutes={first.minutes} className="bg-paper" page={page} />
												<span role="status" className="sr-only" />
											</Island>
										)}
									</EmergencyCalls>
									{/* On phones above its words, which say the same; on wide screens they and the number come first. */}
									<Drawing
										drawing={first.drawing}
										widths={{ phone: "100vw", lg: "42rem" }}
										eager={!hasDoors && !strip}
										className="mt-3 mb-2 rounded-card max-lg:order-first print:hidden"
									/>
								</li>
							</ol>
						)}
						{avoid.length > 0 && (
							<ul className="first-aid-avoid mt-3 grid gap-2 print:mt-[1mm] print:grid-cols-[repeat(auto-fill,18mm)]">
								{avoid.map((drawing) => (
									<CaptionedDrawing key={drawing.alt} drawing={drawing} />
								))}
							</ul>
						)}
					</div>
					<div className="first-aid-then self-start lg:sticky-below-header rounded-card bg-paper p-4 empty:hidden lg:p-5 print:mt-[4mm] print:bg-transparent print:p-0">
						{then.length > 0 && (
							<>
								<h3 className={`font-sans font-semibold ${hasDoors ? "sr-only" : "max-lg:sr-only"}`}>{thenLabel}</h3>
								<ol start={2} className="first-aid-steps mt-3 grid print:mt-[2mm] print:grid-cols-2 print:gap-[1.6mm]">
									{then.map((step) => (
										<li key={step.do} {...stepData(step)}>
											<Drawing
												drawing={step.drawing}
												widths={{ phone: "6.5rem" }}
												className="rounded-card print:w-[20mm]"
											/>
											<p className="font-semibold snug-lines print:text-[11pt]">{step.do}</p>
											{step.how && <p className="text-small">{step.how}</p>}
											{step.minutes && (
												<BeginButton minutes={step.minutes} className="mt-2 justify-self-start bg-blush" page={page} />
											)}
										</li>
									))}
								</ol>
							</>
						)}
						{never && <p className="mt-3 border-t border-ink-line pt-3 font-semibold text-clay-deep">{never}</p>}
						{go && (
							<div data-ending="" className="mt-3">
								<Markdown text={go} page={page} />
							</div>
						)}
						{!strip && <Look look={look} page={page} />}
						{hospitals
							.flatMap((id) => page.clinic.hospitals.find((hospital) => hospital.id === id) ?? [])
							.map((hospital) => (
								<div
									key={hospital.id}
									data-ending=""
									className="first-aid-hospital mt-4 border-t border-ink-line pt-3 text-small"
								>
									<p className="font-semibold text-body">{hospital.name}</p>
									<p>{hospital.for}</p>
									<p>{hospital.when}</p>
									<p>{hospital.address}</p>
									<EmergencyCalls phone={hospital.phone} phoneLabel={words.callHospital} page={page}>
										<a href={hospital.directions} className="button bg-white print:hidden">
											<MapPin aria-hidden="true" className="size-5" />
											{words.directions}
										</a>
									</EmergencyCalls>
								</div>
							))}
					</div>
					{/* The page has the clinic's number in its bars, which the steps one by one cover. */}
					{phone && (
						<div data-ending="" hidden className="mt-4 border-t border-ink-line pt-3">
							<p className="font-semibold text-body">{page.clinic.name}</p>
							<EmergencyCalls phone={phone} page={page} />
						</div>
					)}
					<p className="mt-6 hidden text-small print:block">
						{fill(phone ? words.poster : words.posterWithoutPhone, { clinic: page.clinic.name, phone: phone ?? "" })}
					</p>
				</div>
			</section>
		);
	});
}
