/** `npm run test:units`: the tests beside the code; arguments are parts of the paths of those to run. */
import { runUnitTests } from "./unit-tests";

process.exitCode = await runUnitTests(process.argv.slice(2));
