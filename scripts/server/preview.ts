import { Hono } from "hono";
import { createServer, listen, type NodeEnv } from "./listen";
import { mailboxRoutes } from "./mailbox";
import { siteFolder, staticFiles } from "./static-files";

export type PreviewOptions = {
	/** The folder to serve, usually `out`. */
	root: string;
	/** The folder for appointment requests; created when the first one comes. */
	mailbox: string;
	/** The first port to try; 0, the default, takes any free port. */
	port?: number;
	/** The address to listen on; by default only this machine reaches the server. */
	host?: string;
};

export type Preview = {
	/** The site's address without its final slash, including the folder of the host for which the site was built. */
	url: string;
	/** The address of the mailbox page, at the top of the host whatever the site's folder. */
	mailbox: string;
	port: number;
	/** Stops the server and cuts open connections. */
	close(): Promise<void>;
};

/** Serves the built site as a static host does, with a mailbox instead of the e-mail service. */
export async function startPreview({ root, mailbox, port = 0, host }: PreviewOptions): Promise<Preview> {
	const folder = siteFolder(root);
	const app = new Hono<NodeEnv>().route("/", mailboxRoutes(mailbox)).route("/", staticFiles(root, folder));
	const server = createServer(app);
	const origin = await listen(server, port, host);
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
