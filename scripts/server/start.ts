/** `npm start`: builds the site with the embedded mailbox and serves it. */

import { embeddedMailbox } from "../build/settings";
import { runOrExit } from "../exec";

await runOrExit("scripts/build/build.ts", [], embeddedMailbox);
await import("./main");
