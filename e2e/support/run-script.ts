import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { pathToFileURL } from "node:url";

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** One of our scripts at work; `text` gathers what it prints. */
export type Started = {
	text: () => string;
	/** Asks it to stop. */
	signal(name: NodeJS.Signals): void;
	/** Its exit code, or the signal that ended it. */
	end: Promise<number | string>;
};

/**
 * Starts a script in a folder as a command line would. It is stopped when the test is over.
 * @param script its path from the repository's root
 * @param env variables to set; an empty one counts as set
 * @param args what the command line gives it
 */
export function startScript(
	t: TestContext,
	script: string,
	folder: string,
	env: Record<string, string> = {},
	args: string[] = [],
): Started {
	const root = process.cwd();
	const child = spawn(process.execPath, ["--import", tsx, join(root, script), ...args], {
		cwd: folder,
		// The test runner's own variable would turn what the script prints into a report.
		env: { ...process.env, NODE_TEST_CONTEXT: undefined, TSX_TSCONFIG_PATH: join(root, "tsconfig.json"), ...env },
	});
	t.after(() => child.kill());
	let text = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += chunk));
	return {
		text: () => text,
		signal: (name) => child.kill(name),
		end: once(child, "close").then(([code, signal]) => code ?? signal),
	};
}

/** Runs a script in a folder to its end: its exit code, and what it printed. */
export async function runScript(
	...script: Parameters<typeof startScript>
): Promise<{ code: number | string; text: string }> {
	const { text, end } = startScript(...script);
	return { code: await end, text: text() };
}
