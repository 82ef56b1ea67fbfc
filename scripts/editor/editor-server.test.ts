import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { createServer } from "../server/listen";
import { markOf } from "./content-files";
import { editorServer } from "./editor-server";

const root = mkdtempSync(join(tmpdir(), "editor-"));
const inRoot = (file: string) => join(root, file);
const token = "the page's own";
const server = createServer(editorServer(root, async () => undefined, { token }));
let port = 0;

before(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	port = (server.address() as AddressInfo).port;
});

after(() => {
	server.close();
	server.closeAllConnections();
	rmSync(root, { recursive: true });
});

beforeEach(() => {
	rmSync(root, { recursive: true });
	mkdirSync(inRoot("content/doctors"), { recursive: true });
	mkdirSync(inRoot("content/schemas"));
	writeFileSync(inRoot("content/clinic.yaml"), "name: A\n");
	writeFileSync(inRoot("content/schemas/clinic.json"), "{}");
	writeFileSync(inRoot("secret.yaml"), "x: 1\n");
});

type Answer = { status: number; body: string; mark: string | undefined };

/** A request as the page makes it; `headers` change or add to what it sends. */
function ask(
	method: string,
	path: string,
	body?: string | Buffer,
	headers: Record<string, string> = {},
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const options = { host: "127.0.0.1", port, method, path: `/admin/api/${path}` };
		const sent = request({ ...options, headers: { "x-editor-token": token, ...headers } }, (res) => {
			const chunks: Buffer[] = [];
			res.on("data", (chunk) => chunks.push(chunk));
			res.on("end", () =>
				resolve({
					status: res.statusCode ?? 0,
					body: Buffer.concat(chunks).toString(),
					mark: res.headers.etag,
				}),
			);
		});
		sent.on("error", reject);
		sent.end(body);
	});
}

const file = (path: string) => `file?path=${encodeURIComponent(path)}`;
const clinic = file("content/clinic.yaml");
const seen = (text: string) => ({ "if-match": markOf(Buffer.from(text)) });

test("Only the editor's own page, on this machine, is answered", async () => {
	const others: Record<string, string>[] = [
		{ "x-editor-token": "" },
		{ "x-editor-token": "a guess of that size" },
		{ host: "rebound.example" },
		{ host: `rebound.example:${port}` },
		{ origin: "https://elsewhere.example" },
		{ origin: "null" },
		{ "sec-fetch-site": "cross-site" },
		{ "sec-fetch-site": "same-site" },
	];
	for (const headers of others) {
		for (const [method, path] of [
			["GET", "files"],
			["GET", clinic],
			["PUT", clinic],
			["POST", "undo?id=1"],
		] as const) {
			const { status } = await ask(method, path, method === "PUT" ? "name: B\n" : undefined, {
				...seen("name: A\n"),
				...headers,
			});
			assert.equal(status, 403, `${method} ${path} ${JSON.stringify(headers)}`);
		}
	}
	assert.equal(readFileSync(inRoot("content/clinic.yaml"), "utf8"), "name: A\n");
	assert.equal((await ask("GET", "files", undefined, { origin: `http://127.0.0.1:${port}` })).status, 200);
});

test("Nothing outside the content is read, written or removed", async () => {
	symlinkSync(root, inRoot("content/linked"));
	symlinkSync(inRoot("secret.yaml"), inRoot("content/secret.yaml"));
	const paths = [
		"secret.yaml",
		"../secret.yaml",
		"content/../secret.yaml",
		"content/..\\secret.yaml",
		"content//clinic.yaml",
		"/etc/passwd",
		"content/linked/secret.yaml",
		"content/secret.yaml",
		"content/.hidden.yaml",
		"content/.git/config.yaml",
		"content/schemas/clinic.json",
		"content/schemas/new.yaml",
		"content/script.js",
		"content/page.html",
		"content/clinic.yaml\0.png",
		"content/a:b.yaml",
		"content",
		"public/index.yaml",
		"",
	];
	for (const path of paths) {
		for (const method of ["GET", "PUT", "DELETE"]) {
			assert.equal(
				(await ask(method, file(path), method === "PUT" ? "x: 2\n" : undefined)).status,
				403,
				`${method} ${path}`,
			);
		}
	}
	assert.equal(readFileSync(inRoot("secret.yaml"), "utf8"), "x: 1\n");
	const listed = JSON.parse((await ask("GET", "files")).body) as { file: string }[];
	assert.deepEqual(
		listed.map((one) => one.file),
		["content/clinic.yaml"],
	);
});

test("A file is written as it was sent, and put back byte for byte", async () => {
	const old = "name: A\r\n# no break at the end";
	writeFileSync(inRoot("content/clinic.yaml"), old);
	const { mark } = await ask("GET", clinic);
	assert.ok(mark);
	assert.equal((await ask("PUT", clinic, "name: B\n", { "if-match": mark })).status, 200);
	assert.equal(readFileSync(inRoot("content/clinic.yaml"), "utf8"), "name: B\n");
	const [change] = JSON.parse((await ask("GET", "changes")).body) as { id: string }[];
	assert.equal((await ask("POST", `undo?id=${change?.id}`)).status, 200);
	assert.equal(readFileSync(inRoot("content/clinic.yaml"), "utf8"), old);
	assert.equal((await ask("GET", "changes")).body, "[]");
});

test("A film is put in place with its captions and its poster, which may be a drawing", async () => {
	const parts = ["door.mp4", "door.vtt", "door.svg"].map((name) => `public/films/${name}`);
	for (const part of parts) assert.equal((await ask("PUT", file(part), "x")).status, 200, part);
	const listed = (JSON.parse((await ask("GET", "files")).body) as { file: string }[]).map((one) => one.file);
	assert.deepEqual(listed.filter((one) => one.startsWith("public/")).sort(), parts.sort());
});

test("What is saved at once is taken back at once: a new picture goes with the text that names it", async () => {
	const picture = Buffer.from([0, 255, 10, 13]);
	assert.equal((await ask("PUT", file("content/photos/new.jpg"), picture)).status, 200);
	assert.deepEqual(readFileSync(inRoot("content/photos/new.jpg")), picture);
	await ask("PUT", clinic, "name: B\n", seen("name: A\n"));
	const changes = JSON.parse((await ask("GET", "changes")).body) as { id: string }[];
	assert.equal(changes.length, 1);
	await ask("POST", `undo?id=${changes[0]?.id}`);
	assert.equal(existsSync(inRoot("content/photos/new.jpg")), false);
	assert.equal(readFileSync(inRoot("content/clinic.yaml"), "utf8"), "name: A\n");
});

test("An entry that gets another name is taken back at once", async () => {
	const renamed = file("content/doctors/b.yaml");
	const { mark } = await ask("PUT", renamed, "name: A\n");
	await ask("DELETE", clinic, undefined, seen("name: A\n"));
	await ask("PUT", renamed, "name: B\n", { "if-match": mark ?? "" });
	const changes = JSON.parse((await ask("GET", "changes")).body) as { id: string }[];
	assert.equal(changes.length, 1);
	assert.equal((await ask("POST", `undo?id=${changes[0]?.id}`)).status, 200);
	assert.equal(existsSync(inRoot("content/doctors/b.yaml")), false);
	assert.equal(readFileSync(inRoot("content/clinic.yaml"), "utf8"), "name: A\n");
});

test("What a stopped server left half-noted keeps nobody from saving", async () => {
	mkdirSync(inRoot(".cache/edits/0000000000000001"), { recursive: true });
	assert.equal((await ask("PUT", clinic, "name: B\n", seen("name: A\n"))).status, 200);
	assert.equal((JSON.parse((await ask("GET", "changes")).body) as object[]).length, 1);
});

test("A removed file comes back", async () => {
	assert.equal((await ask("DELETE", clinic, undefined, seen("name: A\n"))).status, 200);
	assert.equal(existsSync(inRoot("content/clinic.yaml")), false);
	const [change] = JSON.parse((await ask("GET", "changes")).body) as { id: string }[];
	await ask("POST", `undo?id=${change?.id}`);
	assert.equal(readFileSync(inRoot("content/clinic.yaml"), "utf8"), "name: A\n");
});

test("Nothing is overwritten that the editor has not seen, by saving or by undoing", async () => {
	const stale = await ask("PUT", clinic, "name: B\n", seen("name: old\n"));
	assert.equal(stale.status, 409);
	assert.match(stale.body, /changed elsewhere/);
	assert.equal((await ask("PUT", clinic, "name: B\n")).status, 409, "a file that is there is not new");
	await ask("PUT", clinic, "name: B\n", seen("name: A\n"));
	writeFileSync(inRoot("content/clinic.yaml"), "name: by hand\n");
	const [change] = JSON.parse((await ask("GET", "changes")).body) as { id: string }[];
	assert.equal((await ask("POST", `undo?id=${change?.id}`)).status, 409);
	assert.equal((await ask("POST", "undo?id=../..")).status, 409);
	assert.equal(readFileSync(inRoot("content/clinic.yaml"), "utf8"), "name: by hand\n");
});

test("A text that is too large is refused", async () => {
	const { status, body } = await ask("PUT", file("content/new.yaml"), Buffer.alloc(1_000_001, 32));
	assert.equal(status, 413);
	assert.match(body, /larger than 1 MB/);
	assert.equal(existsSync(inRoot("content/new.yaml")), false);
});
