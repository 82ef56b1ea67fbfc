import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { expectedTypes } from "../support/servers/expected-types";
import { failsWithout } from "../support/servers/host";
import {
	address,
	fileOf,
	files,
	film,
	firstBelow,
	type Get,
	immutable,
	onEveryHost,
	page,
	sample,
} from "../support/servers/served-site";
import { out } from "../support/site";

const script = firstBelow("_islands/", ".js");
const drawing = firstBelow("pictures/", ".svg");
const letters = firstBelow("_next/static/", ".woff2");
const texts = [page, script, drawing, "/sitemap.xml", "/404.html"];

/** The file that the build has compressed for a path, if it has. */
const compressedFor = (path: string, ending: string) =>
	join(out, `${path}${path.endsWith("/") ? "index.html" : ""}.${ending}`);

/** What browsers of today accept, and what old ones and many programs do. */
const accepts = { today: "gzip, deflate, br, zstd", before: "gzip", none: "identity" };

/** Asks for files that have been fetched before, by what the answer said of them then. */
async function expectUnchanged(get: Get, validator: { answer: string; request: string }): Promise<void> {
	for (const path of [page, script, film]) {
		for (const accept of Object.values(accepts)) {
			const encoding = { "Accept-Encoding": accept };
			const { headers } = await get(path, { headers: encoding });
			const value = headers[validator.answer];
			expect.soft(value, `${validator.answer} of ${path} ${accept}`).toBeDefined();
			const again = await get(path, { headers: { ...encoding, [validator.request]: String(value) } });
			expect.soft(again.status, `${path} ${accept}`).toBe(304);
			expect.soft([undefined, headers["cache-control"]], path).toContain(again.headers["cache-control"]);
		}
	}
}

onEveryHost((host, get) => {
	test("every kind of file has its type, texts with their letters", async () => {
		failsWithout("types", host);
		for (const [ending, type] of Object.entries(expectedTypes)) {
			const file = files.find((name) => name.endsWith(`.${ending}`));
			for (const path of [`/sample.${ending}`, ...(file === undefined ? [] : [address(`/${file}`)])]) {
				const { status, headers } = await get(path);
				expect.soft(status, path).toBe(200);
				expect.soft(headers["content-type"], path).toMatch(type);
			}
		}
	});

	test("plain texts are what the build made", async () => {
		const { status, body } = await get("/llms.txt");
		expect([status, body]).toEqual([200, readFileSync(join(out, "llms.txt"))]);
	});

	test("files with a hash in their names are kept for ever, missing ones not; all else is asked for anew", async () => {
		failsWithout("caching", host);
		for (const path of [script, drawing, letters]) {
			expect.soft((await get(path)).headers["cache-control"], path).toBe(immutable);
			const gone = await get(path.replace(/\w(?=\.\w+$)/, (letter) => (letter === "_" ? "0" : "_")));
			expect.soft([gone.status, gone.headers["cache-control"]], path).toEqual([404, "no-cache"]);
		}
		for (const path of [page, "/robots.txt", "/favicon.ico", film, "/nothing"]) {
			expect.soft((await get(path)).headers["cache-control"], path).toBe("no-cache");
		}
	});

	test("what has not changed by its tag is not sent again, compressed or not", async () => {
		failsWithout("tags", host);
		await expectUnchanged(get, { answer: "etag", request: "If-None-Match" });
		// A tag counts for more than a date (RFC 9110, section 13.2.2).
		const since = { "If-None-Match": '"other"', "If-Modified-Since": new Date().toUTCString() };
		expect((await get(page, { headers: since })).status).toBe(200);
	});

	test("what has not changed since a date is not sent again, compressed or not", async () => {
		failsWithout("dates", host);
		await expectUnchanged(get, { answer: "last-modified", request: "If-Modified-Since" });
	});

	test("text travels compressed, films and photographs as they are", async () => {
		failsWithout("compression", host);
		for (const path of [...texts, "/nothing"]) {
			const plain = fileOf(path === "/nothing" ? "404.html" : path);
			const zipped = await get(path, { headers: { "Accept-Encoding": accepts.before } });
			expect.soft(zipped.headers["content-encoding"], path).toBe("gzip");
			expect.soft(zipped.headers.vary, path).toMatch(/^accept-encoding$/i);
			expect.soft(gunzipSync(zipped.body).equals(plain), path).toBe(true);
			const any = await get(path, { headers: { "Accept-Encoding": accepts.today } });
			const decode = any.headers["content-encoding"] === "br" ? brotliDecompressSync : gunzipSync;
			expect.soft(any.headers.vary, path).toMatch(/^accept-encoding$/i);
			expect.soft(decode(any.body).equals(plain), `${path} as ${any.headers["content-encoding"]}`).toBe(true);
			const asked = await get(path);
			expect.soft(asked.headers["content-encoding"], path).toBeUndefined();
			// A cache between may keep it for a browser that would take less.
			expect.soft(asked.headers.vary, path).toMatch(/^accept-encoding$/i);
		}
		for (const path of [film, "/sample.avif"]) {
			const { headers } = await get(path, { headers: { "Accept-Encoding": accepts.today } });
			expect.soft(headers["content-encoding"], path).toBeUndefined();
		}
	});

	test("what the build has compressed is handed on as it is", async () => {
		test.skip(!existsSync(compressedFor("/", "br")), "this site was built without compressed files");
		failsWithout("precompressed", host);
		for (const path of texts) {
			for (const [accept, ending] of [
				[accepts.before, "gz"],
				[accepts.today, host.withoutBrotli ? "gz" : "br"],
			] as const) {
				const { body } = await get(path, { headers: { "Accept-Encoding": accept } });
				expect.soft(body.equals(readFileSync(compressedFor(path, ending))), `${path} as ${ending}`).toBe(true);
			}
		}
	});

	test("a film can be fetched in parts", async () => {
		failsWithout("ranges", host);
		const part = await get(film, { headers: { Range: "bytes=100-199", "Accept-Encoding": accepts.today } });
		expect(part.status).toBe(206);
		expect(part.headers["content-range"]).toBe(`bytes 100-199/${sample.length}`);
		expect(part.body.toString()).toBe(sample.slice(100, 200));
		expect((await get(film, { headers: { Range: `bytes=${sample.length}-` } })).status).toBe(416);
	});
});
