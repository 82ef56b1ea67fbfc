/**
 * `npm run publish:check -- cloudflare` or `github`: serves the last build as the host will, by Cloudflare's own program or
 * by the preview, which does what GitHub Pages does; asks for every page, and prints what came (docs/publishing.md).
 */
import { spawn } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "@/lib/model/routes";
import { exitWith } from "../exec";
import { startPreview } from "../server/preview";
import { siteFolder } from "../server/static-files";
import { isPublishHost, type PublishHost, WRANGLER } from "./hosts";

type Served = { origin: string; stop(): Promise<void> };

/** The longest that Cloudflare's program may take: the first time it is downloaded. */
const START_MS = 180_000;

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

const answers = (port: number) =>
	new Promise<boolean>((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.once("connect", () => socket.end());
	});

/** Serves a folder with Cloudflare's program; undefined if it cannot be fetched or started. */
async function startWrangler(folder: string): Promise<Served | undefined> {
	const port = await freePort();
	const options = ["--ip", "127.0.0.1", "--port", String(port), "--compatibility-date", "2026-01-01"];
	const child = spawn("npx", ["--yes", WRANGLER, "pages", "dev", folder, ...options], {
		stdio: ["ignore", "ignore", "ignore"],
		env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
		// A group of its own: npx does not hand on the signal that ends it.
		detached: process.platform !== "win32",
		shell: process.platform === "win32",
	});
	let ended = false;
	for (const event of ["exit", "error"]) child.once(event, () => (ended = true));
	const stop = async () => {
		if (ended || child.pid === undefined) return;
		process.kill(process.platform === "win32" ? child.pid : -child.pid);
		while (!ended) await pause(50);
	};
	for (const until = Date.now() + START_MS; Date.now() < until && !ended; await pause(200)) {
		if (await answers(port)) return { origin: `http://127.0.0.1:${port}`, stop };
	}
	await stop();
	return undefined;
}

async function serve(host: PublishHost, out: string): Promise<Served & { by: string }> {
	if (host === "cloudflare") {
		const folder = mkdtempSync(join(tmpdir(), "publish-"));
		cpSync(out, folder, { recursive: true });
		for (const rules of ["_headers", "_redirects"]) copyFileSync(`hosting/${rules}`, join(folder, rules));
		const served = await startWrangler(folder);
		const remove = () => rmSync(folder, { recursive: true, force: true });
		if (served) return { ...served, by: WRANGLER, stop: () => served.stop().then(remove) };
		remove();
		console.warn(`${WRANGLER} could not be started: without it headers and redirects are not checked.`);
	}
	const { port, close } = await startPreview({ root: out, mailbox: ".mailbox" });
	return { origin: `http://127.0.0.1:${port}`, by: "the preview", stop: close };
}

/** A line of the table: what was asked for, what was expected, and what came, if that differs. */
type Row = [asked: string, expected: string, found: string];

/** Asks for everything that matters of a site in a folder of its host. */
async function check(origin: string, folder: string, out: string, hasRules: boolean): Promise<Row[]> {
	const get = (path: string) => fetch(origin + encodeURI(path), { redirect: "manual" });
	const rows: Row[] = [];
	const expectStatus = async (what: string, addresses: string[], expected: number) => {
		const wrong: string[] = [];
		for (const path of addresses) {
			const { status } = await get(path);
			if (status !== expected) wrong.push(`${status} ${path}`);
		}
		rows.push([what, `${expected}`, wrong.join(", ")]);
	};
	const pages = [...readFileSync(join(out, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) =>
		decodeURI(new URL(address.replaceAll("&amp;", "&")).pathname),
	);
	await expectStatus(`the ${pages.length} pages of the sitemap`, pages, 200);
	const home = await get(`${folder}/`);
	const addresses = [
		...(await home.text()).matchAll(/<(?:script|img|link)\b[^>]*?\b(?:src|href)="?(\/(?!\/)[^\s">]+)/g),
	];
	const files = [...new Set(addresses.map(([, address = ""]) => decodeURI(address)))];
	await expectStatus(`the ${files.length} files that the home page loads`, files, 200);
	await expectStatus("an address without a page", [`${folder}/nothing-here/`], 404);
	const redirects = hasRules ? 301 : 404;
	await expectStatus("a page in small letters", [folder + paths.privacy.toLowerCase()], redirects);
	if (!hasRules) return rows;
	const [hashed = ""] = files.filter((file) => file.includes("/_islands/"));
	for (const [path, name, expected] of [
		[`${folder}/`, "content-security-policy", "frame-ancestors 'none'"],
		[`${folder}/`, "x-content-type-options", "nosniff"],
		[`${folder}/`, "referrer-policy", "strict-origin-when-cross-origin"],
		[hashed, "cache-control", "immutable"],
	] as const) {
		const found = (await get(path)).headers.get(name) ?? "none";
		rows.push([`${name} of ${path}`, expected, found.includes(expected) ? "" : found]);
	}
	return rows;
}

const [, , host = ""] = process.argv;
const OUT = "out";
if (!isPublishHost(host))
	exitWith("npm run publish:check -- cloudflare, or github: asks the last build for every page");
if (!existsSync(join(OUT, "sitemap.xml"))) exitWith("There is no site in out/: npm run build");
const folder = siteFolder(OUT);
if (host === "cloudflare" && folder)
	exitWith(`Cloudflare Pages serves no folder, but the site was built for ${folder}/.`);
const { origin, by, stop } = await serve(host, OUT);
try {
	const rows = await check(origin, folder, OUT, by === WRANGLER);
	const width = Math.max(...rows.map(([asked]) => asked.length));
	console.log(`As ${host} serves it, at ${folder}/, by ${by}:`);
	for (const [asked, expected, found] of rows) {
		console.log(`${found ? "✗" : "✓"} ${asked.padEnd(width)}  ${expected}${found && `, found ${found}`}`);
	}
	if (rows.some(([, , found]) => found)) process.exitCode = 1;
} finally {
	await stop();
}
