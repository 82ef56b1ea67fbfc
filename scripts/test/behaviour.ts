/** `npm run test:behaviour`: what the software does, on the clinic of the tests; arguments go to Playwright. */
import { buildClinic } from "@/e2e/clinic/build";
import { addPhotographs } from "@/e2e/clinic/photographs";
import { NIGHTLY, runBrowserTests } from "./browser-tests";

/** Tests of the site in `out/` that find nothing more in a second site. */
const SLOW_SPECS = "hosting|The first view of|(accessibility|keyboard|typefaces|reflow|faults)\\.spec";

const args = process.argv.slice(2);
const everyPage = Boolean(process.env.EVERY_PAGE);
const clinic = await buildClinic({ change: addPhotographs });
const env = { SITE_ROOT: clinic.folder };
// Tests that are named run, whether by day or by night.
const skip = everyPage || args.length > 0 ? undefined : NIGHTLY;
process.exitCode = await runBrowserTests(["behaviour"], { skip, args, env });
// Those of `e2e/built` hold for any clinic; each night they are tried on this one, too.
if (process.exitCode === 0 && everyPage) process.exitCode = await runBrowserTests(["built"], { skip: SLOW_SPECS, env });
await clinic.remove();
