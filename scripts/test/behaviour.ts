/** `npm run test:behaviour`: what the software does, on the clinic of the tests; arguments go to Playwright. */
import { buildClinic } from "@/e2e/clinic/build";
import { addPhotographs } from "@/e2e/clinic/photographs";
import { run } from "../exec";

/** Tests of the site in `out/` that find nothing more in a second site. */
const SLOW_SPECS = "@servers|The first view of|(accessibility|keyboard|late-fonts|reflow|faults)\\.spec";

const clinic = await buildClinic({ change: addPhotographs });
// Those of `e2e/built` hold for any clinic. The weekly run tries them on this one, too.
const built = process.env.EVERY_PAGE ? ["--project=built", `--grep-invert=${SLOW_SPECS}`] : [];
const projects = ["--project=behaviour", ...built];
process.exitCode = await run("node_modules/@playwright/test/cli.js", ["test", ...projects, ...process.argv.slice(2)], {
	SITE_ROOT: clinic.folder,
});
await clinic.remove();
