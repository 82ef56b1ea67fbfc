/**
 * `npm run bench [-- --mode slowed] [--runs N] [--against NAME=FOLDER]`: races the built site, Next's own export of it
 * and a bare page through Lighthouse, and writes the medians into `docs/performance.md`. All sites are served over HTTP/2,
 * TLS and Brotli, as hosts do. Needs a build, `openssl` and an idle machine. Lighthouse is fetched for the run: as a
 * dependency it would add hundreds of packages.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadLocales } from "@/lib/content/load";
import { menuPath, paths, treatmentPath } from "@/lib/model/routes";
import { precompress } from "../build/export/precompress";
import { embeddedMailbox } from "../build/settings";
import { exitWith, runCommand, runOrExit } from "../exec";
import { browserFlags, chromeOrExit } from "../test/browsers";
import { measuredHere, median, secureHost, writeFigures } from "./measuring";
import { markdownTable } from "./page-weights";

const LIGHTHOUSE = "lighthouse@12.8.2";
/** Next exports only to folders of the project. */
const STOCK = ".cache/stock-export";
/** FCP and LCP may take this many times those of the bare page; those of home, which has a picture, some more. */
const BARE_FACTOR = 1.25;
const HOME_FACTOR = 1.4;
const MAX_SHIFT = 0.01;
const MAX_BLOCKING_MS = 30;

const BARE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare page</title>
<h1>A bare page</h1>
<p>One heading and one sentence, without style, typeface, picture or script.</p>
</html>
`;

/** A Lighthouse run: the device, and whether the slow network is simulated or applied while the page loads. */
type Mode = { id: string; title: string; flags: string[]; simulated: boolean };

const modes: Mode[] = [
	{ id: "simulated", title: "Phone, line and processor simulated", flags: [], simulated: true },
	{
		id: "slowed",
		title: "Phone, line and processor really slowed",
		flags: ["--throttling-method=devtools"],
		simulated: false,
	},
	{ id: "desktop", title: "Desktop", flags: ["--preset=desktop"], simulated: true },
];

/** A page to load. Bars apply to the pages of the built site only: these have the factor for FCP and LCP. */
type Subject = { name: string; url: string; factor?: number };

/** The parts of Lighthouse's JSON report that are read. */
type Report = {
	runtimeError?: { message: string };
	categories: Record<string, { score: number | null }>;
	audits: Record<string, { numericValue?: number }>;
};

/** A copy of a site with compressed files beside each text, as our build makes them. */
async function compressedCopy(site: string): Promise<string> {
	const folder = mkdtempSync(join(temporary, "site-"));
	cpSync(site, folder, { recursive: true });
	await precompress(folder);
	return folder;
}

/** Loads a page once in Lighthouse, with an empty cache. */
async function load(url: string, flags: string[], chrome: { path: string; flags: string[] }): Promise<Report> {
	const file = join(temporary, "report.json");
	const output = ["--quiet", "--no-enable-error-reporting", "--output=json", `--output-path=${file}`];
	const chromeFlags = `--chrome-flags=${["--headless=new", ...chrome.flags].join(" ")}`;
	const env = { CHROME_PATH: chrome.path, npm_config_loglevel: "error" };
	const code = await runCommand("npx", ["--yes", LIGHTHOUSE, url, ...output, chromeFlags, ...flags], env);
	if (code !== 0) throw new Error(`${LIGHTHOUSE} could not load ${url}.`);
	const report = JSON.parse(readFileSync(file, "utf8")) as Report;
	if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
	return report;
}

const categories = ["performance", "accessibility", "best-practices", "seo"];
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** The medians of a mode as a table in Markdown. `!` marks a figure that misses its bar. */
function tableOf(results: Map<Subject, Report[]>, bare: Subject, { simulated }: Mode): string {
	const timing = (subject: Subject, audit: string) =>
		median((results.get(subject) ?? []).map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
	const bareLcp = timing(bare, "largest-contentful-paint");
	const rows = [...results].map(([subject, reports]) => {
		const { factor = 1 } = subject;
		const bar = (text: string, met: boolean) => (met || !subject.factor ? text : `${text} !`);
		const scores = categories.map((id) =>
			median(reports.map(({ categories: found }) => Math.round((found[id]?.score ?? 0) * 100))),
		);
		const fcp = timing(subject, "first-contentful-paint");
		const lcp = timing(subject, "largest-contentful-paint");
		const blocking = timing(subject, "total-blocking-time");
		const shift = timing(subject, "cumulative-layout-shift");
		return [
			subject.name,
			bar(scores.join(", "), !simulated || scores.every((score) => score === 100)),
			bar(seconds(fcp), fcp <= factor * timing(bare, "first-contentful-paint")),
			bar(`${seconds(lcp)} (${(lcp / bareLcp).toFixed(2)})`, lcp <= factor * bareLcp),
			bar(`${blocking.toFixed(0)} ms`, blocking <= MAX_BLOCKING_MS),
			bar(shift.toFixed(3), shift <= MAX_SHIFT),
			seconds(timing(subject, "speed-index")),
		];
	});
	const head = ["Page", "Scores", "FCP", "LCP (of the bare page's)", "Blocking", "Shift", "Speed Index"];
	return markdownTable(head, rows);
}

/** One page of each type that the content has, in each language. Next exports all below the codes of their languages. */
function pagesToRace(): { name: string; path: string; exported: string }[] {
	return loadLocales(process.cwd()).flatMap(({ treatments, navigation, locale }) => {
		const isCalm = ({ emergency }: (typeof treatments)[number]) => emergency.length === 0;
		const pages = {
			Home: [paths.home],
			Treatment: treatments.filter(isCalm).slice(0, 1).map(treatmentPath),
			"First aid": treatments
				.filter((one) => !isCalm(one))
				.slice(0, 1)
				.map(treatmentPath),
			Booking: [paths.booking],
			Menu: navigation.menus.slice(0, 1).map(({ slug }) => menuPath(slug)),
			"Legal text": [paths.privacy],
		};
		return Object.entries(pages).flatMap(([type, found]) =>
			found.map((path) => ({
				name: `${type}, ${locale.code}`,
				path: `${locale.root}${path}`,
				exported: `/${locale.code}${path}`,
			})),
		);
	});
}

const { values } = parseArgs({
	options: {
		runs: { type: "string", default: "3" },
		against: { type: "string", multiple: true, default: [] },
		mode: { type: "string", multiple: true, default: modes.map(({ id }) => id) },
	},
});
const chosen = modes.filter(({ id }) => values.mode.includes(id));
if (chosen.length === 0) exitWith(`--mode must be one of ${modes.map(({ id }) => id).join(", ")}.`);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) exitWith("--runs must be a whole number from 1.");
const others = values.against.map((site) => {
	const [name, folder] = site.split("=");
	if (!name || !folder || !existsSync(join(folder, "index.html"))) exitWith(`--against ${site} must be NAME=FOLDER.`);
	return { name, folder };
});
if (!existsSync("out/index.html")) exitWith("out/index.html is missing. Build the site first: npm run build");

const temporary = mkdtempSync(join(tmpdir(), "bench-"));
const host = secureHost(temporary);
try {
	const chrome = { path: chromeOrExit(), flags: [...browserFlags, host.flag] };
	const serve = async (folder: string) => `https://localhost:${await host.serve(folder)}`;

	const bareFolder = join(temporary, "bare");
	mkdirSync(bareFolder);
	writeFileSync(join(bareFolder, "index.html"), BARE);
	await runOrExit("node_modules/next/dist/bin/next", ["build"], { ...embeddedMailbox, EXPORT_FOLDER: STOCK });

	const pages = pagesToRace();
	const [own, stock] = [await serve("out"), await serve(await compressedCopy(STOCK))];
	const bare: Subject = { name: "Bare page", url: await serve(await compressedCopy(bareFolder)) };
	const subjects: Subject[] = [
		...pages.map(({ name, path }) => ({
			name,
			url: own + path,
			factor: name.startsWith("Home") ? HOME_FACTOR : BARE_FACTOR,
		})),
		...pages.slice(0, 3).map(({ name, exported }) => ({
			name: `${name}, Next's own export`,
			url: stock + exported,
		})),
		bare,
	];
	for (const { name, folder } of others) subjects.push({ name, url: await serve(await compressedCopy(folder)) });

	for (const mode of chosen) {
		const results = new Map(subjects.map((subject): [Subject, Report[]] => [subject, []]));
		// In turns: a slow minute of the machine then affects every subject.
		for (let run = 1; run <= runs; run++) {
			for (const [subject, reports] of results) {
				console.log(`${mode.title}, run ${run} of ${runs}: ${subject.name}`);
				reports.push(await load(subject.url, mode.flags, chrome));
			}
		}
		const figures = `${measuredHere(runs)}\n\n${tableOf(results, bare, mode)}`;
		writeFigures(`figures: ${mode.id}`, figures);
		console.log(`\n${mode.title}\n\n${figures}\n\n! misses its bar.`);
	}
} finally {
	host.close();
	rmSync(temporary, { recursive: true });
	rmSync(STOCK, { recursive: true, force: true });
}
