import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";

/** Starts `npm run dev` in a folder, and waits until it has named its address. */
export async function startDevelopment(folder: string) {
	const child = spawn(process.execPath, ["--import", "tsx", "scripts/server/dev.ts"], {
		cwd: folder,
		env: { ...process.env, PORT: "0", HOST: "", NODE_ENV: "development" },
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
	await expect.poll(() => said, { timeout: 120_000 }).toMatch(/Mailbox +http/);
	return {
		url: /Site +(http:\S+)\//.exec(said)?.[1] ?? "",
		async stop() {
			child.kill("SIGKILL");
			await once(child, "exit");
		},
	};
}
