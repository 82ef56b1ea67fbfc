import { loadavg } from "node:os";
import { median } from "../median";
import { table } from "../table";
import { type Browser, measure, type Way } from "./measure";
import { blocking, firstPaint, type LighthouseReport, largestPaint, scores, shift, speedIndex } from "./report";

/** A page to measure, with the bars that it has to hold (design: numbers to hold). */
export type Subject = {
	/** What the table calls it. */
	name: string;
	url: string;
	/** Whether it is a page of this site, which has bars to hold; others are there to compare with. */
	ours: boolean;
	/** Milliseconds that it may block with the processor really slowed. */
	mayBlock: number;
};

export type Round = { subject: Subject; reports: LighthouseReport[] };

/**
 * Measures pages in turns, so that all of them meet the machine in the same minutes.
 * @param runs how often each page is measured
 */
export async function measureInTurns(subjects: Subject[], way: Way, runs: number, browser: Browser): Promise<Round[]> {
	const rounds = subjects.map((subject): Round => ({ subject, reports: [] }));
	for (let run = 0; run < runs; run++) {
		for (const { subject, reports } of rounds) {
			console.log(`${way.device}, ${way.throttling}, ${run + 1} of ${runs}: ${subject.name}`);
			const all = way.all && subject.ours;
			const load = loadavg()[0] ?? 0;
			if (load > 2)
				console.warn(`The machine is busy with other things (load ${load.toFixed(1)}): times are too long.`);
			reports.push(await measure(subject.url, { ...way, all }, browser));
		}
	}
	return rounds;
}

/** How much later than the bare page a page may show itself. */
const LATER = 1.25;
const MAY_SHIFT = 0.01;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const marked = (text: string, held: boolean) => (held ? text : `${text} !`);

/**
 * The medians as a table in Markdown, figures that miss a bar marked with `!`.
 * @param bare the page without anything, measured in the same turns
 */
export function tableOf(rounds: Round[], bare: Round, { throttling }: Way): { text: string; held: boolean } {
	let allHeld = true;
	const bareFirst = median(bare.reports.map(firstPaint));
	const bareLargest = median(bare.reports.map(largestPaint));
	const rows = rounds.map(({ subject, reports }) => {
		const of = (figure: (report: LighthouseReport) => number) => median(reports.map(figure));
		const bar = (text: string, held: boolean) => {
			allHeld &&= held || !subject.ours;
			return marked(text, held || !subject.ours);
		};
		const [first, largest, blocks, shifts] = [firstPaint, largestPaint, blocking, shift].map(of) as [
			number,
			number,
			number,
			number,
		];
		const points = (scores(reports[0] as LighthouseReport) ?? []).map((_, at) =>
			of((report) => scores(report)[at] ?? 0),
		);
		const counts = throttling === "simulated";
		return [
			subject.name,
			bar(points.join(", "), !counts || points.every((point) => point === 100)),
			bar(seconds(first), !counts || first <= LATER * bareFirst),
			bar(`${seconds(largest)} (${(largest / bareLargest).toFixed(2)})`, !counts || largest <= LATER * bareLargest),
			bar(`${blocks.toFixed(0)} ms`, counts || blocks <= subject.mayBlock),
			bar(shifts.toFixed(3), shifts < MAY_SHIFT),
			seconds(of(speedIndex)),
		];
	});
	const head = ["Page", "Scores", "FCP", "LCP (of the bare page's)", "Blocking", "Shift", "Speed Index"];
	return { text: table(head, rows), held: allHeld };
}
