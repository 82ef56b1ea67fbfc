/** `npm run test:behaviour`: what the software does, against the clinic of the tests; arguments are parts of paths. */
import { browserOrExit } from "./browser";
import { testBehaviour } from "./suites";

process.exit(await testBehaviour(await browserOrExit(), process.argv.slice(2)));
