/** `npm start`: builds the site with the embedded mailbox and serves it. */

import { runOrExit } from "../exec";
import { embeddedMailbox } from "../pipeline/settings";

await runOrExit("scripts/pipeline/build.ts", [], embeddedMailbox);
await import("./main");
