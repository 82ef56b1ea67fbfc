/** `npm start`: builds the site with the embedded mailbox and serves it. */

import { embeddedMailbox } from "../build/settings";
import { must } from "../exec";

await must("scripts/build/build.ts", [], embeddedMailbox);
await import("./main");
