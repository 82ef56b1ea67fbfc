/** What the benchmark reads in Lighthouse's reports. */

/** The part of a report that is read. A score is from 0 to 1, or null where an audit does not apply. */
export type LighthouseReport = {
	runtimeError?: { message: string };
	categories: Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, Audit>;
};

type Audit = {
	id: string;
	title: string;
	score: number | null;
	displayValue?: string;
	numericValue?: number;
	details?: { items?: Record<string, unknown>[] };
};

type Figure = {
	name: string;
	/** The figure in one report. */
	of(report: LighthouseReport): number;
	show(value: number): string;
	/** Whether the bar is held (design: numbers to hold); the bar of the largest paint is the page's own. */
	holds?(value: number): boolean;
};

const category = (name: string, id: string): Figure => ({
	name,
	of: (report) => Math.round((report.categories[id]?.score ?? 0) * 100),
	show: (value) => value.toFixed(0),
	holds: (value) => value === 100,
});

const timing = (name: string, id: string, more: Partial<Figure> = {}): Figure => ({
	name,
	of: (report) => report.audits[id]?.numericValue ?? Number.NaN,
	show: (value) => `${(value / 1000).toFixed(2)} s`,
	...more,
});

/** The columns of the table. */
export const figures: Figure[] = [
	category("Perf.", "performance"),
	category("Access.", "accessibility"),
	category("Practices", "best-practices"),
	category("SEO", "seo"),
	timing("FCP", "first-contentful-paint"),
	timing("LCP", "largest-contentful-paint"),
	timing("TBT", "total-blocking-time", { show: (value) => `${value.toFixed(0)} ms`, holds: (value) => value <= 20 }),
	timing("CLS", "cumulative-layout-shift", { show: (value) => value.toFixed(3), holds: (value) => value < 0.005 }),
	timing("Speed", "speed-index"),
];

/** The middle value, or the mean of the two in the middle. */
export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length / 2;
	return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

/** The element whose showing is the largest contentful paint, in the first report of a page. */
export function largestPart([report]: LighthouseReport[]): string {
	const [table] = report?.audits["largest-contentful-paint-element"]?.details?.items ?? [];
	const [row] = (table?.items ?? []) as { node?: { snippet?: string } }[];
	return row?.node?.snippet?.slice(0, 100) ?? "none";
}

/** Items of an audit that are shown. */
const SHOWN = 3;

/** An item in one line: its element if it has one, else its plain values. */
function describe(item: Record<string, unknown>): string {
	const values = Object.values(item).flatMap((value) => {
		if (typeof value === "string" || typeof value === "number") return [String(value)];
		const node = value as { selector?: string; url?: string } | null;
		return [node?.selector ?? node?.url ?? []].flat();
	});
	return values.join(" | ").slice(0, 200);
}

/**
 * Every audit below its full score in one of the reports of a page, as lines: those that count towards a category
 * first, each with what it names in its worst run.
 */
export function problems(reports: LighthouseReport[]): string[] {
	const refs = Object.values(reports[0]?.categories ?? {}).flatMap(({ title, auditRefs }) =>
		auditRefs.map(({ id, weight }) => ({ id, weight, title })),
	);
	const lines = refs
		.toSorted((a, b) => b.weight - a.weight)
		.flatMap(({ id, weight, title }) => {
			const failed = reports
				.flatMap(({ audits }) => audits[id] ?? [])
				.filter(({ score }) => score !== null && score < 1)
				.sort((a, b) => (a.score ?? 0) - (b.score ?? 0));
			const [worst] = failed;
			if (!worst) return [];
			const counts = weight > 0 ? title : `${title}, a hint that does not count`;
			const often = `${failed.length} of ${reports.length} runs, score ${worst.score}`;
			// Sections of a list are advice on reading the audit, not what was found.
			const items = (worst.details?.items ?? []).filter(({ type }) => type !== "list-section").slice(0, SHOWN);
			return [
				`  ${id}: ${worst.title} ${worst.displayValue ?? ""} (${counts}; ${often})`,
				...items.map((item) => `      ${describe(item)}`),
			];
		});
	return lines.length > 0 ? lines : ["  nothing to mend"];
}
