import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A server program that runs. */
export type Running = {
	port: number;
	/** Ends the program and waits until it has gone. */
	stop(): Promise<void>;
};

/** The user and group that servers run as, when the tests run as root: `nobody`, who owns what they serve. */
export const servedBy = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** Where a program lies, looked for as a shell does and where Debian puts servers; undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
	const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
	return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** A port of the loopback interface that nothing listens on. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}

/**
 * Starts a server program that stays in the foreground, and waits until it accepts connections.
 * @param folder where it runs and keeps its own files
 * @throws with what the program said, if it ends or does not listen within a minute
 */
export async function startProgram(program: string, args: string[], port: number, folder: string): Promise<Running> {
	const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
	// Cloudflare's and Netlify's programs ask no questions then.
	const env = { ...process.env, ...home, CI: "1", WRANGLER_SEND_METRICS: "false" };
	const child = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], ...servedBy });
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
	child.once("error", (error) => (said += error));
	const killWithUs = () => child.kill("SIGKILL");
	process.once("exit", killWithUs);
	const stop = async () => {
		process.off("exit", killWithUs);
		await end(child);
	};

	for (const deadline = Date.now() + 60_000; !(await accepts(port)); await wait(20)) {
		if (Date.now() < deadline && isRunning(child)) continue;
		await stop();
		throw new Error(`${program} does not listen on port ${port}: ${said}`);
	}
	return { port, stop };
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) =>
	pid !== undefined && exitCode === null && signalCode === null;

async function end(child: ChildProcess): Promise<void> {
	if (!isRunning(child)) return;
	const gone = once(child, "exit");
	child.kill("SIGTERM");
	const stubborn = setTimeout(() => child.kill("SIGKILL"), 3_000);
	await gone;
	clearTimeout(stubborn);
}

function accepts(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, "127.0.0.1");
		socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
		socket.once("connect", () => socket.destroy());
	});
}
