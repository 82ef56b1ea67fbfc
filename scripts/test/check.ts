/** `npm run check`: formatting, linting, types, lines and content. */
import { runOrExit } from "../exec";

await runOrExit("node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]);
// Not the program in its bin folder, whose name has no ending: Node takes such a module only from 20.10 on.
await runOrExit("node_modules/typescript/lib/tsc.js", ["--noEmit"]);
await runOrExit("scripts/test/line-budgets.ts");
await runOrExit("scripts/content/check.ts");
