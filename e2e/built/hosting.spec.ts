/** The site on servers, as docs/hosting.md says: nginx and Apache by the rules of the build, Caddy by its example. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesBelow } from "@/lib/content/files";
import { paths as pagePaths } from "@/lib/model/routes";
import { contentType, fileTypes } from "@/scripts/pipeline/export/hosting/file-types";
import { hostedSite } from "@/scripts/pipeline/export/hosting/hosted-site";
import { apacheRules, nginxRules } from "@/scripts/pipeline/export/hosting/servers";
import { type RawOptions, rawRequest } from "../support/raw-request";
import {
	apache,
	apacheWith,
	caddy,
	nginx,
	nginxHasBrotli,
	type Running,
	type Server,
	serve,
	usualModules,
} from "../support/servers";
import { content, contents, first, out, root } from "../support/site";
import { expect, scrollIntoView, test, unfoldAll } from "../support/test";

const skipWithout = ({ name, program }: Server) => test.skip(!existsSync(program), `${name} is not at ${program}`);

const files = filesBelow(out);
const fileOf = (path: string) => readFileSync(join(out, path, path.endsWith("/") ? "index.html" : ""));
const paths = files.filter((file) => /(^|\/)index\.html$/.test(file)).map((file) => `/${file.slice(0, -10)}`);
const otherPaths = paths.filter((path) => path !== "/");
const page = pagePaths.booking;
const languages = contents.map(({ locale }) => locale.root);
const parents = files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => `/${file.slice(0, index + 1)}`));
const folders = [...new Set(parents)].filter((folder) => !paths.includes(folder));

const firstBelow = (folder: string, ending: string) =>
	`/${first(
		files.filter((file) => file.startsWith(folder) && file.endsWith(ending)),
		`${ending} below ${folder}`,
	)}`;
const script = firstBelow("_islands/", ".js");
const drawing = firstBelow("pictures/", ".svg");
const hashed = [script, drawing, firstBelow("_next/static/", ".woff2")];
const QUERY = "?utm=1&to=%2F%22%20x&z={path}";
const year = "public, max-age=31536000, immutable";

/** The headers of every response, by their names in small letters. */
const [, list = ""] = /^\/\*\n([\s\S]*?)^\//m.exec(readFileSync(join(root, "hosting/_headers"), "utf8")) ?? [];
const headers = [...list.matchAll(/^ +(\S+): (.*)$/gm)].map(([, name = "", value]) => [name.toLowerCase(), value]);
const { "content-security-policy": policy, "strict-transport-security": _, ...guards } = Object.fromEntries(headers);

/** A file of every type, for sites that lack some. */
const sample = "sample".repeat(100);
const samples = Object.fromEntries(Object.keys(fileTypes).map((ending) => [`sample.${ending}`, sample]));
const film = "/sample.mp4";

const guide = readFileSync("docs/hosting.md", "utf8");
const [, example = ""] = /^```caddy\n([\s\S]*?)^```$/m.exec(guide) ?? [];

for (const server of [nginx, apache, caddy]) {
	const isExample = server === caddy;
	test.describe(server.name, () => {
		// One worker, which copies the site once.
		test.describe.configure({ mode: "default" });
		skipWithout(server);
		let running: Running;
		const get = (path: string, options?: RawOptions) => rawRequest(running.port, path, options);
		const getAs = (name: string, value: string, path: string = page) => get(path, { headers: { [name]: value } });

		test.beforeAll(async () => {
			const rules = { nginx: () => readFileSync(join(root, "hosting/nginx.conf"), "utf8"), Caddy: () => example };
			running = await serve(server, rules[server.name as keyof typeof rules]?.() ?? "", samples, out);
		});
		test.afterAll(() => running?.stop());

		test("every page is at its address, however that is encoded", async () => {
			const encoded = (path: string) => path.replaceAll("&", "%26").replaceAll(".", "%2E");
			for (const address of paths.flatMap((path) => [`${path}?from=menu`, encoded(path)])) {
				const { status, headers, body } = await get(address);
				expect
					.soft([status, headers["content-type"]?.toLowerCase()], address)
					.toEqual([200, "text/html; charset=utf-8"]);
				expect.soft(body.equals(fileOf(decodeURIComponent(address.replace(/\?.*/, "")))), address).toBe(true);
			}
		});

		test("other spellings of an address lead to the page, with the query", async () => {
			for (const path of otherPaths) {
				const bare = path.slice(0, -1);
				const mixed = path.replace(/\p{L}/gu, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter));
				for (const spelling of isExample ? [bare] : [bare, bare.toUpperCase(), path.toUpperCase(), mixed]) {
					if (spelling === path) continue;
					const { status, headers } = await get(spelling + QUERY);
					const found = [status, headers["cache-control"], headers.location];
					expect.soft(found, spelling).toEqual([301, "no-cache", path + QUERY]);
				}
			}
		});

		test("what is not there gets the not-found page of its language, which is not cached", async () => {
			const unknown = ["/nothing", "/nothing/", `${page}nothing`, "/.hidden", "/index.html.br", "/robots.txt.gz"];
			const missing = hashed.map((path) => path.replace(/\w(?=\.\w+$)/, (letter) => (letter === "_" ? "0" : "_")));
			for (const path of [...languages.flatMap((root) => unknown.map((path) => root + path)), ...missing, ...folders]) {
				const language = languages.find((root) => root && path.startsWith(`${root}/`)) ?? "";
				const { status, headers, body } = await get(path);
				expect.soft([status, headers["cache-control"]], path).toEqual([404, "no-cache"]);
				expect.soft(body.equals(fileOf(`${language}/404.html`)), path).toBe(true);
			}
			expect([403, 404]).toContain((await get("/.htaccess")).status);
		});

		test("no address leads to another host, to files outside the site or to an error of the server", async () => {
			for (const path of [
				..."// //example.org/ //example.org/%2e%2e /%5cexample.org/ /* /{path} /% /%zz /%E0%A4%A /%ff/".split(" "),
				..."/a%2fb /%0d%0aA:b /../ /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc/passwd /index.html/ /%00".split(" "),
				...[`/${page}`, `${page}/`, `${page.toUpperCase()}%0a`, `/${"a".repeat(300)}`, `/${"a/".repeat(2_000)}`],
			]) {
				const { status, headers, body } = await get(path);
				expect.soft(status, path).toBeLessThan(500);
				expect.soft(headers.location ?? "/", path).toMatch(/^\/(?!\/)[\w./-]*$/);
				expect.soft(body.toString(), path).not.toMatch(/Index of|root:.*:0:0:/);
			}
		});

		test("files with a hash in their names are cached for a year, others asked for again", async () => {
			for (const path of hashed) expect.soft((await get(path)).headers["cache-control"], path).toBe(year);
			for (const path of [page, "/robots.txt", "/favicon.ico", film]) {
				for (const encoding of ["br, gzip", "identity"]) {
					const headers = { "Accept-Encoding": encoding };
					const known = await get(path, { headers });
					expect.soft(known.headers["cache-control"], path).toBe("no-cache");
					const again = await get(path, { headers: { ...headers, "If-None-Match": known.headers.etag ?? "" } });
					expect.soft([again.status, again.headers["cache-control"]], `${path} ${encoding}`).toEqual([304, "no-cache"]);
				}
			}
		});

		test("texts are compressed as the browser asks, films are not and are sent in parts", async () => {
			for (const [accept, decode] of [
				["br", brotliDecompressSync],
				["gzip", gunzipSync],
				["identity", (body: Buffer) => body],
			] as const) {
				if (accept === "br" && server === nginx && !nginxHasBrotli) continue;
				for (const path of [page, script, drawing, "/sitemap.xml", "/nothing"]) {
					const { headers, body } = await getAs("Accept-Encoding", accept, path);
					const encoding = headers["content-encoding"] ?? "identity";
					const vary = isExample && accept === "identity" ? undefined : "accept-encoding";
					expect.soft([encoding, headers.vary?.toLowerCase()], path).toEqual([accept, vary]);
					if (encoding === accept) {
						expect.soft(decode(body).equals(fileOf(path.replace("nothing", "404.html"))), path).toBe(true);
					}
				}
			}
			// Apache compresses by itself what others send as the build has compressed it.
			const { body: gzipped } = await getAs("Accept-Encoding", "gzip");
			expect(gzipped.equals(fileOf(`${page}index.html.gz`))).toBe(server !== apache);
			const Range = "bytes=500-";
			const { status, headers, body } = await get(film, { headers: { Range, "Accept-Encoding": "gzip" } });
			expect([status, headers["content-encoding"], body.toString()]).toEqual([206, undefined, sample.slice(500)]);
		});

		test("every response has the headers that guard visitors", async () => {
			const statuses = {
				200: await get(page),
				206: await getAs("Range", "bytes=0-9", film),
				301: await get(page.slice(0, -1)),
				304: await getAs("If-None-Match", (await get(drawing)).headers.etag ?? "", drawing),
				404: await get("/nothing"),
			};
			for (const [status, { headers }] of Object.entries(statuses)) {
				expect.soft(headers, status).toMatchObject(guards);
				// The example has what the pages' own policy cannot say.
				const expected = isExample ? "object-src 'none'; frame-ancestors 'none'" : policy;
				expect.soft(headers["content-security-policy"], status).toBe(expected);
			}
		});

		test("nothing of a page is refused under the policy", async ({ page }) => {
			for (const path of [pagePaths.home, pagePaths.booking]) {
				await page.goto(`http://127.0.0.1:${running.port}${path}`);
				await unfoldAll(page);
				for (const island of await page.locator("[data-island=main-menu], [data-island=booking-form]").all()) {
					// The island itself has no box.
					await scrollIntoView(island.locator("> *").first());
					await expect(island, path).toHaveAttribute("data-awake");
				}
			}
		});

		if (isExample) return;

		test("a file of every type has its type and charset", async () => {
			for (const [ending, type] of Object.entries(fileTypes)) {
				const headers = (await get(`/sample.${ending}`)).headers["content-type"]?.toLowerCase();
				expect.soft(headers, ending).toBe(contentType(type));
			}
		});

		test("browsers are held to TLS over TLS alone", async () => {
			test.skip(!content.clinic.site.startsWith("https:"), "the clinic's site has no TLS");
			for (const path of [page, script, "/nothing"]) {
				const overTls = await getAs("X-Forwarded-Proto", "https", path);
				expect.soft(overTls.headers["strict-transport-security"], path).toMatch(/^max-age=\d+/);
				expect.soft((await get(path)).headers["strict-transport-security"], path).toBeUndefined();
			}
		});

		test("search engines list the site under its own name alone", async () => {
			const { hostname } = new URL(content.clinic.site);
			const other = "clinic.pages.example";
			const robots = async (headers: Record<string, string>) => {
				const answers = [await get(page, { headers }), await get(script, { headers })];
				return answers.map(({ headers }) => headers["x-robots-tag"]);
			};
			const own = [hostname.toUpperCase(), `${hostname}:8443`, `www.${hostname.replace(/^www\./, "")}`];
			for (const Host of [...own, "127.0.0.1:8080", "backend:8080", "localhost"]) {
				expect.soft(await robots({ Host }), Host).toEqual([undefined, undefined]);
			}
			expect(await robots({ Host: other, "X-Forwarded-Host": hostname })).toEqual([undefined, undefined]);
			for (const Host of [other, `${hostname}.other.example`]) {
				expect.soft(await robots({ Host }), Host).toEqual(["noindex", "noindex"]);
			}
		});
	});
}

/**
 * Serves files by rules and asks for paths: each must have its status, and lead to an address or return a text. Only what
 * has a hash in its name is cached.
 */
async function expectAnswers(
	server: Server,
	rules: string,
	files: Record<string, string>,
	answers: (readonly [path: string, status: number, found: string])[],
): Promise<void> {
	const { port, stop } = await serve(server, rules, files);
	try {
		for (const [path, status, found] of answers) {
			const { status: sent, headers, body } = await rawRequest(port, path);
			expect.soft([sent, headers.location ?? body.toString()], path).toEqual([status, found]);
			expect.soft(headers["cache-control"] === year, path).toBe(path.includes("/_islands/"));
		}
	} finally {
		await stop();
	}
}

for (const [server, rulesOf] of [
	[nginx, nginxRules],
	[apache, apacheRules],
] as const) {
	test(`${server.name} serves a site in a folder`, async () => {
		skipWithout(server);
		const pages = ["/", "/a.v.-fistula/"];
		const rules = rulesOf(hostedSite({ host: "www.clinic.example", base: "/our-clinic", pages, languages: ["/mr"] }));
		await expectAnswers(
			server,
			rules,
			{
				"our-clinic/index.html": "home",
				"our-clinic/a.v.-fistula/index.html": "fistula",
				"our-clinic/404.html": "none",
				"our-clinic/mr/404.html": "नाही",
				"our-clinic/_islands/form-1.js": "let a;",
				"our-clinic/.hidden": "hidden",
				"our-clinic/.htaccess": rules,
			},
			[
				["/our-clinic/", 200, "home"],
				["/our-clinic/a.v.-fistula/", 200, "fistula"],
				["/our-clinic/A.V.-Fistula?to=1", 301, "/our-clinic/a.v.-fistula/?to=1"],
				["/our-clinic/axv.-fistula/", 404, "none"],
				["/our-clinic/a.v.-fistula/more/", 404, "none"],
				["/our-clinic/.hidden", 404, "none"],
				["/our-clinic/_islands/form-1.js", 200, "let a;"],
			],
		);
	});
}

// Apache serves no site without the modules `authz_core` and `dir`; Debian's own configuration needs `filter` for `deflate`.
const optional = usualModules.filter((name) => !["authz_core", "dir", "filter"].includes(name));
const without = (module: string) =>
	usualModules.filter((name) => name !== module && !(module === "deflate" && name === "filter"));

for (const [what, setup] of [
	...optional.map((module) => [`no mod_${module}`, apacheWith(without(module), "AllowOverride FileInfo")] as const),
	...["All", "FileInfo", "FileInfo Options"].map(
		(one) => [`AllowOverride ${one}`, apacheWith(usualModules, `AllowOverride ${one}`, "Options Indexes")] as const,
	),
	...["None", "SymLinksIfOwnerMatch", "Indexes MultiViews"].map(
		(one) => [`Options ${one}`, apacheWith(usualModules, "AllowOverride FileInfo", `Options ${one}`)] as const,
	),
] as const) {
	test(`Apache follows the rules that it can with ${what}`, async () => {
		skipWithout(setup);
		const redirects = [
			["/PrivacyPolicy?utm=1", 301, "/privacyPolicy/?utm=1"],
			["/films/", 404, "not found"],
		] as const;
		await expectAnswers(
			setup,
			"",
			{
				".htaccess": apacheRules(hostedSite({ host: "www.clinic.example", pages: ["/", "/privacyPolicy/"] })),
				"index.html": "home",
				"404.html": "not found",
				"privacyPolicy/index.html": "privacy",
				"films/film.mp4": "film",
			},
			[
				["/", 200, "home"],
				["/privacyPolicy/", 200, "privacy"],
				["/nothing", 404, "not found"],
				...(what === "no mod_alias" ? [] : redirects),
			],
		);
	});
}
