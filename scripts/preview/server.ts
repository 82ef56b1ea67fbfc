import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BodyError } from "./body";
import { openMailbox } from "./mailbox";
import { mailboxRoutes } from "./mailbox-routes";
import { respond } from "./respond";
import { sendForm, sendFormPath } from "./send-form";
import { staticFiles } from "./static-files";

export type PreviewOptions = {
	/** The folder to serve, usually `out`. */
	root: string;
	/** The folder that keeps appointment requests; made when the first one comes. */
	mailbox: string;
	/** 0, the default, takes any free port. */
	port?: number;
	/** The address to listen on; by default only this machine reaches the server. */
	host?: string;
};

export type Preview = {
	/** The site's address without a slash at its end; the mailbox is at `/mailbox/` below it. */
	url: string;
	port: number;
	/** Stops the server and cuts what is still open. */
	close(): Promise<void>;
};

/**
 * Starts the preview: the built site as a plain static host serves it, with a mailbox in place of the e-mail service.
 *
 * @throws the system's error when the folder cannot be read or the port is taken (`EADDRINUSE`)
 */
export async function startPreview({ root, mailbox, port = 0, host = "127.0.0.1" }: PreviewOptions): Promise<Preview> {
	const requests = openMailbox(mailbox);
	const serveFile = staticFiles(root);

	async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
		const path = (req.url ?? "/").replace(/[?#].*$/s, "");
		if (path === sendFormPath) await sendForm(req, res, requests);
		else if (!(await mailboxRoutes(path, req, res, requests))) serveFile(path, req, res);
	}

	// Bounds how long a body may take to come; answers may take as long as they like, as a stalled one does.
	const server = createServer({ requestTimeout: 30_000 }, (req, res) => {
		answer(req, res).catch((error: unknown) => answerError(error, res));
	});
	server.listen(port, host);
	await once(server, "listening");

	const address = server.address() as AddressInfo;
	return {
		url: `http://${reachableName(host)}:${address.port}`,
		port: address.port,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function answerError(error: unknown, res: ServerResponse): void {
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
