/**
 * `npm run test:engines`: the main journeys through the site in `out/`, in Firefox and WebKit, or in the one that comes
 * first among the arguments; the others are parts of paths or options of Playwright's.
 */
import { existsSync } from "node:fs";
import { testEngines } from "./suites";

if (!existsSync("out/index.html")) {
	console.error("There is no site in out/ to visit. Build it first: npm run build");
	process.exit(1);
}
const [first, ...others] = process.argv.slice(2);
const code =
	first === "firefox" || first === "webkit"
		? await testEngines(others, [first])
		: await testEngines(process.argv.slice(2));
process.exit(code);
