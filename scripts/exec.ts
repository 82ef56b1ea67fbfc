import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * Runs a JavaScript or TypeScript program, by its path from the root, and shows its output. Returns its exit code; 1 if it could
 * not start or was ended by a signal.
 */
export function run(program: string, args: string[] = [], env: Record<string, string> = {}): Promise<number> {
	const loader = program.endsWith(".ts") ? ["--import", "tsx"] : [];
	const command = [...loader, join(process.cwd(), program), ...args];
	return new Promise((resolve) => {
		const child = spawn(process.execPath, command, { stdio: "inherit", env: { ...process.env, ...env } });
		child.once("error", () => resolve(1));
		child.once("exit", (code) => resolve(code ?? 1));
	});
}

/** Does the work of a command. An error of an expected class ends it with its message and the exit code 1. */
export async function orReport(work: () => unknown, ...expected: (new (...args: never[]) => Error)[]): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
}

/** Ends a command with a message for its user. */
export function exitWith(message: string): never {
	console.error(message);
	process.exit(1);
}

/** Runs a program and ends this one, with the same exit code, if it fails. */
export async function runOrExit(program: string, args: string[] = [], env: Record<string, string> = {}): Promise<void> {
	const code = await run(program, args, env);
	if (code !== 0) process.exit(code);
}
