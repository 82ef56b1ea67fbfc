/**
 * `npm run bench [-- --mode slowed] [--runs N] [--against NAME=FOLDER]`: races pages of the built site, Next's own export of
 * them and a bare page through Lighthouse, and prints the medians as tables. All sites are served over HTTP/2, TLS and
 * Brotli, as hosts do. Needs a build, `openssl` and an idle machine. Lighthouse is fetched for the run: as a dependency it
 * would add hundreds of packages.
 */
import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createAdaptorServer, type ServerType } from "@hono/node-server";
import { loadLocales } from "@/lib/languages/locales";
import { hasPage, localPath } from "@/lib/model/locales";
import { menuPath, paths, treatmentPath } from "@/lib/model/routes";
import { exitWith, runCommand, runOrExit } from "../exec";
import { precompress } from "../pipeline/export/precompress";
import { embeddedMailbox } from "../pipeline/settings";
import { staticFiles } from "../server/static-files";
import { browserFlags, chromeOrExit } from "../test/browsers";
import { markdownTable } from "./page-weights";

const LIGHTHOUSE = "lighthouse@12.8.2";
/** Next exports only to folders of the project. */
const STOCK = ".cache/stock-export";

const BARE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare page</title>
<h1>A bare page</h1>
<p>One heading and one sentence, without style, typeface, picture or script.</p>
</html>
`;

/** Lighthouse simulates the slow line and processor, or slows the browser: its processor four times, or eight. */
const modes = {
	simulated: [],
	slowed: ["--throttling-method=devtools"],
	"slowed-8": ["--throttling-method=devtools", "--throttling.cpuSlowdownMultiplier=8"],
} satisfies Record<string, string[]>;
type Mode = keyof typeof modes;

/** A page to load. */
type Subject = { name: string; url: string };

/** A page that is loaded in a mode. */
type Load = Subject & { mode: Mode };

/** The parts of Lighthouse's JSON report that are read. */
type Report = {
	runtimeError?: { message: string };
	audits: Record<string, { numericValue?: number; details?: { items?: Record<string, number>[] } }>;
};

/** What is measured of a load, in milliseconds; `longest`: the longest piece of work that begins after the first paint. */
type Figures = { fcp: number; lcp: number; blocking: number; shift: number; longest: number };

function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const upper = sorted[middle] ?? Number.NaN;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** A certificate for `localhost`, made by `openssl`, and the Chromium flag that trusts it. */
function makeCertificate(): { key: Buffer; cert: Buffer; flag: string } {
	const [keyFile, certFile] = [join(temporary, "key.pem"), join(temporary, "cert.pem")];
	const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"];
	const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
	execFileSync("openssl", ["req", "-x509", ...kind, ...subject, "-keyout", keyFile, "-out", certFile], {
		stdio: "ignore",
	});
	const cert = readFileSync(certFile);
	const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
	const hash = createHash("sha256").update(publicKey).digest("base64");
	return { key: readFileSync(keyFile), cert, flag: `--ignore-certificate-errors-spki-list=${hash}` };
}

/** Serves a folder over HTTP/2 and returns its address. */
async function serve(folder: string): Promise<string> {
	const server = createAdaptorServer({
		fetch: staticFiles(folder).fetch,
		overrideGlobalObjects: false,
		createServer: createSecureServer,
		serverOptions: { key: certificate.key, cert: certificate.cert, allowHTTP1: true },
	});
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Serves a copy of a site with compressed files beside each text, as our build makes them. */
async function serveCompressed(site: string): Promise<string> {
	const folder = mkdtempSync(join(temporary, "site-"));
	cpSync(site, folder, { recursive: true });
	await precompress(folder);
	return serve(folder);
}

/** Loads a page once in Lighthouse, with an empty cache. */
async function loadPage({ url, mode }: Load, chromePath: string): Promise<Figures> {
	const file = join(temporary, "report.json");
	const output = ["--quiet", "--no-enable-error-reporting", "--output=json", `--output-path=${file}`];
	const chromeFlags = `--chrome-flags=${["--headless=new", ...browserFlags, certificate.flag].join(" ")}`;
	const args = ["--yes", LIGHTHOUSE, url, ...output, "--only-categories=performance", chromeFlags, ...modes[mode]];
	const code = await runCommand("npx", args, { CHROME_PATH: chromePath, npm_config_loglevel: "error" });
	if (code !== 0) throw new Error(`${LIGHTHOUSE} could not load ${url}.`);
	const { audits, runtimeError } = JSON.parse(readFileSync(file, "utf8")) as Report;
	if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
	const timing = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
	const painted = audits.metrics?.details?.items?.[0]?.observedFirstContentfulPaint ?? Number.NaN;
	const tasks = audits["main-thread-tasks"]?.details?.items ?? [];
	return {
		fcp: timing("first-contentful-paint"),
		lcp: timing("largest-contentful-paint"),
		blocking: timing("total-blocking-time"),
		shift: timing("cumulative-layout-shift"),
		longest: Math.max(0, ...tasks.map(({ startTime = 0, duration = 0 }) => (startTime >= painted ? duration : 0))),
	};
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** The medians in a mode as a table in Markdown; in brackets, how many times that of the bare page. */
function resultsTable(results: Map<Load, Figures[]>, mode: Mode, bare: Subject): string {
	const loads = [...results.keys()].filter((load) => load.mode === mode);
	const of = (load: Load, figure: keyof Figures) => median((results.get(load) ?? []).map((figures) => figures[figure]));
	const rows = loads.map((load) => {
		const least = loads.find(({ url }) => url === bare.url) ?? load;
		const beside = (figure: "fcp" | "lcp") =>
			`${seconds(of(load, figure))} (${(of(load, figure) / of(least, figure)).toFixed(2)})`;
		const work = [of(load, "blocking"), of(load, "longest")].map((time) => `${time.toFixed(0)} ms`);
		return [load.name, beside("fcp"), beside("lcp"), ...work, of(load, "shift").toFixed(3)];
	});
	return markdownTable(["Page", "FCP", "LCP", "Blocking", "Longest after FCP", "Shift"], rows);
}

/** How fast this machine is: the milliseconds of a loop that adds two hundred million numbers, the least of five. */
function loopTime(): number {
	const times = Array.from({ length: 5 }, () => {
		const start = performance.now();
		let sum = 0;
		for (let index = 0; index < 2e8; index++) sum = (sum + index) | 0;
		return sum > 2 ** 31 ? Number.NaN : performance.now() - start;
	});
	return Math.min(...times);
}

/**
 * The pages to load, each in every language that has it; `exported`: the path in Next's own export, which has all languages
 * below their codes, for pages of the original language.
 */
function pagesToRace(): { name: string; path: string; exported?: string }[] {
	const locales = loadLocales(process.cwd());
	const [original] = locales;
	if (!original) exitWith("The site has no content.");
	const calm = original.treatments.find(({ emergency }) => emergency.length === 0);
	const urgent = original.treatments.find(({ emergency }) => emergency.length > 0);
	const pages = {
		Home: paths.home,
		Treatment: calm && treatmentPath(calm),
		"First aid": urgent && treatmentPath(urgent),
		Menu: calm && menuPath(calm.menu),
		Booking: paths.booking,
		"Legal text": paths.privacy,
	};
	return locales.flatMap(({ locale }) =>
		Object.entries(pages).flatMap(([name, path]) => {
			if (!path || !hasPage(locale, path)) return [];
			const exported = locale === original.locale ? `/${locale.code}${path}` : undefined;
			return [{ name: `${name}, ${locale.code}`, path: localPath(locale, path), exported }];
		}),
	);
}

const { values } = parseArgs({
	options: {
		runs: { type: "string", default: "3" },
		against: { type: "string", multiple: true, default: [] },
		mode: { type: "string", multiple: true, default: Object.keys(modes) },
	},
});
const chosen = (Object.keys(modes) as Mode[]).filter((mode) => values.mode.includes(mode));
if (chosen.length === 0) exitWith(`--mode must be one of ${Object.keys(modes).join(", ")}.`);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) exitWith("--runs must be a whole number from 1.");
const others = values.against.map((site) => {
	const [name, folder] = site.split("=");
	if (!name || !folder || !existsSync(join(folder, "index.html"))) exitWith(`--against ${site} must be NAME=FOLDER.`);
	return { name, folder };
});
if (!existsSync("out/index.html")) exitWith("out/index.html is missing. Build the site first: npm run build");

const temporary = mkdtempSync(join(tmpdir(), "bench-"));
const servers: ServerType[] = [];
const certificate = makeCertificate();
try {
	const chromePath = chromeOrExit();
	const bareFolder = join(temporary, "bare");
	mkdirSync(bareFolder);
	writeFileSync(join(bareFolder, "index.html"), BARE);
	await runOrExit("node_modules/next/dist/bin/next", ["build"], { ...embeddedMailbox, EXPORT_FOLDER: STOCK });

	const [site, stock] = [await serve("out"), await serveCompressed(STOCK)];
	const bare: Subject = { name: "Bare page", url: await serveCompressed(bareFolder) };
	const subjects: Subject[] = pagesToRace().flatMap(({ name, path, exported }) => [
		{ name, url: site + path },
		...(exported ? [{ name: `${name}, Next's own export`, url: stock + exported }] : []),
	]);
	for (const { name, folder } of others) subjects.push({ name, url: await serveCompressed(folder) });
	subjects.push(bare);

	const loads = chosen.flatMap((mode) => subjects.map((subject): Load => ({ ...subject, mode })));
	const results = new Map(loads.map((load): [Load, Figures[]] => [load, []]));
	const loop = loopTime();
	// In turns: a slow minute of the machine then affects every page.
	for (let run = 1; run <= runs; run++) {
		for (const [load, figures] of results) {
			console.log(`Run ${run} of ${runs}: ${load.name}, ${load.mode}`);
			figures.push(await loadPage(load, chromePath));
		}
	}
	const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
	console.log(`\nMeasured on ${new Date().toISOString().slice(0, 10)}, medians of ${runs}, on ${machine}.`);
	console.log(`A loop of 200 million additions took ${loop.toFixed(0)} ms.`);
	for (const mode of chosen) console.log(`\n${mode}\n\n${resultsTable(results, mode, bare)}`);
} finally {
	for (const server of servers) server.close();
	rmSync(temporary, { recursive: true });
	rmSync(STOCK, { recursive: true, force: true });
}
