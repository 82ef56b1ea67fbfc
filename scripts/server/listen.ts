import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo, Server as SocketServer } from "node:net";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { exitWith } from "../exec";

/** Handlers reach Node's own request and response as `c.env.incoming` and `c.env.outgoing`. */
export type NodeEnv = { Bindings: HttpBindings };

/** Ports that a command tries before it gives up. */
const PORTS = 20;

/** An HTTP server for an app. A request body must arrive within 30 seconds; a response may take any time. */
export const createServer = (app: Hono<NodeEnv>): Server =>
	createAdaptorServer({
		fetch: app.fetch,
		overrideGlobalObjects: false,
		serverOptions: { requestTimeout: 30_000 },
	}) as Server;

/**
 * Makes a server listen, and returns its origin. Counts up from `port` to a free port; 0 takes any. Throws the system's
 * error, `EADDRINUSE` if all ports are taken.
 */
export async function listen(server: SocketServer, port: number, host = "127.0.0.1", ports = PORTS): Promise<string> {
	server.listen(port, host);
	try {
		await once(server, "listening");
	} catch (error) {
		const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
		if (!taken || ports === 1 || port === 65_535) throw error;
		return listen(server, port + 1, host, ports - 1);
	}
	const isWildcard = host === "0.0.0.0" || host === "::";
	const name = isWildcard ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
	return `http://${name}:${(server.address() as AddressInfo).port}`;
}

/** The first port that a command tries: `PORT`, or 3000. Ends the command if it is invalid. */
export function portOrExit(): number {
	const port = Number(process.env.PORT || 3000);
	if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
	return exitWith("PORT must be a number from 0 to 65535");
}

const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether a request comes from this machine and uses a loopback name. The address is not enough: a page of another site
 * can resolve its name to this machine (DNS rebinding), but still sends that name.
 */
export function isLocal({ headers, socket }: IncomingMessage): boolean {
	const name = headers.host?.replace(/:\d+$/, "").toLowerCase() ?? "";
	return LOOPBACK_NAMES.includes(name) && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
}
