/** `npm run assets`: builds pictures, fonts and the brand's parts, as every build does. */
import { ContentError } from "@/lib/content/problem";
import { orReport } from "../exec";
import { buildAssets } from "./build-assets";

await orReport(() => buildAssets(process.cwd()), ContentError);
