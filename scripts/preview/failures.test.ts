import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { expect, request } from "@playwright/test";
import { ids, previewSite } from "@/e2e/support/preview-site";

for (const [failure, text] of [
	["403", "Forbidden"],
	["412", "Gmail_API: Invalid grant. Please reconnect your Gmail account"],
	["429", "Too Many Requests"],
	["451", "Unavailable For Headless Browser"],
	["500", "Internal Server Error"],
] as const) {
	test(`${failure} is answered until the choice is taken back, and nothing is kept`, async (t) => {
		const { request, folder, preview, sendForm } = await previewSite(t);
		const choose = (choice: string) => request.post(`${preview.url}/mailbox/failure`, { form: { failure: choice } });
		expect(await (await choose(failure)).text()).toContain(`value="${failure}" selected=""`);
		for (let attempt = 0; attempt < 2; attempt++) {
			const answer = await request.post(sendForm, { multipart: ids });
			expect(answer.status()).toBe(Number(failure));
			expect(await answer.text()).toBe(text);
		}
		expect(await readdir(folder)).not.toContain("mailbox");
		await choose("none");
		expect((await request.post(sendForm, { multipart: ids })).status()).toBe(200);
	});
}

test("the connection is cut", async (t) => {
	const { request, sendForm } = await previewSite(t);
	const headers = { Cookie: "mailbox_failure=drop" };
	await expect(request.post(sendForm, { headers, multipart: ids })).rejects.toThrow(/socket hang up|ECONNRESET/);
});

test("an answer never comes, which does not keep the server from closing", async (t) => {
	const { preview, sendForm, raw } = await previewSite(t);
	const send = (cookie: string) => raw(new URL(sendForm).pathname, { method: "POST", headers: { Cookie: cookie } });
	let answered = false;
	const answer = send("mailbox_failure=stall").finally(() => {
		answered = true;
	});
	const stalled = expect(answer).rejects.toThrow(/socket hang up|ECONNRESET/);
	// A request that came later, and is answered, tells that this one was read.
	expect((await send("mailbox_failure=500")).status).toBe(500);
	expect(answered).toBe(false);
	await preview.close();
	await stalled;
});

test("a choice holds for one browser only", async (t) => {
	const { request: browser, preview, sendForm } = await previewSite(t);
	await browser.post(`${preview.url}/mailbox/failure`, { form: { failure: "429" } });
	const other = await request.newContext();
	expect((await other.post(sendForm, { multipart: ids })).status()).toBe(200);
	await other.dispose();
});

test("an unknown failure is refused, and ignored in a cookie", async (t) => {
	const { request, preview, sendForm } = await previewSite(t);
	const answer = await request.post(`${preview.url}/mailbox/failure`, { form: { failure: "418" } });
	expect(answer.status()).toBe(400);
	const headers = { Cookie: "mailbox_failure=418" };
	expect((await request.post(sendForm, { headers, multipart: ids })).status()).toBe(200);
});

for (const [name, value] of [
	["Origin", "https://other.example"],
	["Origin", "null"],
	["Sec-Fetch-Site", "cross-site"],
	["Sec-Fetch-Site", "same-site"],
] as const) {
	test(`another site cannot choose (${name}: ${value})`, async (t) => {
		const { raw } = await previewSite(t);
		const answer = await raw("/mailbox/failure", { method: "POST", headers: { [name]: value }, body: "failure=429" });
		expect(answer.status).toBe(403);
	});
}
