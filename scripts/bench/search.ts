/**
 * Measures how soon a first search answers: from the moment at which its script and data are asked for until the answer,
 * on a slow line and a processor slowed down four times, and how long the longest piece of work holds a phone up. Each
 * run is a fresh visit. Needs a build: `npx tsx scripts/bench/search.ts [query]`.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { build } from "esbuild";
import { findOrInstallBrowser } from "../test/browser";
import { browserFlags } from "../test/browser-flags";
import { median } from "./median";
import { SLOWDOWN, slowPhone } from "./slow-phone";

const RUNS = 9;

/** Milliseconds in which the first answer has to come. */
const BAR = 2000;

type Measured = { whole: number; answer: number; longest: number };

const root = process.env.SITE_ROOT ?? process.cwd();
const [query = "finger kat gaya"] = process.argv.slice(2);

const { outputFiles } = await build({
	entryPoints: ["lib/search/answer.ts"],
	bundle: true,
	minify: true,
	format: "esm",
	target: "es2022",
	write: false,
});
const files: Record<string, { type: string; body: Buffer }> = {
	"/": { type: "text/html", body: Buffer.from("<!doctype html><title>Search</title>") },
	"/answer.js": { type: "text/javascript", body: Buffer.from(outputFiles[0]?.contents ?? []) },
	"/search.json": { type: "application/json", body: readFileSync(join(root, "out", "search.json")) },
};
const sent = new Map(
	Object.entries(files).map(([path, { type, body }]) => [path, { type, body: brotliCompressSync(body) }]),
);
const server = createServer(({ url = "/" }, response) => {
	const file = sent.get(url);
	response.writeHead(file ? 200 : 404, { "Content-Type": file?.type ?? "text/plain", "Content-Encoding": "br" });
	response.end(file?.body);
}).listen(0);
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

async function measure(browser: Browser): Promise<Measured> {
	const context = await browser.newContext();
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await page.goto(address);
	await slowPhone(devtools);
	const measured = await page.evaluate(async (typed) => {
		let longest = 0;
		new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
		}).observe({ type: "longtask" });
		const asked = performance.now();
		// As the box asks for them: both at once.
		const [{ readSearch }, text] = await Promise.all([
			import(`${location.origin}/answer.js`),
			fetch("/search.json").then((response) => response.text()),
		]);
		const there = performance.now();
		const search = await readSearch(JSON.parse(text));
		const found = search(typed);
		const answered = performance.now();
		if (found.length === 0) throw new Error(`Nothing is found for "${typed}"`);
		await new Promise((resolve) => setTimeout(resolve, 100));
		return { whole: answered - asked, answer: answered - there, longest };
	}, query);
	await context.close();
	return measured;
}

const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: browserFlags });
const runs: Measured[] = [];
for (let run = 0; run < RUNS; run++) runs.push(await measure(browser));
await browser.close();
server.close();

const middle = (value: (run: Measured) => number) => median(runs.map(value));
const milliseconds = (value: (run: Measured) => number) => `${middle(value).toFixed(0)} ms`;
console.log(`"${query}", median of ${RUNS} fresh visits, processor slowed ${SLOWDOWN} times, 1.6 Mbit/s, 150 ms:`);
for (const path of ["/answer.js", "/search.json"]) console.log(`${path}: ${sent.get(path)?.body.length} bytes`);
console.log(`from the first request to the answer: ${milliseconds(({ whole }) => whole)}, at most ${BAR} ms`);
console.log(`from the data to the answer: ${milliseconds(({ answer }) => answer)}`);
console.log(`longest task: ${milliseconds(({ longest }) => longest)}`);
process.exitCode = middle(({ whole }) => whole) <= BAR ? 0 : 1;
