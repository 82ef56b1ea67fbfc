import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";
import { paths } from "@/lib/model/routes";
import { isCompressed } from "@/scripts/build/export/hosting/file-types";
import { rawRequest } from "../support/raw-request";
import { type Get, type Row, rows, samples } from "../support/servers/answers";
import {
	apache,
	caddy,
	type Host,
	hosts,
	nginx,
	type Site,
	serve,
	siteOf,
	skipWithout,
} from "../support/servers/hosts";
import type { Running } from "../support/servers/program";
import { contents, out, root } from "../support/site";
import { test as base, expect, scrollIntoView, unfoldAll } from "../support/test";

const rulesIn = (file: string) => readFileSync(join(root, "hosting", file), "utf8");

/** The site as a host gets it. */
function siteFor({ published }: Host): Site {
	if (!published) return siteOf(samples, out);
	const rules = Object.entries(published).map(([name, file]) => [name, rulesIn(file)]);
	return siteOf({ ...samples, ...Object.fromEntries(rules) }, out, (file) => !isCompressed(file));
}

/** Where a server answers otherwise than by the rules: the table of docs/hosting.md. */
function readDifferences() {
	const [, table = ""] = readFileSync("docs/hosting.md", "utf8").split(/^\| Server \| Asked for .*\n.*\n/m);
	const lines = table
		.slice(0, table.search(/^(?!\|)/m))
		.trim()
		.split("\n");
	return lines.map((line) => {
		const [, servers = "", asked = "", rule, answer = ""] = line.split("|").map((cell) => cell.trim());
		const row = rows.find((row) => row.asked === asked && row.answer === rule);
		if (!row) throw new Error(`docs/hosting.md: no request has this name and answer: ${line}`);
		return { servers: servers.split(", "), asked, answer };
	});
}

const differences = readDifferences();

/** What a server answers by docs/hosting.md, by what it is asked. */
function expectedOf({ name, hasNoRules }: Host): Record<string, string> {
	const asked = rows.filter(({ requests, isPlain }) => requests.length && (isPlain || !hasNoRules));
	const own = new Map(
		differences.filter(({ servers }) => servers.includes(name)).map((one) => [one.asked, one.answer]),
	);
	const expected = asked.map((row) => [row.asked, own.get(row.asked) ?? row.answer] as const);
	return Object.fromEntries(expected.filter(([, answer]) => answer !== "not asked"));
}

/** The different answers that came, in words, and the requests of each. */
async function ask(get: Get, row: Row, host: Host): Promise<Map<string, string[]>> {
	const answers = new Map<string, string[]>();
	const next = row.requests.values();
	const work = async () => {
		for (const asked of next) {
			const answer = await get(asked.path, asked)
				.then((answer) => row.inWords(answer, asked, get, host))
				.then((words) => (typeof words === "string" ? words : words ? row.answer : "otherwise"))
				.catch((error: Error) => `no answer: ${error.message}`);
			answers.set(answer, [...(answers.get(answer) ?? []), asked.path.slice(0, 80)]);
		}
	};
	await Promise.all(Array.from({ length: 8 }, work));
	return answers;
}

// One worker, which copies the site once for most servers.
base.describe.configure({ mode: "default" });
const test = base.extend<object, { start(host: Host): Promise<Running> }>({
	start: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
		async ({}, use) => {
			const sites = new Map<Host["published"], Site>();
			await use((host) => {
				const site = sites.get(host.published) ?? siteFor(host);
				sites.set(host.published, site);
				return serve(site.root, host, host.rules && rulesIn(host.rules));
			});
			for (const { remove } of sites.values()) remove();
		},
		{ scope: "worker" },
	],
});

for (const host of hosts) {
	test(`${host.name} answers by the rules, but for what docs/hosting.md says`, { tag: "@nightly" }, async ({
		start,
	}) => {
		skipWithout(host);
		// Cloudflare's and Netlify's programs answer some 30 requests a second.
		if (host.published) test.setTimeout(240_000);
		const server = await start(host);
		try {
			const expected = expectedOf(host);
			const found: Record<string, string> = {};
			for (const row of rows.filter(({ asked }) => asked in expected)) {
				const answers = await ask((path, options) => rawRequest(server.port, path, options), row, host);
				const all = [...answers.keys()].sort().join("; ");
				const examples = [...answers].map(([answer, all]) => `${answer}: ${all.slice(0, 3).join(" ")}`);
				found[row.asked] = all === expected[row.asked] ? all : `${all} (${examples.join("; ")})`;
			}
			expect(found).toEqual(expected);
		} finally {
			await server.stop();
		}
	});
}

test("nothing of a page is refused under the policy of a host's responses", { tag: "@nightly" }, async ({
	page,
	start,
}) => {
	const host = [nginx, apache].find(({ program }) => program !== undefined) ?? nginx;
	skipWithout(host);
	const server = await start(host);
	try {
		for (const path of [paths.home, paths.booking]) {
			const response = await page.goto(`http://localhost:${server.port}${path}`);
			expect(response?.headers()["content-security-policy"], path).toContain("frame-ancestors 'none'");
			await unfoldAll(page);
			for (const island of await page.locator("[data-island=main-menu], [data-island=booking-form]").all()) {
				// The island itself has no box.
				await scrollIntoView(island.locator("> *").first());
				await expect(island, path).toHaveAttribute("data-awake");
			}
		}
	} finally {
		await server.stop();
	}
});

test("Caddy serves the site by the example of docs/hosting.md", { tag: "@nightly" }, async () => {
	skipWithout(caddy);
	const [, example = ""] =
		/^## Caddy$[\s\S]*?^```caddy\n([\s\S]*?)^```$/m.exec(readFileSync("docs/hosting.md", "utf8")) ?? [];
	const site = siteOf({ ".hidden": "hidden" }, out);
	const server = await serve(site.root, caddy, example);
	const get = (path: string) => rawRequest(server.port, path, { headers: { "Accept-Encoding": "br" } });
	const fileOf = (path: string) => readFileSync(join(out, path));
	try {
		const page = await get(paths.booking);
		expect(page.status).toBe(200);
		expect(page.body).toEqual(fileOf(`${paths.booking}/index.html.br`));
		expect(page.headers).toMatchObject({ "cache-control": "no-cache", "x-content-type-options": "nosniff" });
		const drawing = filesBelow(join(out, "pictures")).find((file) => file.endsWith(".svg"));
		expect((await get(`/pictures/${drawing}`)).headers["cache-control"]).toContain("immutable");
		const languages = contents.map(({ locale }) => locale.root);
		for (const path of [...languages.map((root) => `${root}/nothing/`), "/.hidden", "/index.html.br"]) {
			const language = languages.find((root) => root && path.startsWith(`${root}/`)) ?? "";
			const lost = await get(path);
			expect.soft([lost.status, lost.headers["cache-control"]], path).toEqual([404, "no-cache"]);
			expect.soft(lost.body.equals(fileOf(`${language}/404.html.br`)), path).toBe(true);
		}
	} finally {
		await server.stop();
		site.remove();
	}
});
