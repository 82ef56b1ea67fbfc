/**
 * `npm run build:live`: builds the site as it is published, and refuses while `npm run check:live` finds something. A
 * preview is built whatever is found: it is there to look at what is not finished. Arguments are those of the build.
 */
import { isPreview } from "@/lib/site/preview";
import { runOrExit } from "../exec";

if (!isPreview()) await runOrExit("scripts/launch/check-live.ts");
await runOrExit("scripts/build/build.ts", process.argv.slice(2));
