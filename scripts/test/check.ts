/** `npm run check`: formatting, linting, types and content. */
import { must } from "../exec";

await must("node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]);
// Not the program in its bin folder, whose name has no ending: Node takes such a module only from 20.10 on.
await must("node_modules/typescript/lib/tsc.js", ["--noEmit"]);
await must("scripts/content/check.ts");
