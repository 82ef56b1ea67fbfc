import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BodyError } from "./body";
import { respond } from "./respond";

const portsToTry = 20;

/**
 * Lets a server listen on the given port or, where that is taken, on the next free one.
 *
 * @param host the address to listen on
 * @returns the address by which a browser on this machine reaches it, without a slash at its end
 * @throws the system's error when none of twenty ports can be had
 */
export async function listenFrom(server: Server, first: number, host: string): Promise<string> {
	for (let port = first; ; port++) {
		try {
			return await listen(server, port, host);
		} catch (error) {
			const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
			if (!taken || port === 65_535 || port - first + 1 === portsToTry) throw error;
		}
	}
}

/**
 * Lets a server listen on the given port; 0 takes any free one.
 *
 * @returns its address, as above
 * @throws the system's error, `EADDRINUSE` if the port is taken
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
	server.listen(port, host);
	await once(server, "listening");
	return `http://${reachableName(host)}:${(server.address() as AddressInfo).port}`;
}

/** The port that the command's environment asks for; ends the command if that is none. */
export function portOrExit(): number {
	const port = Number(process.env.PORT || 3000);
	if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
	console.error("PORT must be a number from 0 to 65535");
	process.exit(1);
}

/** Answers a request whose handling has failed: with what is wrong with its body, else with 500. */
export function answerError(error: unknown, res: ServerResponse): void {
	if (res.destroyed) return; // the other side went away
	if (error instanceof BodyError) {
		respond(res, error.status, error.message);
		return;
	}
	console.error(error);
	if (res.headersSent) res.destroy();
	else respond(res, 500, "Internal Server Error");
}

/** The name by which a browser on this machine reaches what listens on `host`. */
function reachableName(host: string): string {
	if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
	return host.includes(":") ? `[${host}]` : host;
}
