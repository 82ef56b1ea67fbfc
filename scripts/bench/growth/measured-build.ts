import { spawn } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { embeddedMailbox } from "@/scripts/build/settings";
import { STEPS, type Step } from "@/scripts/build/steps";
import { memoryOfTree } from "./process-tree";

/** Milliseconds between two looks at the memory. */
const PAUSE = 500;

/** What a build took. */
export type MeasuredBuild = {
	steps: Step[];
	/** Of the whole command, the start of the programs included. */
	seconds: number;
	/** The most megabytes that all processes of the build had at once. */
	memory: number;
};

/**
 * Builds a project and measures it.
 * @throws with what the build said, if it fails
 */
export async function measuredBuild(root: string): Promise<MeasuredBuild> {
	rmSync(join(root, STEPS), { force: true });
	const start = performance.now();
	const child = spawn(process.execPath, ["--import", "tsx", "scripts/build/build.ts"], {
		cwd: root,
		env: { ...process.env, ...embeddedMailbox, NODE_ENV: "production" },
	});
	let said = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			said += text;
		});
	}
	let memory = 0;
	const look = setInterval(() => {
		if (child.pid) memory = Math.max(memory, memoryOfTree(child.pid));
	}, PAUSE);
	const code = await new Promise<number | null>((resolve, reject) => {
		child.once("error", reject);
		child.once("close", resolve);
	});
	clearInterval(look);
	const seconds = (performance.now() - start) / 1000;
	if (code !== 0 || !statSync(join(root, STEPS), { throwIfNoEntry: false })) {
		throw new Error(`The build failed:\n${said.slice(-8000)}`);
	}
	return { steps: JSON.parse(readFileSync(join(root, STEPS), "utf8")) as Step[], seconds, memory };
}
