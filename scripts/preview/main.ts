/**
 * Serves the built site from `out/` with the embedded mailbox. `PORT` (default 3000) is where to look for a free port
 * from; `HOST=0.0.0.0` opens the site, but not the mailbox's pages, to other devices such as a phone.
 */
import { existsSync } from "node:fs";
import { type Preview, type PreviewOptions, startPreview } from "./server";

const root = "out";
const portsToTry = 20;

/** Starts on the given port or, where that is taken, on the next free one. */
async function startFrom(first: number, options: PreviewOptions): Promise<Preview> {
	for (let port = first; ; port++) {
		try {
			return await startPreview({ ...options, port });
		} catch (error) {
			const taken = (error as NodeJS.ErrnoException).code === "EADDRINUSE";
			if (!taken || port === 65_535 || port - first + 1 === portsToTry) throw error;
		}
	}
}

function stop(message: string): never {
	console.error(message);
	process.exit(1);
}

if (!existsSync(`${root}/index.html`)) stop(`${root}/index.html is missing. Build the site first: npm run build`);

const port = Number(process.env.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) stop("PORT must be a number from 0 to 65535");

const options = { root, mailbox: ".mailbox", host: process.env.HOST || undefined };
const preview = await startFrom(port, options).catch((error: Error) => stop(`Cannot start: ${error.message}`));

console.log(`Site     ${preview.url}/`);
console.log(`Mailbox  ${preview.url}/mailbox/`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void preview.close());
