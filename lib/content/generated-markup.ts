import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SYMBOLS_FILE } from "../brand/symbols";
import { cachedUntilFilesChange } from "../memoize";
import { FIRST_PAINT_FILE } from "../site/first-paint";
import { stateOf } from "./files";

/** The text of a file that the build generates before Next runs. */
const generated = (file: string): (() => string) =>
	cachedUntilFilesChange(
		() => stateOf(process.cwd(), [file]),
		() => readFileSync(join(process.cwd(), file), "utf8"),
	);

/** The markup of the `<symbol>`s of the brand's drawings. */
export const brandSymbols = generated(SYMBOLS_FILE);

/** The inline script of every page. */
export const firstPaintScript = generated(FIRST_PAINT_FILE);
