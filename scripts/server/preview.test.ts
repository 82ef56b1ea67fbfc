import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { type RawOptions, rawRequest } from "@/e2e/support/raw-request";
import { runScript, startScript } from "@/e2e/support/run-script";
import { outputFiles } from "@/lib/content/files";
import { CAPACITY, type StoredRequest } from "./mailbox";
import { type Preview, startPreview } from "./preview";

const home = "<title>Home</title>Plain words.";
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const site = {
	"index.html": home,
	"index.html.br": "compressed",
	"index.html.gz": "compressed",
	"404.html": "<title>Not found</title>",
	"mr/404.html": "<title>Not found in Marathi</title>",
	"about/index.html": "<title>About</title>",
	"gallery/before-&-after/index.html": "<title>Before and after</title>",
	"vascular-surgery/a.v.-fistula-surgery/index.html": "<title>Fistula</title>",
	"film.mp4": film,
	"_islands/form-1.js": "let a;",
	"llms.txt": "₹",
	".hidden": "hidden",
	".well-known/security.txt": "Contact: a",
	"../outside.txt": "outside",
};

const folder = mkdtempSync(join(tmpdir(), "preview-"));
const mailbox = join(folder, "mailbox");
const root = join(folder, "out");
let preview: Preview;

before(async () => {
	outputFiles(root, site);
	preview = await startPreview({ root, mailbox });
});

after(async () => {
	await preview.close();
	rmSync(folder, { recursive: true });
});

/** A request with its path and headers exactly as given, which `fetch` would normalise. */
async function raw(path: string, options?: RawOptions) {
	const answer = await rawRequest(preview.port, path, options);
	return { ...answer, text: answer.body.toString() };
}

test("a path returns its page, also without its final slash; one that is unknown, hidden or outside the not-found page", async () => {
	const pages = {
		Home: ["/"],
		About: ["/about", "/about/", "/about/?from=menu"],
		"Before and after": ["/gallery/before-&-after/", "/gallery/before-%26-after"],
		Fistula: ["/vascular-surgery/a.v.-fistula-surgery/", "/vascular-surgery/a.v.-fistula-surgery"],
		"Not found": ["/nothing", "/nothing/here/", "/About/", "/404", "/.hidden", "/%zz", "/%E0%A4%A", "/%00", "/a%2fb"],
		"Not found in Marathi": ["/mr/nothing/"],
	};
	const outside = ["/../", "/%2e%2e/", "/..%2f", "/about/../../", "/..%5c", "//../"].map(
		(path) => `${path}outside.txt`,
	);
	pages["Not found"].push(...outside, "/index.html.br", "/index.html.gz");
	for (const [title, paths] of Object.entries(pages)) {
		for (const path of paths) {
			const { status, headers, text } = await raw(path);
			assert.equal(status, title.startsWith("Not found") ? 404 : 200, path);
			assert.ok(text.startsWith(`<title>${title}</title>`), path);
			assert.match(headers["content-type"] ?? "", /^text\/html; charset=utf-8$/i, path);
			assert.equal(headers["cache-control"], "no-cache", path);
		}
	}
	assert.equal((await raw("/..\\outside.txt")).status, 400);
	assert.equal((await raw("/.well-known/security.txt")).text, "Contact: a");
	for (const method of ["POST", "PUT", "DELETE"]) assert.equal((await raw("/about/", { method })).status, 405, method);
});

test("a file has its type, is cached for a year if its name has a hash, else asked for again and sent if it changed", async () => {
	for (const [path, type, cached] of [
		["/_islands/form-1.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
		["/llms.txt", "text/plain; charset=utf-8", "no-cache"],
		["/film.mp4", "video/mp4", "no-cache"],
	] as const) {
		const { headers } = await raw(path);
		assert.deepEqual([headers["content-type"], headers["cache-control"]], [type, cached]);
		assert.equal((await raw(path, { headers: { "If-None-Match": headers.etag ?? "" } })).status, 304, path);
	}
});

test("a film can be requested from a position, from its end and by an invalid range", async () => {
	for (const [Range, start] of Object.entries({ "bytes=900-": 900, "bytes=-5": 995, "bytes=x": 0 })) {
		const { status, headers, body } = await raw("/film.mp4", { headers: { Range, "Accept-Encoding": "br" } });
		assert.deepEqual([status, headers["content-range"]], [206, `bytes ${start}-999/1000`], Range);
		assert.deepEqual(body, film.subarray(start), Range);
	}
});

test("a site that was built for a folder is served there alone, and the top of the host redirects to it", async (t) => {
	const manifest = join(root, "manifest.webmanifest");
	writeFileSync(manifest, JSON.stringify({ start_url: "/clinic/" }));
	const inFolder = await startPreview({ root, mailbox });
	t.after(() => inFolder.close());
	rmSync(manifest);
	assert.equal(inFolder.url, `http://127.0.0.1:${inFolder.port}/clinic`);
	for (const [path, status, expected] of [
		["/clinic/about", 200, "<title>About</title>"],
		["/clinic/nothing/", 404, "<title>Not found</title>"],
		["/", 302, "/clinic/"],
		["/clinic", 302, "/clinic/"],
		["/about/", 404, "The site is in /clinic/"],
		["/clinical/", 404, "The site is in /clinic/"],
		["/mailbox/", 200, "<!doctype html>"],
	] as const) {
		const { status: found, headers, body } = await rawRequest(inFolder.port, path);
		assert.equal(found, status, path);
		assert.ok((headers.location ?? body.toString()).startsWith(expected), path);
	}
});

const ids = { lib_version: "4.4.1", service_id: "service", template_id: "template", user_id: "key" };
const hostile = { user_name: "<script>alert(1)</script>", "../../name": "../../../value", message: "one\r\n  two" };
const sendPath = "/api/v1.0/email/send-form";

/** Sends a form as the e-mail library does. */
function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	return fetch(preview.url + sendPath, { method: "POST", headers, body });
}

const stored = async () => JSON.parse((await raw("/mailbox/requests.json")).text) as StoredRequest[];

test("a request is accepted from any origin and stored as one file, with its fields in order", async () => {
	const answer = await send({ ...hostile, ...ids }, { Origin: "https://other.example" });
	assert.deepEqual([answer.status, await answer.text()], [200, "OK"]);
	assert.equal(answer.headers.get("access-control-allow-origin"), "*");
	const [request] = await stored();
	assert.match(request?.file ?? "", /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}\.json$/);
	assert.ok(Math.abs(Date.now() - Date.parse(request?.received ?? "")) < 10_000);
	const fields = Object.entries({ ...hostile, ...ids }).map(([name, value]) => ({ name, value }));
	assert.deepEqual(request?.fields, fields);
	const preflight = await fetch(preview.url + sendPath, { method: "OPTIONS", headers: { Origin: "https://a.in" } });
	assert.equal(preflight.status, 204);
});

test("an incomplete, malformed or too large request is refused with the reason and not stored", async () => {
	const before = await stored();
	const part = (disposition: string, value = "x") =>
		`--b\r\nContent-Disposition: form-data${disposition}\r\n\r\n${value}\r\n`;
	const idParts = Object.entries(ids).map(([name, value]) => part(`; name="${name}"`, value));
	const form = (parts = "") => `${idParts.join("")}${parts}--b--\r\n`;
	const multipart = "multipart/form-data; boundary=b";
	for (const [type, body, status, reason] of [
		["application/json", JSON.stringify(ids), 400, /malformed/],
		["multipart/form-data", form(), 400, /malformed/],
		[multipart, form().slice(0, -6), 400, /malformed/],
		[multipart, form(part('; name="f"; filename="f.txt"')), 400, /Files are not accepted/],
		[multipart, form().replace("user_id", "other"), 400, /Public Key is required/],
		[multipart, form(part('; name="f"', "x".repeat(51_200))), 413, /50Kb/],
	] as const) {
		const answer = await raw(sendPath, { method: "POST", headers: { "Content-Type": type }, body });
		assert.equal(answer.status, status, body.slice(0, 500));
		assert.match(answer.text, reason, body.slice(0, 500));
	}
	assert.deepEqual(await stored(), before);
});

test("parallel requests are all stored, newest first, and above the capacity the oldest goes", async () => {
	rmSync(mailbox, { recursive: true });
	const numbers = Array.from({ length: 30 }, (_, index) => String(index));
	await Promise.all(numbers.map((n) => send({ n, ...ids })));
	await send({ n: "last", ...ids });
	const [last, ...others] = (await stored()).map(({ fields }) => fields[0]?.value);
	assert.deepEqual([last, others.sort()], ["last", numbers.sort()]);
	for (let index = 0; index < CAPACITY; index++) writeFileSync(join(mailbox, `2000-${1000 + index}.json`), "{}");
	await send(ids);
	const files = readdirSync(mailbox).sort();
	assert.deepEqual([files.length, files[0]], [CAPACITY, "2000-1032.json"]);
	rmSync(mailbox, { recursive: true });
});

test("the mailbox page shows requests as text, newest first", async () => {
	assert.match((await raw("/mailbox/")).text, /No requests yet/);
	await send({ ...hostile, ...ids });
	const older = { received: "2000-01-01T00:00:00.000Z", fields: [{ name: "user_name", value: "Asha" }] };
	writeFileSync(join(mailbox, "2000.json"), JSON.stringify(older));
	const { headers, text } = await raw("/mailbox/");
	assert.match(String(headers["content-security-policy"]), /default-src 'none'/);
	assert.deepEqual([headers["x-robots-tag"], headers["cache-control"]], ["noindex", "no-store"]);
	assert.doesNotMatch(text, /<script/);
	assert.match(text, /&lt;script&gt;alert\(1\)&lt;\/script&gt;[\s\S]*one\r\n {2}two[\s\S]*Asha/);
});

test("the mailbox pages are closed to other names and devices, unlike the site and its form", async (t) => {
	const local = ["localhost:3000", "127.0.0.1", "[::1]:3000"];
	for (const host of [...local, "clinic.example", "localhost.clinic.example", "192.168.1.5:3000"]) {
		const headers = { Host: host, Origin: `http://${host}`, "Content-Type": "application/x-www-form-urlencoded" };
		const choice = await raw("/mailbox/failure", { method: "POST", headers, body: "failure=none" });
		const answers = [choice, await raw("/mailbox/", { headers }), await raw("/mailbox/requests.json", { headers })];
		const expected = local.includes(host) ? "303 200 200" : "403 403 403";
		assert.equal(answers.map(({ status }) => status).join(" "), expected, host);
	}
	const addresses = Object.values(networkInterfaces()).flat();
	const address = addresses.find((entry) => entry && !entry.internal && entry.family === "IPv4")?.address;
	if (!address) return t.diagnostic("this machine is in no network");
	const open = await startPreview({ root, mailbox, host: "0.0.0.0" });
	t.after(() => open.close());
	const origin = `http://${address}:${open.port}`;
	assert.equal((await fetch(`${origin}/about/`)).status, 200);
	assert.equal((await fetch(`${origin}/mailbox/`)).status, 403);
	assert.equal((await fetch(`${open.url}/mailbox/`)).status, 200);
});

test("a chosen failure is answered to this browser until it is taken back, and nothing is stored", async () => {
	const before = await stored();
	const choose = (failure: string, origin = preview.url) => {
		const headers = { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" };
		return raw("/mailbox/failure", { method: "POST", headers, body: `failure=${failure}` });
	};
	const { status, headers } = await choose("429");
	const Cookie = headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
	assert.deepEqual([status, headers.location, Cookie], [303, "/mailbox/", "mailbox_failure=429"]);
	assert.match((await raw("/mailbox/", { headers: { Cookie } })).text, /value="429" selected/);
	const answer = await send(ids, { Cookie });
	assert.deepEqual([answer.status, await answer.text()], [429, "Too Many Requests"]);
	assert.match((await choose("none")).headers["set-cookie"]?.[0] ?? "", /^mailbox_failure=; Max-Age=0/);
	assert.deepEqual(await stored(), before);
	assert.equal((await choose("418")).status, 400);
	assert.equal((await send(ids, { Cookie: "mailbox_failure=418" })).status, 200);
	for (const origin of ["https://other.example", "null"]) assert.equal((await choose("429", origin)).status, 403);
});

test("a connection can be cut, and an answer left out, which does not keep the server from closing", async () => {
	const server = await startPreview({ root, mailbox });
	const request = (failure: string) =>
		rawRequest(server.port, sendPath, { method: "POST", headers: { Cookie: `mailbox_failure=${failure}` } });
	await assert.rejects(request("drop"), /socket hang up|ECONNRESET/);
	const stalled = request("stall").then(() => assert.fail("it was answered"));
	const rejected = assert.rejects(stalled, /socket hang up|ECONNRESET/);
	// A later request is answered.
	assert.equal((await request("500")).status, 500);
	await server.close();
	await rejected;
});

const command = "scripts/server/main.ts";

test("the command takes the next free port, prints its addresses and stops on a signal", {
	timeout: 60_000,
}, async (t) => {
	for (const signal of ["SIGINT", "SIGTERM"] as const) {
		const script = startScript(t, command, folder, { PORT: String(preview.port), HOST: "" });
		while (!/Mailbox/.test(script.text())) await new Promise((resolve) => setTimeout(resolve, 20));
		const [, url = ""] = /^Site +(http:\S+)\/\nMailbox +\1\/mailbox\/\n$/.exec(script.text()) ?? [];
		assert.ok(Number(new URL(url).port) > preview.port);
		assert.match(await (await fetch(`${url}/about/`)).text(), /<title>About/);
		script.signal(signal);
		assert.equal(await script.end, 0);
	}
});

test("the command explains a missing build and an invalid port", async (t) => {
	for (const [cwd, PORT, reason] of [
		[root, "0", /npm run build/],
		[folder, "http", /PORT/],
	] as const) {
		const { code, text } = await runScript(t, command, cwd, { PORT, HOST: "" });
		assert.equal(code, 1);
		assert.match(text, reason);
	}
});
