/**
 * Lighthouse as on a phone, over the home page, a treatment and the booking page: the median of each figure, and every
 * audit with something left to mend. Lighthouse is fetched for the run and is no dependency. Needs a build, and a quiet
 * machine: `npx tsx scripts/bench/lighthouse.ts`; a number after it says how often each page is measured (3).
 * `PORT` is where the site is served meanwhile (any free port).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "@/lib/content/load";
import { paths, treatmentPath } from "@/lib/site/routes";
import { startPreview } from "../preview/server";
import { runCommand } from "../run";
import { findOrInstallBrowser } from "../test/browser";
import { browserFlags } from "../test/browser-flags";
import { figures, type LighthouseReport, largestPart, median, problems } from "./lighthouse-report";

const LIGHTHOUSE = "lighthouse@12.8.2";

function stop(message: string): never {
	console.error(message);
	process.exit(1);
}

const runs = Number(process.argv[2] ?? 3);
if (!Number.isInteger(runs) || runs < 1) stop("How often to measure must be a whole number from 1.");
if (!existsSync("out/index.html")) stop("out/index.html is missing. Build the site first: npm run build");

const [treatment] = loadContent(process.cwd()).treatments;
if (!treatment) stop("There is no treatment to measure.");

/** The pages, each with the milliseconds in which its largest part has to show (design: numbers to hold). */
const pages = [
	{ path: paths.home, largestPaint: 1100 },
	{ path: treatmentPath(treatment), largestPaint: 1000 },
	{ path: paths.booking, largestPaint: undefined },
];

const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
const mailbox = join(folder, "mailbox");
const preview = await startPreview({ root: "out", mailbox, port: Number(process.env.PORT || 0) });
const browser = await findOrInstallBrowser();

/** Measures a page once. */
async function measure(path: string): Promise<LighthouseReport> {
	const file = join(folder, "report.json");
	rmSync(file, { force: true });
	const options = ["--quiet", "--no-enable-error-reporting", "--output=json", `--output-path=${file}`];
	const args = [
		"--yes",
		LIGHTHOUSE,
		preview.url + path,
		...options,
		`--chrome-flags=${["--headless=new", ...browserFlags].join(" ")}`,
	];
	await runCommand("npx", args, { CHROME_PATH: browser, npm_config_loglevel: "error" });
	if (!existsSync(file)) throw new Error(`${LIGHTHOUSE} has not measured ${path}.`);
	const report = JSON.parse(readFileSync(file, "utf8")) as LighthouseReport;
	if (report.runtimeError) throw new Error(`${path}: ${report.runtimeError.message}`);
	return report;
}

/** Measures every page and prints what was found. Gives whether all bars are held. */
async function measureAll(): Promise<boolean> {
	const row = (cells: string[]) =>
		console.log(cells.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(38))).join(""));
	const found: string[] = [];
	let held = true;
	row([`Median of ${runs}`, ...figures.map(({ name }) => name)]);
	for (const { path, largestPaint } of pages) {
		const load = loadavg()[0] ?? 0;
		const reports: LighthouseReport[] = [];
		for (let run = 0; run < runs; run++) reports.push(await measure(path));
		const cells = figures.map(({ name, of, show, holds }) => {
			const value = median(reports.map(of));
			const good = name === "LCP" ? value <= (largestPaint ?? Infinity) : (holds?.(value) ?? true);
			held &&= good;
			return `${show(value)}${good ? " " : "!"}`;
		});
		row([path, ...cells]);
		const before = `load of the machine before: ${load.toFixed(1)}`;
		found.push(`\n${path} (${before}; largest part: ${largestPart(reports)})`, ...problems(reports));
	}
	console.log("! misses its bar. Times hold for a machine whose load is below 1.");
	console.log(found.join("\n"));
	return held;
}

try {
	process.exitCode = (await measureAll()) ? 0 : 1;
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
} finally {
	await preview.close();
	rmSync(folder, { recursive: true });
}
