import { createRequire } from "node:module";

/** sharp as a CommonJS module: its other form has a syntax that Node knows only from 20.10 on. */
export const sharp: typeof import("sharp").default = createRequire(import.meta.url)("sharp");
