import type { MeasuredBuild } from "./measured-build";
import type { SiteSize, Spread } from "./site-size";

/** A clinic of so many treatments: its first build, what it made, and the build after one treatment was changed. */
export type Grown = { treatments: number; first: MeasuredBuild; again?: MeasuredBuild; size: SiteSize };

const { format } = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format;

const spread = ({ median, most }: Spread) => `${format(median)} / ${format(most)}`;

/** Seconds by the clock, and of all processors where they are known. */
function took(name: string, { steps }: MeasuredBuild): string {
	const step = steps.find((one) => one.name === name);
	if (!step) return "–";
	return step.processor === undefined ? tenths(step.seconds) : `${tenths(step.seconds)} (${tenths(step.processor)})`;
}

type Row = [what: string, of: (clinic: Grown) => string];

const whole: Row[] = [
	["Pages", ({ size }) => format(size.pages)],
	["Whole build, s", ({ first }) => tenths(first.seconds)],
	["Pages a second", ({ first, size }) => tenths(size.pages / first.seconds)],
	["Peak memory, MB", ({ first }) => format(first.memory)],
	["`out/`, MB", ({ size }) => tenths(size.megabytes)],
	["Treatment page, HTML, median / most", ({ size }) => spread(size.treatment.html)],
	["Treatment page, style, median / most", ({ size }) => spread(size.treatment.style)],
	["Treatment page, scripts, median / most", ({ size }) => spread(size.treatment.scripts)],
	["Home, HTML", ({ size }) => format(size.lists.home)],
	["Search page, HTML", ({ size }) => format(size.lists.search)],
	["`search.json`", ({ size }) => format(size.search)],
];

/** A table in Markdown: a column for each clinic. Sizes of pages are bytes, compressed with Brotli. */
export function growthTable(clinics: Grown[]): string {
	const [one] = clinics;
	const names = one?.first.steps.map(({ name }) => name) ?? [];
	const steps: Row[] = names.map((name) => [`– ${name}, s (of processors)`, ({ first }) => took(name, first)]);
	const again: Row[] = one?.again
		? [
				["Build after one change, s", (clinic) => (clinic.again ? tenths(clinic.again.seconds) : "–")],
				...names.map((name): Row => [`– ${name}, s (of processors)`, ({ again }) => (again ? took(name, again) : "–")]),
			]
		: [];
	const [pages, build, ...others] = whole;
	const rows = [pages, build, ...steps, ...others, ...again].flatMap((row) => (row ? [row] : []));
	const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
	return [
		line(["Treatments", ...clinics.map(({ treatments }) => format(treatments))]),
		line(["---", ...clinics.map(() => "--:")]),
		...rows.map(([what, of]) => line([what, ...clinics.map(of)])),
	].join("\n");
}
