/** `npm test`: every check, a build with the embedded mailbox, and all browser tests against it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstallBrowser } from "./browser";
import { startPreview } from "./preview/server";
import { must, run } from "./run";
import { embeddedMailbox } from "./settings";

const browser = await findOrInstallBrowser().catch((error: Error) => {
	console.error(error.message);
	process.exit(1);
});

await must("node_modules/@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]);
await must("node_modules/typescript/bin/tsc", ["--noEmit"]);
await must("scripts/check-content.ts");
await must("scripts/build.ts", [], embeddedMailbox);

const mailbox = mkdtempSync(join(tmpdir(), "mailbox-"));
const preview = await startPreview({ root: "out", mailbox });
const code = await run("node_modules/@playwright/test/cli.js", ["test", ...process.argv.slice(2)], {
	SITE_URL: preview.url,
	CHROME_PATH: browser,
});
await preview.close();
rmSync(mailbox, { recursive: true });
process.exit(code);
