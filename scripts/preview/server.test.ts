import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { previewSite, site } from "@/e2e/support/preview-site";
import { startPreview } from "./server";

for (const [path, title] of [
	["/", "Home"],
	["/about", "About"],
	["/about/", "About"],
	["/about/?from=menu", "About"],
	["/gallery/before-&-after/", "Before and after"],
	["/gallery/before-%26-after", "Before and after"],
	["/vascular-surgery/a.v.-fistula-surgery/", "Fistula"],
	["/vascular-surgery/a.v.-fistula-surgery", "Fistula"],
	["/vascular-surgery/nerves-%26-veins/", "Nerves"],
] as const) {
	test(`${path} gives its page, to be revalidated each time`, async (t) => {
		const { raw } = await previewSite(t);
		const { status, headers, body } = await raw(path);
		expect(status).toBe(200);
		expect(body.toString()).toContain(`<title>${title}</title>`);
		expect(headers["content-type"]).toBe("text/html; charset=utf-8");
		expect(headers["cache-control"]).toBe("no-cache");
	});
}

for (const path of [
	"/nothing",
	"/nothing/here/",
	"/About/",
	"/404",
	"/.hidden",
	"/%zz",
	"/%E0%A4%A",
	"/%00",
	"/a%2fb",
]) {
	test(`${path} gives the not-found page with status 404`, async (t) => {
		const { raw } = await previewSite(t);
		const { status, headers, body } = await raw(path);
		expect(status).toBe(404);
		expect(body.toString()).toContain("<title>Not found</title>");
		expect(headers["content-type"]).toContain("text/html");
	});
}

for (const path of [
	"/../outside.txt",
	"/%2e%2e/outside.txt",
	"/..%2foutside.txt",
	"/about/../../outside.txt",
	"/..%5coutside.txt",
]) {
	test(`${path} stays inside the folder`, async (t) => {
		const { raw } = await previewSite(t);
		expect((await raw(path)).status).toBe(404);
	});
}

for (const [path, type, cache] of [
	["/_next/static/page-1a2b.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
	["/_islands/form-3c4d.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
	["/pictures/hand-5e6f.svg", "image/svg+xml", "public, max-age=31536000, immutable"],
	["/robots.txt", "text/plain; charset=utf-8", "no-cache"],
	["/photo.avif", "image/avif", "no-cache"],
	["/font.woff2", "font/woff2", "no-cache"],
	["/film.mp4", "video/mp4", "no-cache"],
] as const) {
	test(`${path} is ${type}, kept by caches as long as its name allows`, async (t) => {
		const { raw } = await previewSite(t);
		const { headers } = await raw(path);
		expect(headers["content-type"]).toBe(type);
		expect(headers["cache-control"]).toBe(cache);
	});
}

test("text travels compressed by what the browser accepts, films as they are", async (t) => {
	const { raw } = await previewSite(t);
	const brotli = await raw("/", { headers: { "Accept-Encoding": "gzip, br" } });
	expect(brotli.headers["content-encoding"]).toBe("br");
	expect(brotliDecompressSync(brotli.body).toString()).toBe(site["index.html"]);
	expect((await raw("/", { headers: { "Accept-Encoding": "gzip" } })).headers["content-encoding"]).toBe("gzip");
	expect((await raw("/")).headers["content-encoding"]).toBeUndefined();
	const film = await raw("/film.mp4", { headers: { "Accept-Encoding": "gzip, br" } });
	expect(film.headers["content-encoding"]).toBeUndefined();
});

test("HEAD gives the headers alone, other methods are refused", async (t) => {
	const { raw } = await previewSite(t);
	const head = await raw("/about/", { method: "HEAD" });
	expect(head.status).toBe(200);
	expect(head.headers["content-length"]).toBe(String(site["about/index.html"].length));
	expect(head.body.length).toBe(0);
	expect((await raw("/about/", { method: "POST" })).status).toBe(405);
});

test("an unchanged file is not sent twice", async (t) => {
	const { raw } = await previewSite(t);
	const { etag = "" } = (await raw("/")).headers;
	expect((await raw("/", { headers: { "If-None-Match": etag } })).status).toBe(304);
});

test("a film can be fetched in parts", async (t) => {
	const { raw } = await previewSite(t);
	const part = await raw("/film.mp4", { headers: { Range: "bytes=100-199", "Accept-Encoding": "br" } });
	expect(part.status).toBe(206);
	expect(part.headers["content-range"]).toBe("bytes 100-199/1000");
	expect(part.body).toEqual(site["film.mp4"].subarray(100, 200));
	expect((await raw("/film.mp4", { headers: { Range: "bytes=900-" } })).body.length).toBe(100);
	expect((await raw("/film.mp4", { headers: { Range: "bytes=1000-" } })).status).toBe(416);
});

for (const range of ["bytes=9-2", "bytes=-5", "bytes=0-1,4-5", "bytes=x", `bytes=0-${"9".repeat(30)}`]) {
	test(`the range ${range} is answered with the whole film`, async (t) => {
		const { raw } = await previewSite(t);
		const { status, body } = await raw("/film.mp4", { headers: { Range: range } });
		expect(status).toBe(200);
		expect(body.length).toBe(1000);
	});
}

test("a file that a new build took away does not end the server", async (t) => {
	const { folder, raw } = await previewSite(t);
	await rm(join(folder, "out/film.mp4"));
	await expect(raw("/film.mp4")).rejects.toThrow();
	expect((await raw("/")).status).toBe(200);
});

test("a site in a folder is served there and nowhere else, and the top of the host leads to it", async (t) => {
	const { folder, mailbox, request } = await previewSite(t);
	writeFileSync(join(folder, "out/manifest.webmanifest"), JSON.stringify({ start_url: "/clinic/" }));
	const preview = await startPreview({ root: join(folder, "out"), mailbox });
	t.after(() => preview.close());
	const origin = `http://127.0.0.1:${preview.port}`;
	expect(preview.url).toBe(`${origin}/clinic`);
	const get = async (path: string) => {
		const answer = await request.get(origin + path, { maxRedirects: 0 });
		return [answer.status(), answer.headers().location ?? (await answer.text()).match(/<title>(.*)<\/title>/)?.[1]];
	};
	expect(await get("/clinic/")).toEqual([200, "Home"]);
	expect(await get("/clinic/about")).toEqual([200, "About"]);
	expect(await get("/clinic/nothing/")).toEqual([404, "Not found"]);
	expect(await get("/")).toEqual([302, "/clinic/"]);
	expect(await get("/clinic")).toEqual([302, "/clinic/"]);
	for (const path of ["/about/", "/clinical/", "/Clinic/"]) expect(await get(path), path).toEqual([404, undefined]);
	expect((await request.get(preview.mailbox)).status()).toBe(200);
});

test("a taken port is reported", async (t) => {
	const { folder, mailbox, preview } = await previewSite(t);
	const second = startPreview({ root: join(folder, "out"), mailbox, port: preview.port });
	await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
});
