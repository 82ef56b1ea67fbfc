import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { expectGuarded, expectTlsKept } from "../support/servers/guarding-headers";
import { failsWithout } from "../support/servers/host";
import { oddAddresses } from "../support/servers/odd-addresses";
import { address, fileOf, files, firstBelow, forEach, onEveryHost, page } from "../support/servers/served-site";
import { content, contents, out, routes } from "../support/site";

/** The languages of the site, of which each but the first has a not-found page of its own. */
const languages = contents.map(({ edition }) => edition.code);

const paths = routes.map(({ path }) => path);
const QUERY = "?utm=1&to=%2F%22%20x&z={path}";

/** Folders of the site in which no page stands. */
const folders = readdirSync(out, { recursive: true, encoding: "utf8" })
	.filter((name) => statSync(join(out, name)).isDirectory() && !files.includes(`${name}/index.html`))
	.map((name) => `/${name}`);

const missing = ["/nothing", "/nothing/", `${page}nothing`, "/robots.txt/", "/.git/config", "/404"];

/** Of each kind of answer one: a page, a file, one kept for a year, what is missing, a redirect. */
const answered = [page, "/robots.txt", firstBelow("pictures/", ".svg"), "/nothing", page.toUpperCase()];

onEveryHost((host, get) => {
	test("every path gives its page, aliases and paths with odd signs too", async () => {
		const spellings = paths.flatMap((path) => [...new Set([path, address(path)])].map((spelling) => [path, spelling]));
		const wrong = await forEach(spellings, async ([path = "", spelling]) => {
			const { status, headers, body } = await get(`${spelling}?from=menu`);
			const right = status === 200 && body.equals(fileOf(path)) && headers["content-type"]?.startsWith("text/html");
			return right ? [] : [`${spelling}: ${status}`];
		});
		expect(wrong.flat()).toEqual([]);
	});

	test("a path without the slash at its end gives the page or leads to it, its query kept", async () => {
		const bare = paths.filter((path) => path !== "/").map((path) => path.slice(0, -1));
		const wrong = await forEach(bare, async (path) => {
			const { status, headers, body } = await get(`${path}${QUERY}`);
			const given = status === 200 && body.equals(fileOf(`${path}/`));
			const led = status === 301 && headers.location === `${path}/${QUERY}`;
			return given || led ? [] : [`${path}: ${status} ${headers.location}`];
		});
		expect(wrong.flat()).toEqual([]);
	});

	test("any other capitalisation leads to the right one, its query kept", async () => {
		failsWithout("capitals", host);
		const spellings = paths
			.filter((path) => path !== "/")
			.flatMap((path) => {
				const upper = path.toUpperCase();
				return [upper, upper.slice(0, -1), address(upper)].flatMap((spelling) => [
					{ spelling, path },
					{ spelling: `${spelling}${QUERY}`, path: `${path}${QUERY}` },
				]);
			});
		const wrong = await forEach(spellings, async ({ spelling, path }) => {
			const { status, headers } = await get(spelling);
			const right = status === 301 && headers.location === path && headers["cache-control"] === "no-cache";
			return right ? [] : [`${spelling}: ${status} ${headers.location}`];
		});
		expect(wrong.flat()).toEqual([]);
	});

	test("an address of which nothing is known answers with status 404", async () => {
		const answers = await forEach(missing, (path) => get(path));
		expect(answers.map(({ status }) => status)).toEqual(missing.map(() => 404));
	});

	test("what is not found shows the site's own page, folders without a page too", async () => {
		failsWithout("notFound", host);
		expect(folders.length).toBeGreaterThan(0);
		const all = [...folders, ...folders.map((folder) => `${folder}/`), ...missing];
		const wrong = await forEach(all, async (path) => {
			const { status, headers, body } = await get(path);
			// Below the folder of a language, the page of that.
			const [, first = ""] = path.split("/");
			const own = ["404.html", ...(languages.includes(first) ? [`${first}/404.html`] : [])];
			const shown = own.some((name) => body.equals(fileOf(name))) && headers["content-type"]?.startsWith("text/html");
			return status === 404 && shown && headers["cache-control"] === "no-cache" ? [] : [`${path}: ${status}`];
		});
		expect(wrong.flat()).toEqual([]);
	});

	test("files for servers are not shown, the rules and what is compressed", async () => {
		failsWithout("hidden", host);
		const compressed = ["/index.html.br", "/index.html.gz", `${page}index%2ehtml.gz`, "/sitemap.xml.br"];
		for (const path of ["/.htaccess", "/%2ehtaccess", "/pictures/../.htaccess", "//.htaccess", ...compressed]) {
			const { status, headers, body } = await get(path);
			expect.soft([400, 403, 404], path).toContain(status);
			expect.soft(body.toString(), path).not.toContain("RedirectMatch");
			expect.soft(headers["content-encoding"], path).toBeUndefined();
		}
	});

	test("odd addresses are refused or mended, and never an error of the server", async () => {
		failsWithout("odd", host);
		for (const path of oddAddresses(page)) {
			const { status, headers, body } = await get(path);
			const name = `${path.slice(0, 40)} (${path.length})`;
			expect.soft(status, name).toBeLessThan(500);
			expect.soft(body.toString(), name).not.toMatch(/Index of|root:.*:0:0:/);
			expect.soft(headers.location ?? "/", name).toMatch(/^\/(?!\/)[\w./-]*$/);
		}
	});

	test("HEAD gives the headers alone", async () => {
		for (const [path, status] of [
			[page, 200],
			["/nothing", 404],
		] as const) {
			const [head, whole] = [await get(path, { method: "HEAD" }), await get(path)];
			expect.soft(head.status, path).toBe(status);
			expect.soft(head.body.length, path).toBe(0);
			for (const name of ["content-type", "cache-control", "etag", "vary"]) {
				expect.soft(head.headers[name], `${name} of ${path}`).toBe(whole.headers[name]);
			}
		}
	});

	test("every answer has the headers that guard the visitor", async () => {
		failsWithout("headers", host);
		for (const path of answered) expectGuarded((await get(path)).headers, path);
	});

	test("over TLS, here or at a proxy in front, browsers are told to keep to it; otherwise they are not", async () => {
		test.skip(!content.clinic.site.startsWith("https:"), "the site has no TLS");
		failsWithout("headers", host);
		for (const path of answered) {
			expectTlsKept((await get(path, { headers: { "X-Forwarded-Proto": "https" } })).headers, path);
			expect.soft((await get(path)).headers["strict-transport-security"], path).toBeUndefined();
		}
	});

	test("under another name the site is not to be listed, under its own it is", async () => {
		failsWithout("robots", host);
		const { hostname } = new URL(content.clinic.site);
		const robotsAt = async (path: string, headers: Record<string, string>) =>
			(await get(path, { headers })).headers["x-robots-tag"];
		const other = { Host: "clinic.pages.example" };
		const own = [hostname, hostname.toUpperCase(), `${hostname}:8443`, `www.${hostname.replace(/^www\./, "")}`];
		const inside = ["127.0.0.1:8080", "backend", "backend:8080", "localhost"];
		for (const path of [page, "/robots.txt"]) {
			expect.soft(await robotsAt(path, other), path).toBe("noindex");
			expect.soft(await robotsAt(path, { Host: `${hostname}.other.example` }), path).toBe("noindex");
			for (const Host of [...own, ...inside]) {
				expect.soft(await robotsAt(path, { Host }), `${path} at ${Host}`).toBeUndefined();
			}
			// A proxy in front that asks by a name or an address of its own.
			expect.soft(await robotsAt(path, { ...other, "X-Forwarded-Host": hostname }), path).toBeUndefined();
		}
	});
});
