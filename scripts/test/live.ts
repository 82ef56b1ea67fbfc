/** `npm run test:live`: sends a request through the form of the published site, or of that at `SITE_URL`. */
import { loadContent } from "@/lib/content/load";
import { wholeAddress } from "@/lib/pages/deployment";
import { runOrExit } from "../exec";
import { chromeOrExit } from "./browsers";

process.env.CHROME_PATH = chromeOrExit();
process.env.SITE_URL ??= wholeAddress(loadContent(process.cwd()).clinic, "/");
await runOrExit("node_modules/@playwright/test/cli.js", ["test", "--project=live"]);
