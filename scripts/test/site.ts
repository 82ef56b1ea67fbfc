/** `npm run test:site`: checks the site that stands in `out/`; arguments are parts of paths. */
import { existsSync } from "node:fs";
import { browserOrExit } from "./browser";
import { testSite } from "./suites";

if (!existsSync("out/index.html")) {
	console.error("There is no site in out/ to check. Build it first: npm run build");
	process.exit(1);
}
process.exit(await testSite(await browserOrExit(), process.argv.slice(2)));
