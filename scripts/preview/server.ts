import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { answerError, listen, listenFrom } from "./listen";
import { openMailbox } from "./mailbox";
import { answerMailbox, pathOf } from "./mailbox-server";
import { respond } from "./respond";
import { siteFolder } from "./site-folder";
import { staticFiles } from "./static-files";

export type PreviewOptions = {
	/** The folder to serve, usually `out`. */
	root: string;
	/** The folder that keeps appointment requests; made when the first one comes. */
	mailbox: string;
	/** 0, the default, takes any free port. */
	port?: number;
	/** Whether to take the next free port where that one is taken. */
	search?: boolean;
	/** The address to listen on; by default only this machine reaches the server. */
	host?: string;
};

export type Preview = {
	/** The site's address without a slash at its end, with the folder in which it stands, if it stands in one. */
	url: string;
	/** The address of the mailbox's page, at the top of the host whatever the site's folder. */
	mailbox: string;
	port: number;
	/** Stops the server and cuts what is still open. */
	close(): Promise<void>;
};

/**
 * Starts the preview: the built site as a plain static host serves it, with a mailbox in place of the e-mail service.
 *
 * @throws the system's error when the folder cannot be read or the port is taken (`EADDRINUSE`)
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
	const { root, mailbox, port = 0, search = false, host = "127.0.0.1" } = options;
	const requests = openMailbox(mailbox);
	const serveFile = staticFiles(root);
	const folder = siteFolder(root);

	async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
		if (await answerMailbox(req, res, requests)) return;
		const path = pathOf(req);
		if (!folder || path.startsWith(`${folder}/`)) serveFile(path.slice(folder.length), req, res);
		else if (path === "/" || path === folder) respond(res, 302, "", { Location: `${folder}/` });
		else respond(res, 404, `The site stands in ${folder}/`);
	}

	// Bounds how long a body may take to come; answers may take as long as they like, as a stalled one does.
	const server = createServer({ requestTimeout: 30_000 }, (req, res) => {
		answer(req, res).catch((error: unknown) => answerError(error, res));
	});
	const origin = await (search ? listenFrom : listen)(server, port, host);
	return {
		url: origin + folder,
		mailbox: `${origin}/mailbox/`,
		port: Number(new URL(origin).port),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
