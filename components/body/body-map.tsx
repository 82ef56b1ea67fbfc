import { type BodyRegion, bodyRegions } from "@/lib/model/body-regions";
import { paths } from "@/lib/model/routes";
import type { Brand } from "@/lib/model/schema/brand";
import type { RegionGroup } from "@/lib/pages/conditions";
import { linkedTextLang, type Page, siteLink } from "@/lib/pages/page";
import { ConditionList } from "../treatment/conditions";
import { PageSection } from "../ui/section-head";
import { BODY_OUTLINE, BODY_VIEW, BodyFigure } from "./body-figure";
import "./body-map.css";

/**
 * How the drawing shows each region: strokes over it, from the front and from behind, at least 24 pixels wide on a phone;
 * where its line ends; and where its number stands on phones, at the height of one of the seven rows of names.
 */
type Drawn = [width: number, strokes: string, end: [x: number, y: number], x: number, y: number];

const drawn: Record<Exclude<BodyRegion, "anywhere">, Drawn> = {
	head: [26, "M77 22h16M249 26h12v14h-12z", [264, 26], 300, 24],
	face: [26, "M80 45h10v7H80z", [78, 43], 40, 24],
	ear: [26, "M58 44v.1M112 44v.1M228 44v.1M282 44v.1", [65, 47], 36, 71],
	neck: [26, "M79 73h12M249 68h12", [260, 65], 304, 71],
	chest: [30, "M70 102h30", [72, 104], 24, 118],
	back: [36, "M241 110h28v42h-28z", [266, 122], 316, 118],
	belly: [38, "M77 141h16v18H77z", [71, 150], 14, 165],
	arm: [26, "m126 92 6 32 6 38M44 92l-6 32-6 38M296 92l6 32 6 38M214 92l-6 32-6 38", [303, 146], 326, 165],
	hand: [30, "m143 184 2 8M27 184l-2 8M313 184l2 8M197 184l-2 8", [26, 188], 14, 212],
	hip: [26, "M66 184h38M236 184h38", [274, 191], 299, 212],
	leg: [26, "m102 212-1 34v38M68 212l1 34v38M272 212l-1 34v38M238 212l1 34v38", [68, 246], 32, 259],
	foot: [26, "M98 307h6M72 307h-6M268 307h6M242 307h-6", [66, 306], 32, 306],
};

/** Left of this are the figure's front and its names, right of it the back. */
const BODY_MIDDLE = 170;

/**
 * The side of the drawing on which a name stands in wider windows. Names fill the rows of their side in order, so that a
 * region without complaints leaves its row empty.
 */
function sideOf(region: BodyRegion) {
	const [, , , x] = region === "anywhere" ? drawn.head : drawn[region];
	return x > BODY_MIDDLE ? "md:col-start-3" : "md:col-start-1 md:text-right";
}

/** A region over the drawing, with its line and its number, in the link whose target it is. */
function Region({ region, number }: { region: keyof typeof drawn; number: string }) {
	const [width, strokes, end, x, y] = drawn[region];
	return (
		<svg
			viewBox={BODY_VIEW}
			className="body-layer absolute inset-x-0 top-0 w-full md:h-full"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
		>
			<path
				className="body-region"
				mask={`url(#${BODY_OUTLINE})`}
				strokeWidth={width}
				pointerEvents="all"
				d={strokes}
			/>
			<path className="body-line" d={`M${end}L${x} ${y}`} />
			<path className="body-line max-md:hidden" d={`M${x} ${y}H${x < BODY_MIDDLE ? -8 : 348}`} />
			<circle className="body-line fill-paper" cx={end[0]} cy={end[1]} r="2.2" />
			<g className="md:hidden" pointerEvents="all">
				<circle cx={x} cy={y} r="10" />
				<text x={x} y={y + 4.5} className="fill-paper font-semibold" fontSize="13" textAnchor="middle">
					{number}
				</text>
			</g>
		</svg>
	);
}

type BodyMapProps = {
	regions: BodyRegion[];
	colours: Brand["colours"];
	page: Page;
};

/**
 * The drawn person: regions, on the drawing or by name, lead to the complaints of the search page. Names stand around the
 * drawing with lines to their regions, on phones below it with numbers.
 */
export function BodyMap({ regions, colours, page }: BodyMapProps) {
	const figures = new Intl.NumberFormat(page.locale.tag);
	return (
		<div className="body-map relative mt-head">
			<BodyFigure colours={colours} />
			<ol className="columns-2 gap-x-5 pt-3 md:absolute md:inset-0 md:grid md:p-0">
				{bodyRegions.map((region) => {
					const number = figures.format(regions.indexOf(region) + 1);
					if (!regions.includes(region))
						return <li key={region} aria-hidden="true" className={`max-md:hidden ${sideOf(region)}`} />;
					return (
						<li key={region} className={`break-inside-avoid ${sideOf(region)}`}>
							<a
								{...siteLink(page, `${paths.search}#${region}`)}
								className="flex min-h-11 items-center gap-2 font-semibold snug-lines md:h-full md:min-h-0"
							>
								<span
									aria-hidden="true"
									className={`w-6 md:hidden ${region === "anywhere" ? "" : "rounded-full bg-ink text-center text-small text-paper"}`}
								>
									{region !== "anywhere" && number}
								</span>
								<span className="flex-1">{page.labels.regions[region]}</span>
								{region !== "anywhere" && <Region region={region} number={number} />}
							</a>
						</li>
					);
				})}
			</ol>
		</div>
	);
}

type BodyIndexProps = { groups: RegionGroup[]; colours: Brand["colours"]; page: Page };

/** The drawn person, and below it the dangers, the first aid and the complaints of the region to which a link has led. */
export function BodyIndex({ groups, colours, page }: BodyIndexProps) {
	const { complaints, emergency, regions } = page.labels;
	return (
		<PageSection
			id="where"
			title={complaints.where}
			intro={complaints.pointAt}
			className="bg-sand py-section print:hidden"
		>
			<BodyMap regions={groups.map(({ region }) => region)} colours={colours} page={page} />
			{groups.map(({ region, alarms, firstAid, complaints }) => (
				<section
					key={region}
					id={region}
					aria-labelledby={`${region}-heading`}
					className="body-answer scroll-mt-16 pt-8"
				>
					<h3 id={`${region}-heading`} className="mb-4 text-h2">
						{regions[region]}
					</h3>
					<div className="grid gap-x-5 gap-y-3 lg:grid-cols-2">
						{alarms.map((alarm) => (
							<div key={alarm.id} className="urgent m-0 py-3 font-semibold">
								<p>{alarm.say}</p>
								{alarm.call.map(({ href, label }) => (
									<a key={href} href={href} className="button button-action mt-2 mr-2 even-figures">
										{label}
									</a>
								))}
							</div>
						))}
					</div>
					{firstAid.length > 0 && (
						<div className="mt-3 mb-4 rounded-card bg-blush px-4 py-2">
							<h4 className="text-small font-semibold text-clay-deep">{emergency.firstAid}</h4>
							<ul className="columns-2xs gap-x-8">
								{firstAid.map(({ entry, path }) => (
									<li key={path} {...linkedTextLang(page, path)} className="break-inside-avoid">
										<a {...siteLink(page, path)} className="flex min-h-11 items-center font-semibold hover:text-pine">
											{entry}
										</a>
									</li>
								))}
							</ul>
						</div>
					)}
					<ConditionList page={page} complaints={complaints} />
				</section>
			))}
		</PageSection>
	);
}
