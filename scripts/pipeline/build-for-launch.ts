/**
 * `npm run build:live`: builds the site to publish it, unless `npm run check:live` reports a problem. Previews are
 * built in any case.
 */
import { isPreview } from "@/lib/pages/deployment";
import { runOrExit } from "../exec";

if (!isPreview()) await runOrExit("scripts/launch/check-live.ts");
await runOrExit("scripts/pipeline/build.ts");
