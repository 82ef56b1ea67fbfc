import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { filesBelow } from "@/lib/content/files";
import { type RawOptions, rawRequest } from "../support/raw-request";
import { apache } from "../support/servers/apache";
import { caddy } from "../support/servers/caddy";
import { expectedTypes } from "../support/servers/expected-types";
import { skipWithout } from "../support/servers/host";
import { nginx } from "../support/servers/nginx";
import { oddAddresses } from "../support/servers/odd-addresses";
import type { Running } from "../support/servers/program";
import { serve } from "../support/servers/serve";
import { content, out, root, routes } from "../support/site";

const files = filesBelow(out);
const paths = routes.map(({ path }) => path);
const fileOf = (path: string) => readFileSync(join(out, path, path.endsWith("/") ? "index.html" : ""));
const address = (path: string) => path.split("/").map(encodeURIComponent).join("/");
const firstBelow = (folder: string, ending: string) =>
	`/${files.find((file) => file.startsWith(folder) && file.endsWith(ending))}`;

const notFound = fileOf("404.html");
const script = firstBelow("_islands/", ".js");
const drawing = firstBelow("pictures/", ".svg");
/** What stands in the files of types of which the site may have none at present, a film among them. */
const sample = "sample".repeat(100);
const film = "/sample.mp4";
const page = "/privacyPolicy/";
const immutable = "public, max-age=31536000, immutable";

for (const host of [nginx, apache, caddy]) {
	test.describe(host.name, { tag: "@servers" }, () => {
		// One server for all of them.
		test.describe.configure({ mode: "default" });
		skipWithout(host);

		let server: Running;
		test.beforeAll(async () => {
			const rules = host.rules ? readFileSync(join(root, host.rules), "utf8") : "";
			const samples = Object.keys(expectedTypes).map((ending) => [`sample.${ending}`, sample]);
			server = await serve({ copyOf: out, files: Object.fromEntries(samples), rules }, host.start);
		});
		test.afterAll(() => server?.stop());
		const get = (path: string, options?: RawOptions) => rawRequest(server.port, path, options);

		async function expectNotFound(path: string) {
			const answer = await get(path);
			expect.soft(answer.status, path).toBe(404);
			expect.soft(answer.body.equals(notFound), `${path} gives 404.html`).toBe(true);
			expect.soft(answer.headers["content-type"], path).toMatch(/^text\/html/);
			expect.soft(answer.headers["cache-control"], path).toBe("no-cache");
		}

		test("every path gives its page, to be revalidated each time", async () => {
			for (const path of paths) {
				for (const spelling of new Set([path, address(path)])) {
					const { status, headers, body } = await get(`${spelling}?from=menu`);
					expect.soft(status, spelling).toBe(200);
					expect.soft(body.equals(fileOf(path)), `the body of ${spelling}`).toBe(true);
					expect.soft(headers["content-type"], spelling).toMatch(expectedTypes.html as RegExp);
					expect.soft(headers["cache-control"], spelling).toBe("no-cache");
				}
			}
		});

		test("any other spelling leads to the right one, its query kept", async () => {
			for (const path of paths.filter((path) => path !== "/")) {
				const bare = path.slice(0, -1);
				for (const wrong of [bare, bare.toUpperCase(), path.toUpperCase(), address(bare.toUpperCase())]) {
					for (const query of ["", "?utm=1&to=%2F%22%20x&z={path}"]) {
						const { status, headers } = await get(`${wrong}${query}`);
						expect.soft(status, wrong).toBe(301);
						expect.soft(headers.location, wrong).toBe(`${path}${query}`);
						expect.soft(headers["cache-control"], wrong).toBe("no-cache");
					}
				}
			}
		});

		test("whatever else is asked for gives the not-found page with status 404", async () => {
			const folders = readdirSync(out, { recursive: true, encoding: "utf8" })
				.filter((name) => statSync(join(out, name)).isDirectory() && !files.includes(`${name}/index.html`))
				.map((name) => `/${name}`);
			expect(folders.length).toBeGreaterThan(0);
			for (const folder of folders) {
				await expectNotFound(folder);
				await expectNotFound(`${folder}/`);
			}
			for (const path of ["/nothing", "/nothing/", `${page}nothing`, "/robots.txt/", "/.git/config", "/404"]) {
				await expectNotFound(path);
			}
		});

		test("a file whose name carries a hash is kept for ever, a missing one is not", async () => {
			for (const path of [script, drawing, firstBelow("_next/static/", ".woff2")]) {
				expect.soft((await get(path)).headers["cache-control"], path).toBe(immutable);
				await expectNotFound(path.replace(/\w(?=\.\w+$)/, (letter) => (letter === "_" ? "0" : "_")));
			}
		});

		test("what is no page may be kept only until it is asked for anew", async () => {
			for (const path of ["/robots.txt", "/favicon.ico", film]) {
				expect.soft((await get(path)).headers["cache-control"], path).toBe("no-cache");
			}
		});

		test("what has not changed is not sent again, compressed or not", async () => {
			for (const path of [page, script, film]) {
				for (const encoding of ["identity", "gzip", "gzip, deflate, br, zstd"]) {
					const accept = { "Accept-Encoding": encoding };
					const { headers } = await get(path, { headers: accept });
					const tag = { "If-None-Match": String(headers.etag) };
					const since = { "If-Modified-Since": String(headers["last-modified"]) };
					for (const validators of [tag, since, { ...tag, ...since }]) {
						const again = await get(path, { headers: { ...accept, ...validators } });
						expect.soft(again.status, `${path} ${encoding} ${Object.keys(validators)}`).toBe(304);
						expect.soft(again.headers["cache-control"], path).toBe(headers["cache-control"]);
					}
					const other = await get(path, { headers: { ...accept, "If-None-Match": '"other"', ...since } });
					expect.soft(other.status, `${path} with another tag`).toBe(200);
				}
			}
		});

		test("every kind of file has its type", async () => {
			for (const [ending, type] of Object.entries(expectedTypes)) {
				const file = files.find((name) => name.endsWith(`.${ending}`));
				for (const path of [`/sample.${ending}`, ...(file === undefined ? [] : [address(`/${file}`)])]) {
					const { status, headers } = await get(path);
					expect.soft(status, path).toBe(200);
					expect.soft(headers["content-type"], path).toMatch(type);
					expect.soft(headers["x-content-type-options"], path).toBe("nosniff");
				}
			}
		});

		test("text travels compressed, films and photographs as they are", async () => {
			for (const path of [page, script, drawing, "/sitemap.xml", "/404.html", "/nothing"]) {
				const plain = path === "/nothing" ? notFound : fileOf(path);
				const zipped = await get(path, { headers: { "Accept-Encoding": "gzip" } });
				expect.soft(zipped.headers["content-encoding"], path).toBe("gzip");
				expect.soft(zipped.headers.vary, path).toMatch(/accept-encoding/i);
				expect.soft(gunzipSync(zipped.body).equals(plain), path).toBe(true);
				const any = await get(path, { headers: { "Accept-Encoding": "gzip, br" } });
				const decode = any.headers["content-encoding"] === "br" ? brotliDecompressSync : gunzipSync;
				expect.soft(decode(any.body).equals(plain), `${path} as ${any.headers["content-encoding"]}`).toBe(true);
				const asked = await get(path);
				expect.soft(asked.headers["content-encoding"], path).toBeUndefined();
			}
			for (const path of [film, "/sample.avif"]) {
				const { headers } = await get(path, { headers: { "Accept-Encoding": "gzip, br" } });
				expect.soft(headers["content-encoding"], path).toBeUndefined();
			}
		});

		test("under another name the site is not to be listed, under its own it is", async () => {
			const { hostname } = new URL(content.clinic.site);
			const robotsAt = async (path: string, headers: Record<string, string>) =>
				(await get(path, { headers })).headers["x-robots-tag"];
			const other = { Host: "clinic.pages.example" };
			for (const path of [page, script, drawing, "/robots.txt"]) {
				expect.soft(await robotsAt(path, other), path).toBe("noindex");
				for (const Host of [
					hostname,
					hostname.toUpperCase(),
					`${hostname}:8443`,
					`www.${hostname.replace(/^www\./, "")}`,
				]) {
					expect.soft(await robotsAt(path, { Host }), `${path} at ${Host}`).toBeUndefined();
				}
				expect.soft(await robotsAt(path, { Host: `${hostname}.other.example` }), path).toBe("noindex");
				// A proxy in front that asks by a name or an address of its own.
				expect.soft(await robotsAt(path, { ...other, "X-Forwarded-Host": hostname }), path).toBeUndefined();
				for (const Host of ["127.0.0.1:8080", "backend", "backend:8080", "localhost"]) {
					expect.soft(await robotsAt(path, { Host }), `${path} at ${Host}`).toBeUndefined();
				}
			}
		});

		test("plain texts come with the letters that they are written in", async () => {
			for (const path of files.filter((name) => name.endsWith("/page.txt") || name === "llms.txt")) {
				const { status, headers, body } = await get(address(`/${path}`));
				expect.soft(status, path).toBe(200);
				expect.soft(headers["content-type"], path).toMatch(expectedTypes.txt as RegExp);
				expect.soft(headers["cache-control"], path).toBe("no-cache");
				expect.soft(body.equals(readFileSync(join(out, path))), path).toBe(true);
			}
		});

		test("HEAD gives the headers alone", async () => {
			for (const [path, status] of [
				[page, 200],
				["/nothing", 404],
				[page.toUpperCase(), 301],
			] as const) {
				const head = await get(path, { method: "HEAD" });
				expect.soft(head.status, path).toBe(status);
				expect.soft(head.body.length, path).toBe(0);
				expect.soft(head.headers["cache-control"], path).toBe("no-cache");
			}
		});

		test("a film can be fetched in parts", async () => {
			const part = await get(film, { headers: { Range: "bytes=100-199", "Accept-Encoding": "gzip, br" } });
			expect(part.status).toBe(206);
			expect(part.headers["content-range"]).toBe(`bytes 100-199/${sample.length}`);
			expect(part.body.toString()).toBe(sample.slice(100, 200));
		});

		test("the rules themselves are not shown", async () => {
			for (const path of ["/.htaccess", "/%2ehtaccess", "/pictures/../.htaccess", "//.htaccess"]) {
				const { status, body } = await get(path);
				expect.soft([400, 403, 404], path).toContain(status);
				expect.soft(body.toString(), path).not.toContain("RedirectMatch");
			}
		});

		test("odd addresses are refused or mended, and never an error of the server", async () => {
			for (const path of oddAddresses(page)) {
				const { status, headers, body } = await get(path);
				const name = `${path.slice(0, 40)} (${path.length})`;
				expect.soft(status, name).toBeLessThan(500);
				expect.soft(body.toString(), name).not.toMatch(/Index of|root:/);
				expect.soft(headers.location ?? "/", name).toMatch(/^\/(?!\/)[\w./-]*$/);
			}
		});
	});
}
