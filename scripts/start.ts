/** `npm start`: builds the site with the embedded mailbox and serves it. */
import { must } from "./run";
import { embeddedMailbox } from "./settings";

await must("scripts/build.ts", [], embeddedMailbox);
await import("./preview/main");
