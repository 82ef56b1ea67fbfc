/**
 * `npm run preview`: serves `out/` with the mailbox; `npm start` builds it before. `PORT` (default 3000) is the first
 * port to try; `HOST=0.0.0.0` opens the site, but not the mailbox page, to other devices such as a phone.
 */
import { existsSync } from "node:fs";
import { exitWith, runOrExit } from "../exec";
import { embeddedMailbox } from "../pipeline/settings";
import { portOrExit } from "./listen";
import { startPreview } from "./preview";

if (process.argv.includes("--build")) await runOrExit("scripts/pipeline/build.ts", [], embeddedMailbox);
if (!existsSync("out/index.html")) exitWith("out/index.html is missing. Build the site first: npm run build");
const preview = await startPreview({
	root: "out",
	mailbox: ".mailbox",
	port: portOrExit(),
	host: process.env.HOST || undefined,
}).catch((error: Error) => exitWith(`Cannot start: ${error.message}`));
console.log(`Site     ${preview.url}/`);
console.log(`Mailbox  ${preview.mailbox}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void preview.close());
