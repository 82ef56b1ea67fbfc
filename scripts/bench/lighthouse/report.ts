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
	/** A list for most audits; one of them has an object for it. */
	details?: { items?: Record<string, unknown>[] | object };
};

const itemsOf = ({ details }: Audit): Record<string, unknown>[] => (Array.isArray(details?.items) ? details.items : []);

/** The four categories, in the order of Lighthouse's own report. */
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** The scores of a report from 0 to 100, of the categories that were looked at. */
export const scores = ({ categories: found }: LighthouseReport): number[] =>
	categories.flatMap((id) => (found[id] ? [Math.round((found[id].score ?? 0) * 100)] : []));

const timing = (id: string) => (report: LighthouseReport) => report.audits[id]?.numericValue ?? Number.NaN;

/** Milliseconds until something of the page shows. */
export const firstPaint = timing("first-contentful-paint");
/** Milliseconds until its largest part shows. */
export const largestPaint = timing("largest-contentful-paint");
/** Milliseconds in which the page could not answer a tap, above 50 in each piece of work. */
export const blocking = timing("total-blocking-time");
/** How much of the page moved by itself. */
export const shift = timing("cumulative-layout-shift");
/** Milliseconds until the first view looks finished, on average over its parts. */
export const speedIndex = timing("speed-index");

/** The element whose showing is the largest contentful paint, in the first report of a page. */
export function largestPart([report]: LighthouseReport[]): string {
	const audit = report?.audits["largest-contentful-paint-element"];
	const [table] = audit ? itemsOf(audit) : [];
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
			const items = itemsOf(worst)
				.filter(({ type }) => type !== "list-section")
				.slice(0, SHOWN);
			return [
				`  ${id}: ${worst.title} ${worst.displayValue ?? ""} (${counts}; ${often})`,
				...items.map((item) => `      ${describe(item)}`),
			];
		});
	return lines.length > 0 ? lines : ["  nothing to mend"];
}
