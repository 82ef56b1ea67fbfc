import type { BodyRegion } from "@/lib/model/body-regions";
import { paths } from "@/lib/model/routes";
import type { Brand } from "@/lib/model/schema/brand";
import type { RegionGroup } from "@/lib/pages/conditions";
import { linkedTextLang, type Page, siteLink } from "@/lib/pages/page";
import { ConditionList } from "../treatment/conditions";
import { Fold } from "../ui/fold";
import { BODY_VIEW, BodyFigure } from "./body-figure";
import "./body-map.css";

/** Where the drawing shows each region, from the front and from behind: strokes, at least 24 pixels wide on a phone. */
const strokes: Record<Exclude<BodyRegion, "anywhere">, { width: number; d: string }> = {
	head: { width: 26, d: "M77 22h16M249 26h12v14h-12z" },
	face: { width: 26, d: "M80 45h10v7H80z" },
	ear: { width: 26, d: "M58 44v.1M112 44v.1M228 44v.1M282 44v.1" },
	neck: { width: 26, d: "M79 73h12M249 68h12" },
	chest: { width: 30, d: "M70 102h30" },
	back: { width: 36, d: "M241 110h28v42h-28z" },
	belly: { width: 38, d: "M77 141h16v18H77z" },
	arm: { width: 26, d: "m126 92 6 32 6 38M44 92l-6 32-6 38M296 92l6 32 6 38M214 92l-6 32-6 38" },
	hand: { width: 30, d: "m143 184 2 8M27 184l-2 8M313 184l2 8M197 184l-2 8" },
	hip: { width: 26, d: "M66 184h38M236 184h38" },
	leg: { width: 26, d: "m102 212-1 34v38M68 212l1 34v38M272 212l-1 34v38M238 212l1 34v38" },
	foot: { width: 26, d: "M98 307h6M72 307h-6M268 307h6M242 307h-6" },
};

/** A region over the drawing, in the link whose target it is. */
function Region({ region }: { region: keyof typeof strokes }) {
	const { width, d } = strokes[region];
	return (
		<path
			className="body-region"
			pointerEvents="all"
			fill="currentColor"
			stroke="currentColor"
			strokeWidth={width}
			strokeLinecap="round"
			strokeLinejoin="round"
			d={d}
		/>
	);
}

type BodyMapProps = {
	regions: BodyRegion[];
	colours: Brand["colours"];
	page: Page;
};

/** The drawn person: regions, on the drawing or by name, lead to the complaints of the search page. */
export function BodyMap({ regions, colours, page }: BodyMapProps) {
	return (
		<div className="relative flex flex-wrap items-center gap-x-16 gap-y-3">
			<BodyFigure colours={colours} />
			<ul className="flex flex-wrap gap-x-5 text-lead">
				{regions.map((region) => (
					<li key={region}>
						<a {...siteLink(page, `${paths.search}#${region}`)} className="text-link inline-flex min-h-11 items-center">
							{page.labels.regions[region]}
							{region !== "anywhere" && (
								<svg viewBox={BODY_VIEW} className="body-layer absolute text-clay" aria-hidden="true">
									<Region region={region} />
								</svg>
							)}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

/**
 * The drawn person with the dangers, the first aid and the complaints of each region in a fold. Regions on the drawing open
 * the folds; the keyboard and screen readers have the folds themselves.
 */
export function BodyIndex({ groups, colours, page }: { groups: RegionGroup[]; colours: Brand["colours"]; page: Page }) {
	const { complaints, emergency, regions } = page.labels;
	return (
		<section aria-labelledby="where" className="bg-sand py-section print:hidden">
			<div className="page-width">
				<h2 id="where" className="text-h2">
					{complaints.where}
				</h2>
				<p className="mt-3 mb-6 max-w-measure">{complaints.pointAt}</p>
				<div className="flex flex-wrap items-start gap-x-16 gap-y-3">
					<BodyFigure colours={colours} className="text-clay lg:sticky lg:top-24">
						{groups.map(
							({ region }) =>
								region !== "anywhere" && (
									<a key={region} href={`#${region}`} tabIndex={-1}>
										<Region region={region} />
									</a>
								),
						)}
					</BodyFigure>
					<ul>
						{groups.map(({ region, alarms, firstAid, complaints }) => (
							<li key={region} className="border-t border-ink-faint">
								<Fold id={region} summary={<h3 className="text-h3">{regions[region]}</h3>}>
									{alarms.map((alarm) => (
										<div key={alarm.id} className="urgent my-2 py-3 font-semibold">
											<p>{alarm.say}</p>
											{alarm.call.map(({ href, label }) => (
												<a key={href} href={href} className="button button-action mt-2 mr-2 even-figures">
													{label}
												</a>
											))}
										</div>
									))}
									{firstAid.length > 0 && (
										<div className="rounded-card bg-blush px-4 py-2">
											<h4 className="text-small font-semibold text-clay-deep">{emergency.firstAid}</h4>
											<ul className="columns-2xs gap-x-8">
												{firstAid.map(({ entry, path }) => (
													<li key={path} {...linkedTextLang(page, path)} className="break-inside-avoid">
														<a
															{...siteLink(page, path)}
															className="flex min-h-11 items-center font-semibold hover:text-pine"
														>
															{entry}
														</a>
													</li>
												))}
											</ul>
										</div>
									)}
									<ConditionList page={page} complaints={complaints} />
								</Fold>
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}
