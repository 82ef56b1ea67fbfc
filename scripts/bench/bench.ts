/**
 * `npm run bench`: how soon pages of the built site show themselves on a phone and on a desktop, beside the same pages
 * as Next exports them and beside a bare page; when the main heading lies open; how soon a press is painted and what a
 * page at rest uses. All is served over HTTP/2 with TLS and Brotli. The medians go into `docs/performance.md`. Needs a
 * build, a quiet machine and the program `openssl`; Lighthouse is fetched for the run.
 *
 * `--only pages|heading|processor` measures a part alone. `--runs N` measures each page N times (3). `--beside
 * NAME=FOLDER` also measures the first page of another built site. Ends with code 1 where a bar is missed (design:
 * numbers to hold).
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { loadContent } from "@/lib/content/load";
import { findOrInstallBrowser } from "../test/browser";
import { browserFlags } from "../test/browser-flags";
import { tableAtRest } from "./at-rest";
import { tableOfHeadings } from "./heading-uncovered";
import { tableOfInteractions } from "./interactions";
import { measurePages } from "./measure-pages";
import { exportStock, pagesOfEachKind, writeBareSite } from "./measured-sites";
import { writeFigures } from "./performance-doc";
import { makeCertificate, type SecureServer, serveSecurely } from "./secure-server";

const STOCK = ".cache/stock-export";
/** Interactions and headings are quick to measure, and are measured so often. */
const QUICK_RUNS = 5;
const parts = ["pages", "heading", "processor"] as const;

function stop(message: string): never {
	console.error(message);
	process.exit(1);
}

const { values } = parseArgs({
	options: {
		only: { type: "string" },
		runs: { type: "string", default: "3" },
		beside: { type: "string", multiple: true, default: [] },
	},
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) stop("--runs must be a whole number from 1.");
const measured = values.only ? parts.filter((part) => part === values.only) : parts;
if (measured.length === 0) stop(`--only must be one of ${parts.join(", ")}.`);
const beside = values.beside.map((site) => {
	const [name, folder] = site.split("=");
	if (!name || !folder || !existsSync(join(folder, "index.html"))) stop(`--beside ${site} must be NAME=FOLDER.`);
	return { name, folder };
});
if (!existsSync("out/index.html")) stop("out/index.html is missing. Build the site first: npm run build");

const content = loadContent(process.cwd());
const pages = pagesOfEachKind(content);
const certificate = makeCertificate();
const executablePath = await findOrInstallBrowser();
const temporary = mkdtempSync(join(tmpdir(), "bench-"));
const servers: SecureServer[] = [];

/** Serves a site until the end of the run. Gives its address. */
async function serve(folder: string): Promise<string> {
	const server = await serveSecurely(folder, certificate);
	servers.push(server);
	return server.url;
}

/** Notes figures, with when and where they were measured, and prints them. */
function note(part: (typeof parts)[number], often: number, text: string): void {
	const day = new Date().toISOString().slice(0, 10);
	const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
	writeFigures(part, `Measured on ${day}, medians of ${often}, on ${machine}.\n\n${text}`);
	console.log(`\n${text}\n`);
}

async function measureSpeed(own: string): Promise<boolean> {
	const bareFolder = join(temporary, "bare");
	writeBareSite(bareFolder);
	await exportStock(STOCK);
	const others = await Promise.all(beside.map(async ({ name, folder }) => ({ name, url: await serve(folder) })));
	const sites = { own, stock: await serve(STOCK), bare: await serve(bareFolder), others };
	const browser = { path: executablePath, flags: [certificate.flag] };
	const { text, hints, held } = await measurePages(pages, sites, runs, browser);
	console.log(hints);
	note("pages", runs, text);
	return held;
}

/** Runs `measure` with a browser, which is closed in any case: while it is open, the run would not end. */
async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
	const browser = await chromium.launch({ executablePath, args: browserFlags });
	try {
		return await measure(browser);
	} finally {
		await browser.close();
	}
}

const measureHeading = (own: string): Promise<boolean> =>
	withBrowser(async (browser) => {
		const closely = pages.filter((page) => page.closely);
		note("heading", QUICK_RUNS, await tableOfHeadings(browser, own, closely, QUICK_RUNS));
		return true;
	});

const measureProcessor = (own: string): Promise<boolean> =>
	withBrowser(async (browser) => {
		const pressed = await tableOfInteractions(browser, own, content, QUICK_RUNS);
		const rested = await tableAtRest(browser, own, content);
		note("processor", QUICK_RUNS, `${pressed.text}\n\n${rested.text}`);
		return pressed.held && rested.held;
	});

const measure = { pages: measureSpeed, heading: measureHeading, processor: measureProcessor };
try {
	const own = await serve("out");
	let held = true;
	for (const part of measured) held = (await measure[part](own)) && held;
	console.log("! misses its bar.");
	process.exitCode = held ? 0 : 1;
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
} finally {
	for (const server of servers) server.close();
	rmSync(temporary, { recursive: true });
	rmSync(STOCK, { recursive: true, force: true });
}
