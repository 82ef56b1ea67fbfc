/**
 * Serves the built site from `out/` with the embedded mailbox. `PORT` (default 3000) is where to look for a free port
 * from; `HOST=0.0.0.0` opens the site, but not the mailbox's pages, to other devices such as a phone.
 */
import { existsSync } from "node:fs";
import { portOrExit } from "./listen";
import { type Preview, startPreview } from "./server";

const root = "out";

function stop(message: string): never {
	console.error(message);
	process.exit(1);
}

if (!existsSync(`${root}/index.html`)) stop(`${root}/index.html is missing. Build the site first: npm run build`);

const options = { root, mailbox: ".mailbox", port: portOrExit(), search: true, host: process.env.HOST || undefined };
const preview: Preview = await startPreview(options).catch((error: Error) => stop(`Cannot start: ${error.message}`));

console.log(`Site     ${preview.url}/`);
console.log(`Mailbox  ${preview.mailbox}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void preview.close());
