/**
 * `npm run bench [-- --slowed FACTOR] [--runs N] [--against NAME=FOLDER]`: loads pages of the built site, Next's own export of
 * them and a bare page in turns, on a slow line with a slowed processor, and prints the medians as tables. All sites are
 * served over HTTP/2, TLS and Brotli, as hosts do. Needs a build, `openssl` and an idle machine.
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
import { chromium, devices } from "@playwright/test";
import { loadLocales } from "@/lib/languages/locales";
import { hasPage, localPath } from "@/lib/model/locales";
import { menuPath, paths, treatmentPath } from "@/lib/model/routes";
import { exitWith, runOrExit } from "../exec";
import { precompress } from "../pipeline/export/precompress";
import { embeddedMailbox } from "../pipeline/settings";
import { staticFiles } from "../server/static-files";
import { browserFlags, chromeOrExit } from "../test/browsers";
import { markdownTable } from "./page-weights";

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

/** A slow line as Lighthouse slows a browser's: milliseconds before an answer, and bytes in a second. */
const SLOW_LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** Milliseconds after the load of a page in which its work counts: some begins three seconds late. */
const REST = 4500;

/** A page to load. */
type Subject = { name: string; url: string };

/** A page that is loaded with the processor slowed by a factor. */
type Load = Subject & { slowed: number };

/**
 * What is measured of a load, in milliseconds. `blocking`: what tasks after the first paint take above 50 ms each; `longest`:
 * the longest of them, 0 if none takes 50 ms; `shift`: Cumulative Layout Shift.
 */
type Figures = { fcp: number; lcp: number; blocking: number; longest: number; shift: number };

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

/** Loads a page once in a browser of its own, whose cache is empty. */
async function loadPage({ url, slowed }: Load, executablePath: string): Promise<Figures> {
	const browser = await chromium.launch({ executablePath, args: [...browserFlags, certificate.flag] });
	const page = await browser.newPage(devices["Moto G4"]);
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", SLOW_LINE);
	await session.send("Emulation.setCPUThrottlingRate", { rate: slowed });
	await page.goto(url);
	await page.waitForTimeout(REST);
	const [paints = [], largest = [], tasks = [], shifts = []] = await page.evaluate(
		(types) =>
			types.map((type) => {
				const observer = new PerformanceObserver(() => {});
				observer.observe({ type, buffered: true });
				return observer.takeRecords().map((entry) => entry.toJSON() as PerformanceEntry & { value?: number });
			}),
		["paint", "largest-contentful-paint", "longtask", "layout-shift"],
	);
	await browser.close();
	const fcp = paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN;
	const durations = tasks.map(({ startTime, duration }) => Math.min(duration, startTime + duration - fcp));
	return {
		fcp,
		lcp: largest.at(-1)?.startTime ?? Number.NaN,
		blocking: durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
		longest: Math.max(0, ...durations),
		shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
	};
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** The medians of a factor as a table in Markdown; in brackets, how many times that of the bare page. */
function resultsTable(results: Map<Load, Figures[]>, factor: number, bare: Subject): string {
	const loads = [...results.keys()].filter(({ slowed }) => slowed === factor);
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

/** How fast this machine is: the milliseconds in which it adds 200 million numbers. */
function loopTime(): number {
	const start = performance.now();
	let sum = 0;
	for (let index = 0; index < 2e8; index++) sum = (sum + index) | 0;
	return sum === 1 ? Number.NaN : performance.now() - start;
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
		slowed: { type: "string", multiple: true, default: ["4", "8"] },
	},
});
const factors = values.slowed.map(Number);
if (!factors.every((factor) => factor >= 1)) exitWith("--slowed must be a number from 1.");
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

	const loads = factors.flatMap((slowed) => subjects.map((subject): Load => ({ ...subject, slowed })));
	const results = new Map(loads.map((load): [Load, Figures[]] => [load, []]));
	const loop = loopTime();
	// In turns: a slow minute of the machine then affects every page.
	for (let run = 1; run <= runs; run++) {
		for (const [load, figures] of results) {
			console.log(`Run ${run} of ${runs}: ${load.name}, slowed ${load.slowed} times`);
			figures.push(await loadPage(load, chromePath));
		}
	}
	const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
	console.log(`\nMeasured on ${new Date().toISOString().slice(0, 10)}, medians of ${runs}, on ${machine}.`);
	console.log(`200 million additions took ${loop.toFixed(0)} ms.`);
	for (const factor of factors) console.log(`\nSlowed ${factor} times\n\n${resultsTable(results, factor, bare)}`);
} finally {
	for (const server of servers) server.close();
	rmSync(temporary, { recursive: true });
	rmSync(STOCK, { recursive: true, force: true });
}
