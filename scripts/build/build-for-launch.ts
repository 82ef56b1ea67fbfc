/**
 * `npm run build:live`: builds the site as it is published, and refuses while `npm run check:live` finds something. A
 * preview is built whatever is found: it is there to look at what is not finished. Arguments are those of the build.
 */
import { isPreview } from "@/lib/site/preview";
import { must } from "../exec";

if (!isPreview()) await must("scripts/launch/check-live.ts");
await must("scripts/build/build.ts", process.argv.slice(2));
