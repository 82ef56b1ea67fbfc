import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SYMBOLS_FILE } from "../brand/symbols";
import { cachedUntilFilesChange } from "../memoize";
import { stateOf } from "./files";

const root = process.cwd();

/** The markup of the `<symbol>`s of the brand's drawings. */
export const brandSymbols: () => string = cachedUntilFilesChange(
	() => stateOf(root, [SYMBOLS_FILE]),
	() => readFileSync(join(root, SYMBOLS_FILE), "utf8"),
);
