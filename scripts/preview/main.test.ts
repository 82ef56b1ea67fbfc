import { test } from "node:test";
import { expect } from "@playwright/test";
import { previewSite } from "@/e2e/support/preview-site";
import { runScript, startScript } from "@/e2e/support/run-script";

const command = "scripts/preview/main.ts";

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	test(`the command takes the next free port, names its two addresses and stops on ${signal}`, async (t) => {
		const { folder, preview, request } = await previewSite(t);
		const script = startScript(t, command, folder, { PORT: String(preview.port), HOST: "" });
		await expect.poll(script.text, { timeout: 30_000 }).toMatch(/^Site +(http:\S+)\/\nMailbox +\1\/mailbox\/\n$/);
		const url = /http:\S+/.exec(script.text())?.[0] ?? "";
		expect(Number(new URL(url).port)).toBeGreaterThan(preview.port);
		expect(await (await request.get(url)).text()).toContain("<title>Home</title>");
		script.signal(signal);
		expect(await script.end).toBe(0);
	});
}

test("the command says what to run when the site is not built", async (t) => {
	const { folder } = await previewSite(t);
	const { code, text } = await runScript(t, command, `${folder}/out`, { PORT: "0", HOST: "" });
	expect(code).toBe(1);
	expect(text).toContain("npm run build");
});

test("the command refuses a port that is none", async (t) => {
	const { folder } = await previewSite(t);
	const { code, text } = await runScript(t, command, folder, { PORT: "http", HOST: "" });
	expect(code).toBe(1);
	expect(text).toContain("PORT");
});
