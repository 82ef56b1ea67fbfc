import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { test } from "./preview-server-fixture";

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const command = fileURLToPath(new URL("../scripts/preview/main.ts", import.meta.url));

/** Starts the command in a folder; `text` gathers what it prints. */
function start(folder: string, port: string): { child: ChildProcess; text: () => string } {
	const child = spawn(process.execPath, ["--import", tsx, command], {
		cwd: folder,
		env: { ...process.env, PORT: port, HOST: "" },
	});
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
	return { child, text: () => text };
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	test(`the command takes the next free port, names its two addresses and stops on ${signal}`, async ({
		folder,
		preview,
		request,
	}) => {
		const { child, text } = start(folder, String(preview.port));
		await expect.poll(text).toMatch(/^Site +(http:\S+)\/\nMailbox +\1\/mailbox\/\n$/);
		const url = /http:\S+/.exec(text())?.[0] ?? "";
		expect(Number(new URL(url).port)).toBeGreaterThan(preview.port);
		expect(await (await request.get(url)).text()).toContain("<title>Home</title>");
		child.kill(signal);
		expect(await once(child, "exit")).toEqual([0, null]);
	});
}

test("the command says what to run when the site is not built", async ({ folder }) => {
	const { child, text } = start(`${folder}/out`, "0");
	expect(await once(child, "exit")).toEqual([1, null]);
	expect(text()).toContain("npm run build");
});

test("the command refuses a port that is none", async ({ folder }) => {
	const { child, text } = start(folder, "http");
	expect(await once(child, "exit")).toEqual([1, null]);
	expect(text()).toContain("PORT");
});
