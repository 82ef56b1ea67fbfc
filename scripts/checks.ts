import { must } from "./run";

/** Checks formatting, linting, types and content; ends the command at the first that fails. */
export async function checkAll(): Promise<void> {
	await must("node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]);
	await must("node_modules/typescript/bin/tsc", ["--noEmit"]);
	await must("scripts/check-content.ts");
}
