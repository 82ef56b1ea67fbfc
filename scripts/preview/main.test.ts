import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { type TestContext, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { previewSite } from "@/tests/support/preview-site";

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const command = fileURLToPath(new URL("./main.ts", import.meta.url));

/** Starts the command in a folder, for the time of a test; `text` gathers what it prints. */
function start(t: TestContext, folder: string, port: string): { child: ChildProcess; text: () => string } {
	const child = spawn(process.execPath, ["--import", tsx, command], {
		cwd: folder,
		env: { ...process.env, PORT: port, HOST: "" },
	});
	t.after(() => child.kill());
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
	return { child, text: () => text };
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	test(`the command takes the next free port, names its two addresses and stops on ${signal}`, async (t) => {
		const { folder, preview, request } = await previewSite(t);
		const { child, text } = start(t, folder, String(preview.port));
		await expect.poll(text).toMatch(/^Site +(http:\S+)\/\nMailbox +\1\/mailbox\/\n$/);
		const url = /http:\S+/.exec(text())?.[0] ?? "";
		expect(Number(new URL(url).port)).toBeGreaterThan(preview.port);
		expect(await (await request.get(url)).text()).toContain("<title>Home</title>");
		child.kill(signal);
		expect(await once(child, "exit")).toEqual([0, null]);
	});
}

test("the command says what to run when the site is not built", async (t) => {
	const { folder } = await previewSite(t);
	const { child, text } = start(t, `${folder}/out`, "0");
	expect(await once(child, "exit")).toEqual([1, null]);
	expect(text()).toContain("npm run build");
});

test("the command refuses a port that is none", async (t) => {
	const { folder } = await previewSite(t);
	const { child, text } = start(t, folder, "http");
	expect(await once(child, "exit")).toEqual([1, null]);
	expect(text()).toContain("PORT");
});
