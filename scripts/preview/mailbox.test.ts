import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { expect } from "@playwright/test";
import { ids, previewSite } from "@/e2e/support/preview-site";
import { CAPACITY } from "./mailbox";
import { startPreview } from "./server";

/** The fields of an appointment request, hostile where they can be. */
const hostile = { user_name: "<script>alert(1)</script>", "../../name": "../../../value", message: "one\r\n  two" };

test("a request is accepted, from any origin, and kept as one readable file", async (t) => {
	const { request, mailbox, sendForm } = await previewSite(t);
	const answer = await request.post(sendForm, { multipart: { ...hostile, ...ids } });
	expect(answer.status()).toBe(200);
	expect(await answer.text()).toBe("OK");
	expect(answer.headers()["access-control-allow-origin"]).toBe("*");

	const files = await readdir(mailbox);
	expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}\.json$/)]);
	const stored = JSON.parse(await readFile(join(mailbox, files[0] ?? ""), "utf8"));
	expect(Math.abs(Date.now() - Date.parse(stored.received))).toBeLessThan(10_000);
	expect(stored.fields).toEqual(Object.entries({ ...hostile, ...ids }).map(([name, value]) => ({ name, value })));
});

test("another origin may ask beforehand", async (t) => {
	const { request, sendForm } = await previewSite(t);
	const answer = await request.fetch(sendForm, { method: "OPTIONS", headers: { Origin: "https://other.example" } });
	expect(answer.status()).toBe(204);
	expect(answer.headers()["access-control-allow-origin"]).toBe("*");
	expect(answer.headers()["access-control-allow-methods"]).toContain("POST");
});

for (const [id, reason] of [
	["user_id", "The Public Key is required"],
	["service_id", "The service ID is required"],
	["template_id", "The template ID is required"],
] as const) {
	test(`a request without ${id} is refused with the reason`, async (t) => {
		const { request, folder, sendForm } = await previewSite(t);
		const answer = await request.post(sendForm, { multipart: { ...ids, [id]: "" } });
		expect(answer.status()).toBe(400);
		expect(await answer.text()).toContain(reason);
		expect(await readdir(folder)).not.toContain("mailbox");
	});
}

const part = (disposition: string, value = "x") =>
	`--b\r\nContent-Disposition: form-data${disposition}\r\n\r\n${value}\r\n`;
const idParts = Object.entries(ids)
	.map(([name, value]) => part(`; name="${name}"`, value))
	.join("");
const multipart = "multipart/form-data; boundary=b";
for (const [what, type, body, status] of [
	["another type", "application/x-www-form-urlencoded", "user_id=x", 400],
	["no type", "", "", 400],
	["no boundary", "multipart/form-data", `${idParts}--b--\r\n`, 400],
	["an unfinished body", multipart, idParts, 400],
	["a field without a name", multipart, `${idParts}${part("")}--b--\r\n`, 400],
	["a file", multipart, `${idParts}${part('; name="f"; filename="f.txt"')}--b--\r\n`, 400],
	["too many fields", multipart, `${idParts}${part('; name="f"').repeat(60)}--b--\r\n`, 400],
	["more than 50 kB", multipart, `${idParts}${part('; name="f"', "x".repeat(51_200))}--b--\r\n`, 413],
	["far more than 50 kB", multipart, "x".repeat(5_000_000), 413],
] as const) {
	test(`a request with ${what} is refused with ${status}`, async (t) => {
		const { folder, sendForm, raw } = await previewSite(t);
		const headers = type === "" ? undefined : { "Content-Type": type };
		const answer = await raw(new URL(sendForm).pathname, { method: "POST", headers, body });
		expect(answer.status).toBe(status);
		expect(answer.headers["content-type"]).toContain("text/plain");
		expect(answer.body.length).toBeGreaterThan(0);
		expect(await readdir(folder)).not.toContain("mailbox");
	});
}

test("requests sent side by side are all kept, the newest first", async (t) => {
	const { request, preview, sendForm } = await previewSite(t);
	const numbers = Array.from({ length: 30 }, (_, index) => String(index));
	await Promise.all(numbers.map((n) => request.post(sendForm, { multipart: { n, ...ids } })));
	await request.post(sendForm, { multipart: { n: "last", ...ids } });
	const stored: { fields: { value: string }[] }[] = await (
		await request.get(`${preview.url}/mailbox/requests.json`)
	).json();
	const values = stored.map(({ fields }) => fields[0]?.value);
	expect(values[0]).toBe("last");
	expect(values.slice(1).sort()).toEqual(numbers.sort());
});

test("it holds so many requests and no more: the oldest goes", async (t) => {
	const { request, mailbox, sendForm } = await previewSite(t);
	await mkdir(mailbox);
	const names = Array.from({ length: CAPACITY }, (_, index) => `2000-${String(index).padStart(3, "0")}.json`);
	await Promise.all(names.map((name) => writeFile(join(mailbox, name), "{}")));
	await request.post(sendForm, { multipart: ids });
	const kept = (await readdir(mailbox)).sort();
	expect(kept).toHaveLength(CAPACITY);
	expect(kept.slice(0, -1)).toEqual(names.slice(1));
});

test("its page shows requests as text, in Indian time, and files it cannot read", async (t) => {
	const { request, mailbox, preview, sendForm } = await previewSite(t);
	const page = () => request.get(`${preview.url}/mailbox/`);
	expect(await (await page()).text()).toContain("No requests yet");

	await request.post(sendForm, { multipart: { ...hostile, ...ids } });
	await writeFile(join(mailbox, "2001.json"), '{"received":');
	const fields = [{ name: "user_name", value: "Asha" }];
	await writeFile(join(mailbox, "2000.json"), JSON.stringify({ received: "2026-11-21T20:00:00.000Z", fields }));
	const answer = await page();
	expect(answer.status()).toBe(200);
	expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
	expect(answer.headers()).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-store" });
	const html = await answer.text();
	expect(html).not.toContain("<script");
	expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(html).toContain("one\r\n  two");
	expect(html).toContain("22 Nov 2026, 01:30:00 IST");
	expect(html).toContain("Unreadable file");
	expect(html.indexOf("one\r\n")).toBeLessThan(html.indexOf("Asha"));
});

for (const host of ["clinic.example", "localhost.clinic.example", "192.168.1.5:3000"]) {
	test(`its pages are closed to the name ${host}`, async (t) => {
		const { raw } = await previewSite(t);
		const headers = { Host: host };
		expect((await raw("/mailbox/", { headers })).status).toBe(403);
		expect((await raw("/mailbox/requests.json", { headers })).status).toBe(403);
		expect((await raw("/mailbox/failure", { method: "POST", headers, body: "failure=429" })).status).toBe(403);
	});
}

for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"]) {
	test(`its pages are open to the name ${host}`, async (t) => {
		const { raw } = await previewSite(t);
		expect((await raw("/mailbox/", { headers: { Host: host } })).status).toBe(200);
	});
}

/** An address by which other machines reach this one. */
const address = Object.values(networkInterfaces())
	.flat()
	.find((entry) => entry && !entry.internal && entry.family === "IPv4")?.address;

test("open to the network, the site and its form are there for other devices, the mailbox's pages are not", {
	skip: !address && "this machine is in no network",
}, async (t) => {
	const { request, folder, mailbox } = await previewSite(t);
	const preview = await startPreview({ root: join(folder, "out"), mailbox, host: "0.0.0.0" });
	t.after(() => preview.close());
	const from = (path: string, host: string) =>
		request.get(`http://${address}:${preview.port}${path}`, { headers: { Host: host } });
	expect((await from("/about/", "clinic.example")).status()).toBe(200);
	const send = `http://${address}:${preview.port}/api/v1.0/email/send-form`;
	expect((await request.post(send, { multipart: ids })).status()).toBe(200);
	for (const name of ["localhost", "127.0.0.1", `${address}`]) {
		expect((await from("/mailbox/", name)).status()).toBe(403);
		expect((await from("/mailbox/requests.json", name)).status()).toBe(403);
	}
	expect((await request.get(`${preview.url}/mailbox/`)).status()).toBe(200);
});
