/** `npm run dev`: finishes pictures and fonts, then serves the site as it is being edited. */
import { must, run } from "./run";
import { embeddedMailbox } from "./settings";

await must("scripts/build-assets.ts");
process.exitCode = await run("node_modules/next/dist/bin/next", ["dev", ...process.argv.slice(2)], {
	...embeddedMailbox,
	NEXT_TELEMETRY_DISABLED: "1",
});
